import { clip, outline } from '../outline.ts'
import { arc, type Point } from '../pen.ts'
import type { Random } from '../random.ts'
import { area, CONTAINERS, type Figure, line, rect, round, type Shape } from '../shapes.ts'

const polygonOf = (figure: Figure, r = 13): Point[] => outline(figure(round(), 16, 16, r).d)[0] ?? []

/** The stripe of a polygon between two curves of y over x; both bend little, so that one cut each is enough. */
const between = (
  points: readonly Point[],
  top: (x: number) => number,
  bottom: (x: number) => number,
): Point[] =>
  clip(
    clip(dense(points), (x, y) => y - top(x)),
    (x, y) => bottom(x) - y,
  )

/** More points along the edges, so that a bent cut follows its curve. */
const dense = (points: readonly Point[]): Point[] =>
  points.flatMap(([x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y]
    const count = Math.max(1, Math.ceil(Math.hypot(nx - x, ny - y) / 2))
    return Array.from(
      { length: count },
      (_, step): Point => [x + ((nx - x) * step) / count, y + ((ny - y) * step) / count],
    )
  })

/** A figure cut into stripes that grow thinner, straight or tilted: a sun over water, a signal. */
export function sliced(random: Random): Shape[] {
  const figure =
    CONTAINERS[random.pick(['disc', 'squircle', 'drop', 'hexagon', 'arch', 'leafTile', 'diamond', 'pin'])]
  const count = random.pick([3, 4, 5, 6])
  const tilt = random.pick([0, 0, 0.5, -0.5])
  const growth = random.pick([1, 0.72, 1.35])
  const gap = random.pick([1.2, 1.7])
  const weights = Array.from({ length: count }, (_, index) => growth ** index)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const span = 28 * (1 + Math.abs(tilt))
  const second = random.int(0, count - 1)
  let y = 16 - span / 2
  return weights.flatMap((weight, index): Shape[] => {
    const height = (weight / sum) * span
    const from = y
    y += height
    const line = (edge: number) => (x: number) => edge + (x - 16) * tilt
    const band = between(polygonOf(figure), line(from + gap / 2), line(from + height - gap / 2))
    return band.length < 3 ? [] : [area(round().polygon(band), index === second ? 'accent' : 'main')]
  })
}

/** Waves one below the other, as wide as the box. */
export function waves(random: Random): Shape[] {
  const count = random.pick([2, 3, 4])
  const weight = random.pick([2.2, 3, 3.8])
  const height = random.pick([2, 3.2])
  const gap = Math.max(weight + 1.6, 22 / count)
  const length = random.pick([13, 26])
  const isShrinking = random.chance(0.4)
  return Array.from({ length: count }, (_, index): Shape => {
    const y = 16 + (index - (count - 1) / 2) * gap
    const half = isShrinking ? 13 - index * (8 / count) : 13
    const pen = round().move(16 - half, y)
    for (let x = 16 - half; x < 16 + half - 0.1; x += length / 2) {
      const end = Math.min(16 + half, x + length / 2)
      const way = Math.round((x - (16 - half)) / (length / 2)) % 2 ? 1 : -1
      const bend = ((end - x) / (length / 2)) * height * 1.4 * way
      pen.cubic(x + (end - x) * 0.36, y + bend, x + (end - x) * 0.64, y + bend, end, y)
    }
    return line(pen, weight, index === count - 1 ? 'accent' : 'main')
  })
}

/** Peaks with a sun or without; a nearer one stands before a farther one, with a seam between. */
export function mountains(random: Random): Shape[] {
  const base = random.pick([24, 27])
  const slope = random.pick([0.5, 0.62, 0.8])
  const count = random.pick([1, 2, 2, 3])
  const isMirrored = random.chance(0.5)
  const style = random.pick(['plain', 'snow', 'lined'] as const)
  const x = (value: number): number => (isMirrored ? 32 - value : value)
  const peaks = [
    [random.pick([11, 13, 15]), random.pick([6, 8, 10])],
    [random.pick([21, 23]), random.pick([12, 15])],
    [random.pick([5, 7]), random.pick([16, 18])],
  ] as const
  const triangle = (at: number, top: number): Point[] => [
    [at, top],
    [at + (base - top) * slope, base],
    [at - (base - top) * slope, base],
  ]
  const inBox = (points: readonly Point[]): Point[] =>
    clip(
      clip(points, (px) => px - 2),
      (px) => 30 - px,
    ).map(([px, py]) => [x(px), py])
  const [at, top] = peaks[0]
  const front = round().polygon(inBox(triangle(at, top)))
  if (style === 'snow' && top < 9) {
    const low = top + 6.4
    front.polygon(
      inBox([
        [at, top + 1.9],
        [at + (low - top - 1.9) * slope, low],
        [at + 1, low - 1.6],
        [at - 0.6, low + 1.2],
        [at - (low - top - 2.2) * slope, low - 0.6],
      ]),
    )
  }
  const behind = peaks.slice(1, count).flatMap(([px, py], index): Shape[] => {
    const side = index === 0 ? 1 : -1
    const cut = clip(triangle(px, py), (qx, qy) => side * (qx - at) - (qy - top) * slope - 1.8)
    return cut.length < 3 ? [] : [area(round().polygon(inBox(cut)), 'accent')]
  })
  const sunAt = random.pick([23.5, 26] as const)
  const sun =
    count === 1 || random.chance(0.4)
      ? [area(round().loop(x(sunAt), 6.4, random.pick([2.4, 3.2, 4])), 'accent')]
      : []
  const ground = style === 'lined' && base < 27 ? [line(round().move(4, 28.4).line(28, 28.4), 2.2)] : []
  return [area(front), ...behind, ...sun, ...ground]
}

/** Bars that stand on a line: a charge that fills, a city, a chart. */
export function bars(random: Random): Shape[] {
  const count = random.pick([3, 4, 5])
  const gap = random.pick([1.6, 2.2])
  const width = (26 - gap * (count - 1)) / count
  const shape = random.pick(['rise', 'peak', 'fall', 'beat'] as const)
  const isCentred = random.chance(0.4)
  const isRound = random.chance(0.6)
  const steps = {
    rise: [0.3, 0.48, 0.64, 0.82, 1],
    peak: [0.42, 0.7, 1, 0.7, 0.42],
    fall: [1, 0.82, 0.64, 0.48, 0.3],
    beat: [0.5, 1, 0.36, 0.82, 0.6],
  }[shape]
  const second = random.int(0, count - 1)
  return Array.from({ length: count }, (_, index): Shape => {
    const height = 25 * (steps[index] ?? 0.5)
    const x = 3 + index * (width + gap)
    const y = isCentred ? 16 - height / 2 : 28.5 - height
    const r = isRound ? width / 2 : 0.01
    const pen = round()
      .move(x, y + r)
      .steep(x + r, y)
      .line(x + width - r, y)
      .flat(x + width, y + r)
      .line(x + width, y + height - r)
      .steep(x + width - r, y + height)
      .line(x + r, y + height)
      .flat(x, y + height - r)
      .close()
    return area(
      isRound ? pen : round().polygon(rect(x, y, width, height)),
      index === second ? 'accent' : 'main',
    )
  })
}

/** A road that runs to the horizon, inside a figure. */
export function road(random: Random): Shape[] {
  const figure = CONTAINERS[random.pick(['disc', 'shield', 'hexagon', 'pin', 'arch', 'leafTile', 'drop'])]
  const bend = random.pick([-9, -5, 0, 5, 9])
  const horizon = random.pick([6, 11, 14])
  const spread = random.pick([4.6, 6.8, 9.5])
  const ground = polygonOf(figure)
  const at = (t: number): number => 16 + bend * Math.sin((1 - t) * Math.PI * 0.5) * (1 - t)
  const side = (way: 1 | -1, inner: number) => (x: number, y: number) => {
    const t = Math.min(1, Math.max(0, (y - horizon) / (29 - horizon)))
    return way * (x - at(t)) - (inner + t * spread)
  }
  const left = clip(dense(ground), side(-1, 0.9))
  const right = clip(dense(ground), side(1, 0.9))
  const dash = (from: number, to: number): Point[] => [
    [at(from) - 0.5 - from, horizon + from * (29 - horizon)],
    [at(from) + 0.5 + from, horizon + from * (29 - horizon)],
    [at(to) + 0.5 + to, horizon + to * (29 - horizon)],
    [at(to) - 0.5 - to, horizon + to * (29 - horizon)],
  ]
  return [
    area(round().polygon(left)),
    area(round().polygon(right)),
    area(round().polygon(dash(0.1, 0.24)).polygon(dash(0.36, 0.56)).polygon(dash(0.7, 0.88)), 'accent'),
  ]
}

/** Arcs that open from a corner or from below: a signal, a rainbow, a shell. */
export function fan(random: Random): Shape[] {
  const count = random.pick([3, 4])
  const weight = count === 4 ? 2.4 : random.pick([3, 3.8])
  const corner = random.pick(['below', 'left', 'right'] as const)
  const [cx, cy, from, to, room] =
    corner === 'below'
      ? ([16, 24, -90, 90, 13] as const)
      : corner === 'left'
        ? ([4.5, 27.5, 0, 90, 23] as const)
        : ([27.5, 27.5, -90, 0, 23] as const)
  const step = (room - weight / 2) / count
  const second = random.int(0, count - 1)
  return Array.from({ length: count }, (_, index) =>
    line(
      arc(round(), from, to, step * (index + 1), cx, cy),
      Math.min(weight, step * 0.62),
      index === second ? 'accent' : 'main',
      random.chance(0.5) ? 'round' : 'butt',
    ),
  )
}

/** Feathers that sweep from one side, as a wing's. */
export function wing(random: Random): Shape[] {
  const count = random.pick([2, 3, 4, 5])
  const way = random.pick([1, -1])
  const up = random.pick([1, -1])
  const first = random.pick([25, 20])
  const last = random.pick([8, 13, 25])
  const droop = random.pick([0.5, 1.2, 2])
  const shift = random.pick([0, 0, 1.4])
  const room = 24 / count
  const put = (x: number, y: number): Point => [16 + way * (x - 16), 16 + up * (y - 16)]
  return Array.from({ length: count }, (_, index): Shape => {
    const y = 4.6 + index * room
    const share = index / (count - 1)
    const length = first + (last - first) * share
    const x = 3.4 + shift * index
    const end = Math.min(28.8, x + length)
    const reach = end - x
    const [from, to] = [put(x, y), put(end, y - room * 0.1)]
    const lower = [
      put(x + reach * 0.95, y + room * 0.7),
      put(x + reach * 0.42, y + room * (0.75 + droop * 0.4)),
    ] as const
    const upper = [
      put(x + reach * 0.3, y + room * droop * 0.55),
      put(x + reach * 0.7, y + room * droop * 0.42),
    ] as const
    return area(
      round()
        .move(...from)
        .cubic(...upper[0], ...upper[1], ...to)
        .cubic(...lower[0], ...lower[1], ...from)
        .close(),
      index === count - 1 ? 'accent' : 'main',
    )
  })
}
