import { arc, type Pen, type Point, polar } from '../pen.ts'
import type { Random } from '../random.ts'
import { area, line, round, type Shape } from '../shapes.ts'

/** A point given around the middle, turned; (0, -1) is up. */
const turned = (x: number, y: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [16 + x * Math.cos(angle) - y * Math.sin(angle), 16 + x * Math.sin(angle) + y * Math.cos(angle)]
}

const each = (count: number, start: number): number[] =>
  Array.from({ length: count }, (_, index) => start + (index * 360) / count)

/** A disc with rays. */
export function sun(random: Random): Shape[] {
  const count = random.pick([6, 8, 10, 12, 16])
  const kind = random.pick(['bar', 'wedge', 'dot', 'drop'] as const)
  const core = random.pick([4.2, 5.2, 6.4])
  const gap = 1.8
  const room = 14 - core - gap
  const width = Math.min(2.6, (Math.PI * (core + gap) * 1.1) / count)
  const rays = round()
  for (const degrees of each(count, 0)) {
    const from = -(core + gap)
    if (kind === 'dot') {
      const [x, y] = turned(0, from - room * 0.5, degrees)
      rays.loop(x, y, Math.min(1.9, width))
    } else {
      const [near, far] =
        kind === 'bar' ? [width / 2, width / 2] : kind === 'wedge' ? [width * 0.9, 0.1] : [0.2, width * 0.95]
      rays.polygon([
        turned(-near, from, degrees),
        turned(-far, from - room, degrees),
        turned(far, from - room, degrees),
        turned(near, from, degrees),
      ])
    }
  }
  return [area(rays), area(round().loop(16, 16, core), 'accent')]
}

/** A petal from the middle outwards: its handles decide whether it is a leaf, a drop or a blade. */
function petal(pen: Pen, degrees: number, inner: number, outer: number, half: number, lean: number): void {
  const [sx, sy] = turned(0, -inner, degrees)
  const [ex, ey] = turned(lean, -outer, degrees)
  const middle = inner + (outer - inner) * 0.45
  const [ax, ay] = turned(-half, -middle, degrees)
  const [bx, by] = turned(lean - half * 0.9, -outer + (outer - inner) * 0.12, degrees)
  const [cx, cy] = turned(lean + half * 0.9, -outer + (outer - inner) * 0.12, degrees)
  const [dx, dy] = turned(half, -middle, degrees)
  pen.move(sx, sy).cubic(ax, ay, bx, by, ex, ey).cubic(cx, cy, dx, dy, sx, sy).close()
}

/** Petals around a free middle, now and then every second in the other colour. */
export function petals(random: Random): Shape[] {
  const count = random.pick([3, 4, 5, 6, 8])
  const half = { 3: 8, 4: 6, 5: 5, 6: 4.2, 8: 3.2 }[count] ?? 4
  const inner = random.pick([0.6, 2.6, 4.4])
  const start = random.pick([0, 180 / count])
  const isMixed = count % 2 === 0 && random.chance(0.6)
  const [even, odd] = [round(), round()]
  each(count, start).forEach((degrees, index) => {
    petal(isMixed && index % 2 ? odd : even, degrees, inner, 14, half, 0)
  })
  const middle = inner > 4 ? [area(round().loop(16, 16, 2.2), 'accent')] : []
  return [area(even), ...(isMixed ? [area(odd, 'accent')] : []), ...middle]
}

/** Curved blades of a turbine. */
export function turbine(random: Random): Shape[] {
  const count = random.pick([3, 4, 5, 7])
  const lean = random.pick([-1, 1]) * random.pick([4, 7])
  const half = { 3: 5.4, 4: 4.4, 5: 3.6, 7: 2.6 }[count] ?? 4
  const blades = round()
  for (const degrees of each(count, random.pick([0, 30]))) petal(blades, degrees, 3.6, 13.4, half, lean)
  return [area(blades), area(round().loop(16, 16, 2.4), 'accent')]
}

/** Broken rings around a centre. */
export function rings(random: Random): Shape[] {
  const weight = random.pick([2, 2.6, 3.2])
  const count = weight > 3 ? 2 : random.int(2, 3)
  const shapes = Array.from({ length: count }, (_, index): Shape => {
    const radius = 13.6 - weight / 2 - index * (weight + 1.9)
    const from = random.pick([0, 45, 90, 135, 180, 225, 270, 315])
    const sweep = random.pick([150, 200, 250, 300])
    return line(arc(round(), from, from + sweep, radius), weight, index % 2 ? 'accent' : 'main')
  })
  const left = 13.6 - count * (weight + 1.9)
  return random.chance(0.7) && left > 1.5
    ? [...shapes, area(round().loop(16, 16, Math.min(3.4, left - 0.4)), 'accent')]
    : shapes
}

/** Ellipses through one middle, as an atom's. */
export function orbits(random: Random): Shape[] {
  const count = random.pick([1, 2, 3])
  const weight = count === 3 ? 1.7 : 2.2
  const flat = random.pick([0.34, 0.44])
  const start = random.pick([-30, 0, 30, 60])
  const paths = each(count * 2, start)
    .slice(0, count)
    .map((degrees): Shape => {
      const points = Array.from({ length: 25 }, (_, index): Point => {
        const t = (index * Math.PI * 2) / 24
        return turned(12.6 * Math.cos(t), 12.6 * flat * Math.sin(t), degrees)
      })
      return line(smooth(points), weight)
    })
  return [...paths, area(round().loop(16, 16, count === 1 ? 4.4 : 2.8), 'accent')]
}

/** A closed curve through points (Catmull-Rom). */
function smooth(points: readonly Point[]): Pen {
  const pen = round()
  const ring = points.slice(0, -1)
  const of = (index: number): Point => ring[(index + ring.length) % ring.length] ?? [16, 16]
  pen.move(...of(0))
  ring.forEach((_, index) => {
    const [p, q, r, s] = [of(index - 1), of(index), of(index + 1), of(index + 2)]
    pen.cubic(
      q[0] + (r[0] - p[0]) / 6,
      q[1] + (r[1] - p[1]) / 6,
      r[0] - (s[0] - q[0]) / 6,
      r[1] - (s[1] - q[1]) / 6,
      r[0],
      r[1],
    )
  })
  return pen.close()
}

/** A star or polygon with another, turned, cut out of it. */
export function star(random: Random): Shape[] {
  const count = random.pick([4, 5, 7, 8, 12])
  const depth = random.pick([0.42, 0.58, 0.74])
  const points = (radius: number, turn: number): Point[] =>
    Array.from({ length: count * 2 }, (_, index) =>
      polar(turn + (index * 180) / count, index % 2 ? radius * depth : radius),
    )
  const pen = round().polygon(points(14, 0))
  const hole = random.pick(['none', 'disc', 'turned'] as const)
  if (hole === 'disc') pen.loop(16, 16, 14 * depth * 0.56)
  if (hole === 'turned') pen.polygon(points(14 * depth * 0.7, 180 / count))
  return hole === 'disc' ? [area(pen), area(round().loop(16, 16, 14 * depth * 0.32), 'accent')] : [area(pen)]
}

/** Loops that pass through the middle: an infinity sign, a clover, a knot. */
export function knot(random: Random): Shape[] {
  const count = random.pick([2, 3, 4, 5])
  const weight = random.pick([2.2, 2.8, 3.4])
  const radius = 13.8 - weight / 2
  const isOpen = random.chance(0.4)
  const points = Array.from({ length: 97 }, (_, index): Point => {
    const t = (index * Math.PI * 2) / 96
    const reach = isOpen
      ? radius * (0.62 + 0.38 * Math.cos(count * t))
      : radius * Math.abs(Math.cos((count * t) / 2)) ** 0.8
    return turned(reach * Math.sin(t), -reach * Math.cos(t), count === 2 ? 90 : 0)
  })
  return [line(smooth(points), weight)]
}
