import { corners, Pen, type Point, polar, ROUND } from './pen.ts'

/** One stroke or area of a mark, in a box of 32 by 32. */
export interface Shape {
  d: string
  /** Painted in the brand's colour, or in its second one. */
  role: 'main' | 'accent'
  /** Width of a line; without it the shape is filled. Holes are by the even-odd rule. */
  stroke?: number
  /** Ends and corners of a line: round unless said. */
  ends?: 'round' | 'butt'
}

export const area = (pen: Pen, role: Shape['role'] = 'main'): Shape => ({ d: pen.d, role })
export const line = (
  pen: Pen,
  stroke: number,
  role: Shape['role'] = 'main',
  ends: 'round' | 'butt' = 'round',
): Shape => ({ d: pen.d, role, stroke, ends })

/** A closed figure that a glyph can be cut out of, or that stands alone: drawn around a centre at a radius. */
export type Figure = (pen: Pen, cx: number, cy: number, r: number) => Pen

const at =
  (points: readonly Point[]): Figure =>
  (pen, cx, cy, r) =>
    pen.polygon(points.map(([x, y]) => [cx + x * r, cy + y * r]))

/** A box whose corners are round by `own` (0-1), each on its own: from the upper left, clockwise. */
const box =
  (...[a, b, c, e]: readonly [number, number, number, number]): Figure =>
  (pen, cx, cy, r) => {
    const [left, top, right, bottom] = [cx - r, cy - r, cx + r, cy + r]
    return pen
      .move(left + a * r, top)
      .line(right - b * r, top)
      .flat(right, top + b * r)
      .line(right, bottom - c * r)
      .steep(right - c * r, bottom)
      .line(left + e * r, bottom)
      .flat(left, bottom - e * r)
      .line(left, top + a * r)
      .steep(left + a * r, top)
      .close()
  }

const polygon =
  (count: number, turn = 0): Figure =>
  (pen, cx, cy, r) =>
    pen.polygon(corners(count, r * 1.06, turn, cx, cy))

const flower =
  (count: number, depth: number): Figure =>
  (pen, cx, cy, r) => {
    const points = Array.from({ length: 96 }, (_, index): Point => {
      const degrees = (index * 360) / 96
      const wave = 1 - depth + depth * Math.cos((count * degrees * Math.PI) / 180)
      return polar(degrees, r * wave * (1 + depth * 0.35), cx, cy)
    })
    return pen.polygon(points)
  }

/** Figures with room for a glyph inside. */
export const CONTAINERS = {
  disc: (pen, cx, cy, r) => pen.loop(cx, cy, r),
  squircle: (pen, cx, cy, r) => pen.loop(cx, cy, r * 0.98, r * 0.98, 0.86),
  tile: box(0.28, 0.28, 0.28, 0.28),
  leafTile: box(0, 0.95, 0, 0.95),
  petalTile: box(0.95, 0.95, 0, 0.95),
  arch: box(0.98, 0.98, 0.1, 0.1),
  hexagon: polygon(6),
  octagon: polygon(8, 22.5),
  diamond: polygon(4),
  flower: flower(8, 0.07),
  cog: flower(12, 0.05),
  shield: (pen, cx, cy, r) =>
    pen
      .move(cx, cy - r)
      .cubic(cx + r * 0.3, cy - r * 0.75, cx + r * 0.6, cy - r * 0.7, cx + r * 0.9, cy - r * 0.7)
      .line(cx + r * 0.9, cy)
      .cubic(cx + r * 0.9, cy + r * 0.55, cx + r * 0.45, cy + r * 0.85, cx, cy + r * 1.05)
      .cubic(cx - r * 0.45, cy + r * 0.85, cx - r * 0.9, cy + r * 0.55, cx - r * 0.9, cy)
      .line(cx - r * 0.9, cy - r * 0.7)
      .cubic(cx - r * 0.6, cy - r * 0.7, cx - r * 0.3, cy - r * 0.75, cx, cy - r)
      .close(),
  drop: (pen, cx, cy, r) =>
    pen
      .move(cx, cy - r * 1.1)
      .cubic(cx + r * 0.15, cy - r * 0.7, cx + r * 0.88, cy - r * 0.3, cx + r * 0.88, cy + r * 0.2)
      .steep(cx, cy + r * 1.06)
      .flat(cx - r * 0.88, cy + r * 0.2)
      .cubic(cx - r * 0.88, cy - r * 0.3, cx - r * 0.15, cy - r * 0.7, cx, cy - r * 1.1)
      .close(),
  pin: (pen, cx, cy, r) =>
    pen
      .move(cx, cy + r * 1.12)
      .cubic(cx - r * 0.2, cy + r * 0.75, cx - r * 0.9, cy + r * 0.35, cx - r * 0.9, cy - r * 0.18)
      .steep(cx, cy - r * 1.06)
      .flat(cx + r * 0.9, cy - r * 0.18)
      .cubic(cx + r * 0.9, cy + r * 0.35, cx + r * 0.2, cy + r * 0.75, cx, cy + r * 1.12)
      .close(),
} as const satisfies Record<string, Figure>

/** Where the middle of a container's room is, above or below its centre, and how much room it has (of its radius). */
export const ROOM: Partial<Record<keyof typeof CONTAINERS, readonly [shift: number, size: number]>> = {
  drop: [0.22, 0.6],
  pin: [-0.16, 0.62],
  diamond: [0, 0.56],
  shield: [-0.04, 0.64],
  arch: [0.06, 0.68],
  hexagon: [0, 0.66],
}

/** Filled glyphs, about -1 to 1 around their centre. */
export const GLYPHS = {
  bolt: at([
    [0.2, -1],
    [-0.62, 0.16],
    [-0.08, 0.16],
    [-0.24, 1],
    [0.62, -0.24],
    [0.06, -0.24],
    [0.36, -1],
  ]),
  slimBolt: at([
    [0.32, -1.05],
    [-0.46, 0.12],
    [0, 0.12],
    [-0.32, 1.05],
    [0.46, -0.14],
    [0, -0.14],
  ]),
  boldBolt: at([
    [0.5, -1],
    [-0.3, -1],
    [-0.66, 0.2],
    [-0.1, 0.2],
    [-0.34, 1],
    [0.66, -0.28],
    [0.14, -0.28],
  ]),
  plug: (pen, cx, cy, r) => {
    const x = (v: number): number => cx + v * r
    const y = (v: number): number => cy + v * r
    return pen.polygon([
      [x(-0.5), y(-1)],
      [x(-0.22), y(-1)],
      [x(-0.22), y(-0.5)],
      [x(0.22), y(-0.5)],
      [x(0.22), y(-1)],
      [x(0.5), y(-1)],
      [x(0.5), y(-0.5)],
      [x(0.78), y(-0.5)],
      [x(0.78), y(-0.22)],
      [x(0.66), y(-0.22)],
      [x(0.66), y(0.1)],
      [x(0.5), y(0.42)],
      [x(0.14), y(0.6)],
      [x(0.14), y(1.02)],
      [x(-0.14), y(1.02)],
      [x(-0.14), y(0.6)],
      [x(-0.5), y(0.42)],
      [x(-0.66), y(0.1)],
      [x(-0.66), y(-0.22)],
      [x(-0.78), y(-0.22)],
      [x(-0.78), y(-0.5)],
      [x(-0.5), y(-0.5)],
    ])
  },
  leaf: (pen, cx, cy, r) => {
    const x = (v: number): number => cx + v * r
    const y = (v: number): number => cy + v * r
    return pen
      .move(x(0.86), y(-0.86))
      .cubic(x(1), y(0.3), x(0.5), y(0.92), x(-0.1), y(0.8))
      .cubic(x(-0.36), y(0.76), x(-0.5), y(0.62), x(-0.56), y(0.56))
      .line(x(-0.86), y(0.92))
      .line(x(-0.96), y(0.78))
      .line(x(-0.66), y(0.42))
      .cubic(x(-0.98), y(-0.1), x(-0.6), y(-0.86), x(0.86), y(-0.86))
      .close()
      .move(x(0.42), y(-0.4))
      .cubic(x(-0.1), y(-0.24), x(-0.44), y(0.1), x(-0.54), y(0.32))
      .cubic(x(-0.2), y(0.02), x(0.14), y(-0.18), x(0.42), y(-0.4))
      .close()
  },
  drop: (pen, cx, cy, r) => CONTAINERS.drop(pen, cx, cy, r * 0.86),
  flame: (pen, cx, cy, r) => {
    const x = (v: number): number => cx + v * r
    const y = (v: number): number => cy + v * r
    return pen
      .move(x(0.1), y(-1.05))
      .cubic(x(0.2), y(-0.5), x(0.8), y(-0.3), x(0.74), y(0.36))
      .cubic(x(0.7), y(0.8), x(0.36), y(1.02), x(0), y(1.02))
      .cubic(x(-0.42), y(1.02), x(-0.76), y(0.74), x(-0.76), y(0.3))
      .cubic(x(-0.76), y(-0.06), x(-0.54), y(-0.3), x(-0.42), y(-0.5))
      .cubic(x(-0.34), y(-0.26), x(-0.24), y(-0.14), x(-0.1), y(-0.1))
      .cubic(x(0.06), y(-0.4), x(0.1), y(-0.7), x(0.1), y(-1.05))
      .close()
  },
  peak: at([
    [-1, 0.7],
    [-0.28, -0.62],
    [0.08, 0],
    [0.3, -0.34],
    [1, 0.7],
  ]),
  arrow: at([
    [-0.9, -0.26],
    [0.1, -0.26],
    [0.1, -0.78],
    [0.98, 0],
    [0.1, 0.78],
    [0.1, 0.26],
    [-0.9, 0.26],
  ]),
  play: at([
    [-0.55, -0.85],
    [0.9, 0],
    [-0.55, 0.85],
  ]),
  star: (pen, cx, cy, r) =>
    pen.polygon(
      Array.from({ length: 10 }, (_, index) => polar(index * 36, index % 2 ? r * 0.44 : r, cx, cy)),
    ),
  spark: (pen, cx, cy, r) => {
    const k = 0.16
    return pen
      .move(cx, cy - r)
      .cubic(cx + k * r, cy - k * r, cx + k * r, cy - k * r, cx + r, cy)
      .cubic(cx + k * r, cy + k * r, cx + k * r, cy + k * r, cx, cy + r)
      .cubic(cx - k * r, cy + k * r, cx - k * r, cy + k * r, cx - r, cy)
      .cubic(cx - k * r, cy - k * r, cx - k * r, cy - k * r, cx, cy - r)
      .close()
  },
  socket: (pen, cx, cy, r) =>
    pen
      .loop(cx - r * 0.36, cy - r * 0.12, r * 0.2)
      .loop(cx + r * 0.36, cy - r * 0.12, r * 0.2)
      .loop(cx, cy + r * 0.48, r * 0.2),
  connector: (pen, cx, cy, r) =>
    pen
      .loop(cx - r * 0.3, cy - r * 0.5, r * 0.15)
      .loop(cx + r * 0.3, cy - r * 0.5, r * 0.15)
      .loop(cx - r * 0.62, cy, r * 0.21)
      .loop(cx, cy, r * 0.21)
      .loop(cx + r * 0.62, cy, r * 0.21)
      .loop(cx - r * 0.34, cy + r * 0.52, r * 0.21)
      .loop(cx + r * 0.34, cy + r * 0.52, r * 0.21),
  chevrons: (pen, cx, cy, r) => {
    for (const shift of [-0.62, 0.08])
      pen.polygon(
        [
          [shift, -0.8],
          [shift + 0.32, -0.8],
          [shift + 0.86, 0],
          [shift + 0.32, 0.8],
          [shift, 0.8],
          [shift + 0.54, 0],
        ].map(([x = 0, y = 0]) => [cx + x * r - r * 0.08, cy + y * r]),
      )
    return pen
  },
  battery: (pen, cx, cy, r) =>
    pen
      .polygon(rect(cx - r * 0.9, cy - r * 0.52, r * 1.62, r * 1.04))
      .polygon(rect(cx - r * 0.72, cy - r * 0.34, r * 1.26, r * 0.68))
      .polygon(rect(cx - r * 0.6, cy - r * 0.22, r * 0.62, r * 0.44))
      .polygon(rect(cx + r * 0.78, cy - r * 0.22, r * 0.18, r * 0.44)),
  house: at([
    [0, -0.92],
    [0.95, -0.08],
    [0.68, -0.08],
    [0.68, 0.85],
    [0.2, 0.85],
    [0.2, 0.3],
    [-0.2, 0.3],
    [-0.2, 0.85],
    [-0.68, 0.85],
    [-0.68, -0.08],
    [-0.95, -0.08],
  ]),
  heart: (pen, cx, cy, r) =>
    pen
      .move(cx, cy + r * 0.9)
      .cubic(cx - r * 0.5, cy + r * 0.5, cx - r, cy + r * 0.1, cx - r, cy - r * 0.32)
      .cubic(cx - r, cy - r * 0.9, cx - r * 0.2, cy - r, cx, cy - r * 0.4)
      .cubic(cx + r * 0.2, cy - r, cx + r, cy - r * 0.9, cx + r, cy - r * 0.32)
      .cubic(cx + r, cy + r * 0.1, cx + r * 0.5, cy + r * 0.5, cx, cy + r * 0.9)
      .close(),
} as const satisfies Record<string, Figure>

/** Corners of an upright rectangle. */
export function rect(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** The pen that rounds as an ellipse does. */
export const round = (): Pen => new Pen(ROUND)
