import { corners, type Pen, polar } from '../pen.ts'
import type { Random } from '../random.ts'
import { area, line, rect, round, type Shape } from '../shapes.ts'

/** What may stand in one square of a pattern: `x`, `y` its corner, `s` its side, `turn` in quarter turns. */
type Tile = (pen: Pen, x: number, y: number, s: number, turn: number) => Pen

/** The four corners of a square, beginning with the one that `turn` names. */
const from = (x: number, y: number, s: number, turn: number) => {
  const [a, b, c, d] = rect(x, y, s, s)
  const list = [a, b, c, d].map((point) => point ?? ([x, y] as const))
  return [0, 1, 2, 3].map((index) => list[(index + turn) % 4] ?? ([x, y] as const))
}

const quarter: Tile = (pen, x, y, s, turn) => {
  const [a, b, , d] = from(x, y, s, turn)
  if (!a || !b || !d) return pen
  pen.move(...a).line(...b)
  if (turn % 2 === 0) pen.steep(...d)
  else pen.flat(...d)
  return pen.close()
}

const lens: Tile = (pen, x, y, s, turn) => {
  const [a, , c] = from(x, y, s, turn)
  if (!a || !c) return pen
  return pen
    .move(...a)
    .flat(...c)
    .flat(...a)
    .close()
}

const TILES: readonly [Tile, ...Tile[]] = [
  quarter,
  quarter,
  lens,
  (pen, x, y, s) => pen.polygon(rect(x, y, s, s)),
  (pen, x, y, s) => pen.loop(x + s / 2, y + s / 2, s / 2),
  (pen, x, y, s, turn) => pen.polygon(from(x, y, s, turn).slice(0, 3)),
  (pen, x, y, s, turn) => {
    const [a, b] = from(x, y, s, turn)
    const [cx, cy] = [x + s / 2, y + s / 2]
    return a && b ? pen.polygon([a, b, [cx, cy]]) : pen
  },
]

/** Quarter discs, lenses, squares and triangles in a square of four or nine, as the Bauhaus drew. */
export function mosaic(random: Random): Shape[] {
  const count = random.pick([2, 2, 2, 3])
  const gap = random.pick([0, 1])
  const side = (26 - gap * (count - 1)) / count
  const kinds = [random.pick(TILES), random.pick(TILES), random.pick(TILES)] as const
  const isTurning = random.chance(0.5)
  return Array.from({ length: count * count }, (_, index): Shape[] => {
    const [column, row] = [index % count, Math.floor(index / count)]
    if (count === 3 && random.chance(0.22)) return []
    const tile = random.pick(kinds)
    const turn = isTurning ? ([0, 1, 3, 2][index % 4] ?? 0) : random.int(0, 3)
    const role = random.chance(0.3) ? 'accent' : 'main'
    return [area(tile(round(), 3 + column * (side + gap), 3 + row * (side + gap), side, turn), role)]
  }).flat()
}

/** Dots of two sizes in a lattice that mirrors itself. */
export function lattice(random: Random): Shape[] {
  const count = random.pick([3, 4, 5])
  const pitch = 26 / count
  const shape = random.pick(['disc', 'square', 'diamond'] as const)
  const isDiagonal = random.chance(0.4)
  const sizes = new Map<number, number>()
  const [main, accent] = [round(), round()]
  const put = (pen: Pen, x: number, y: number, r: number): Pen =>
    shape === 'disc'
      ? pen.loop(x, y, r)
      : shape === 'square'
        ? pen.polygon(rect(x - r, y - r, r * 2, r * 2))
        : pen.polygon(corners(4, r * 1.2, 0, x, y))
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const mirrored = isDiagonal
        ? Math.min(column, row) * count + Math.max(column, row)
        : row * count + Math.min(column, count - 1 - column)
      const size = sizes.get(mirrored) ?? random.pick([0, 0.22, 0.34, 0.46, 0.46])
      sizes.set(mirrored, size)
      if (size === 0) continue
      put(
        size < 0.3 ? accent : main,
        3 + pitch * (column + 0.5),
        3 + pitch * (row + 0.5),
        size * pitch * 0.96,
      )
    }
  return [main.d === '' ? [] : [area(main)], accent.d === '' ? [] : [area(accent, 'accent')]].flat()
}

/** Hexagons around one another; some are missing, one is of the second colour. */
export function comb(random: Random): Shape[] {
  const size = 4.9
  const pitch = size * 1.86
  const places = [
    [16, 16] as const,
    ...Array.from({ length: 6 }, (_, index) => polar(30 + index * 60, pitch)),
  ]
  const hidden = new Set([random.int(1, 6), random.int(1, 6), random.chance(0.5) ? random.int(0, 6) : 0])
  if (random.chance(0.7)) hidden.delete(0)
  const second = [0, 1, 2, 3, 4, 5, 6].find((index) => !hidden.has(index) && random.chance(0.4)) ?? 0
  const isOutlined = random.chance(0.35)
  return places.flatMap(([x, y], index): Shape[] => {
    if (hidden.has(index)) return []
    const role = index === second ? 'accent' : 'main'
    return isOutlined && index !== second
      ? [line(round().polygon(corners(6, size - 0.8, 0, x, y)), 1.6, role)]
      : [area(round().polygon(corners(6, size, 0, x, y)), role)]
  })
}

/** Chevrons one behind the other. */
export function chevrons(random: Random): Shape[] {
  const count = random.pick([2, 3])
  const turn = random.pick([0, 1, 2, 3, 0.5, 3.5])
  const weight = random.pick([2.8, 3.6, 4.4])
  const sharp = random.pick([6, 8.5])
  const ends = random.pick(['round', 'butt'] as const)
  const angle = (turn * Math.PI) / 2
  const put = (x: number, y: number) =>
    [16 + x * Math.cos(angle) - y * Math.sin(angle), 16 + x * Math.sin(angle) + y * Math.cos(angle)] as const
  const pitch = Math.max(weight * 1.5, 15 / count)
  return Array.from({ length: count }, (_, index): Shape => {
    const x = (index - (count - 1) / 2) * pitch - sharp / 2
    const pen = round()
      .move(...put(x, -9.5))
      .line(...put(x + sharp, 0))
      .line(...put(x, 9.5))
    return line(pen, weight, index === 0 ? 'accent' : 'main', ends)
  })
}

/** Squares or discs that overlap, what they share cut out. */
export function overlap(random: Random): Shape[] {
  const kind = random.pick(['disc', 'square', 'diamond', 'hexagon'] as const)
  const count = random.pick([2, 3, 3, 4])
  const r = count === 2 ? 9 : 7.6
  const away = count === 2 ? 4.6 : 5.6
  const start = random.pick([0, 90, 45])
  const pen = round()
  for (let index = 0; index < count; index++) {
    const [x, y] = polar(start + (index * 360) / count, away)
    if (kind === 'disc') pen.loop(x, y, r)
    else if (kind === 'square') pen.polygon(rect(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7))
    else pen.polygon(corners(kind === 'hexagon' ? 6 : 4, r, 0, x, y))
  }
  return [area(pen)]
}

/** A spiral of one line, round or square. */
export function spiral(random: Random): Shape[] {
  const weight = random.pick([2.4, 3, 3.6])
  const turns = weight > 3 ? 1.9 : random.pick([2.1, 2.6])
  const way = random.pick([1, -1])
  const start = random.pick([0, 90, 180, 270])
  const steps = Math.round(turns * 12)
  const pen = round()
  const corner = random.chance(0.35) ? 90 : 30
  const count = corner === 90 ? Math.round(turns * 4) : steps
  const at = (index: number) =>
    polar(
      start + way * index * corner,
      (13.8 - weight / 2) * (corner === 90 ? 1.02 : 1) * (1 - (index / count) * 0.86),
    )
  pen.move(...at(0))
  for (let index = 1; index <= count; index++) pen.line(...at(index))
  return [line(pen, weight), area(round().loop(16, 16, weight * 0.62), 'accent')]
}
