/** A point of a drawing, in its units; y grows downwards. */
export type Point = readonly [x: number, y: number]

/** Two decimals are finer than any screen shows at these sizes; fewer digits keep the files small. */
export const short = (value: number): string => {
  const rounded = Math.round(value * 100) / 100
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

const join = (...values: readonly number[]): string => values.map(short).join(' ')

/** How far a curve's handles reach so that four of them make an ellipse. */
export const ROUND = 0.5523

/** Draws an SVG path with absolute commands only. `k` is how square its curves are: `ROUND` is an ellipse, 1 a corner. */
export class Pen {
  #k: number
  #parts: string[] = []
  #x = 0
  #y = 0

  constructor(k: number = ROUND) {
    this.#k = k
  }

  /** Lifts the pen. */
  move(x: number, y: number): this {
    return this.#to('M', x, y)
  }

  line(x: number, y: number): this {
    return this.#to('L', x, y)
  }

  /** A quarter turn that leaves along the horizontal and arrives along the vertical. */
  flat(x: number, y: number): this {
    const k = this.#k
    return this.cubic(this.#x + k * (x - this.#x), this.#y, x, y - k * (y - this.#y), x, y)
  }

  /** A quarter turn that leaves along the vertical and arrives along the horizontal. */
  steep(x: number, y: number): this {
    const k = this.#k
    return this.cubic(this.#x, this.#y + k * (y - this.#y), x - k * (x - this.#x), y, x, y)
  }

  cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.#parts.push(`C${join(x1, y1, x2, y2, x, y)}`)
    this.#x = x
    this.#y = y
    return this
  }

  close(): this {
    this.#parts.push('Z')
    return this
  }

  /** A closed loop within a box around (`cx`, `cy`): an ellipse, or as square as `k` says. */
  loop(cx: number, cy: number, rx: number, ry: number = rx, k: number = this.#k): this {
    const own = this.#k
    this.#k = k
    this.move(cx + rx, cy)
      .steep(cx, cy - ry)
      .flat(cx - rx, cy)
      .steep(cx, cy + ry)
      .flat(cx + rx, cy)
      .close()
    this.#k = own
    return this
  }

  /** A closed polygon through points. */
  polygon(points: readonly Point[]): this {
    points.forEach(([x, y], index) => {
      this.#to(index === 0 ? 'M' : 'L', x, y)
    })
    return this.close()
  }

  get d(): string {
    return this.#parts.join('')
  }

  #to(command: 'M' | 'L', x: number, y: number): this {
    this.#parts.push(`${command}${join(x, y)}`)
    this.#x = x
    this.#y = y
    return this
  }
}

/** The point at `degrees` (0 is up, clockwise) and `radius` around a centre. */
export const polar = (degrees: number, radius: number, cx = 16, cy = 16): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
}

/** Corners of a regular polygon, the first at `turn` degrees from the top. */
export const corners = (count: number, radius: number, turn = 0, cx = 16, cy = 16): Point[] =>
  Array.from({ length: count }, (_, index) => polar(turn + (index * 360) / count, radius, cx, cy))

/** An open arc as cubic curves, from one angle to another (degrees from the top, clockwise). */
export function arc(pen: Pen, from: number, to: number, radius: number, cx = 16, cy = 16): Pen {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 90))
  const step = (to - from) / count
  const reach = (4 / 3) * Math.tan((step * Math.PI) / 720) * radius
  const [x, y] = polar(from, radius, cx, cy)
  pen.move(x, y)
  for (let index = 0; index < count; index++) {
    const start = from + index * step
    const [ax, ay] = polar(start, radius, cx, cy)
    const [bx, by] = polar(start + step, radius, cx, cy)
    const [ux, uy] = polar(start + 90, reach, 0, 0)
    const [vx, vy] = polar(start + step + 90, reach, 0, 0)
    pen.cubic(ax + ux, ay + uy, bx - vx, by - vy, bx, by)
  }
  return pen
}
