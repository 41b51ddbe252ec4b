import type { Point } from './pen.ts'

/** Number of numbers that each path command takes. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
/** Straight pieces that stand for one curve: enough at 32 pixels. */
const PIECES = 12

interface Step {
  command: string
  values: number[]
}

/** Splits a path into commands with their numbers; flags of an arc may stand without a space. */
function stepsOf(d: string): Step[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, command = '', text = '']) => {
    const upper = command.toUpperCase()
    const takes = TAKES[upper]
    if (takes === undefined) throw new Error(`A path knows no command ${command}.`)
    const values = numbersOf(text, upper === 'A')
    if (takes === 0) return [{ command, values: [] }]
    if (values.length === 0 || values.length % takes !== 0)
      throw new Error(`${command} takes ${takes} numbers, not ${values.length}.`)
    return Array.from({ length: values.length / takes }, (_, index) => ({
      // Further pairs after a move are lines.
      command: index > 0 && upper === 'M' ? (command === 'M' ? 'L' : 'l') : command,
      values: values.slice(index * takes, (index + 1) * takes),
    }))
  })
}

function numbersOf(text: string, isArc: boolean): number[] {
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y
  const list: number[] = []
  for (let at = 0; at < text.length; ) {
    const flag = isArc && (list.length % 7 === 3 || list.length % 7 === 4) ? /[01]/y : number
    flag.lastIndex = at
    const found = flag.exec(text)
    if (found) {
      list.push(Number(found[0]))
      at = flag.lastIndex
    } else at++
  }
  return list
}

type Curve = (t: number) => Point

const sampled = (curve: Curve): Point[] =>
  Array.from({ length: PIECES }, (_, index) => curve((index + 1) / PIECES))

const cubic =
  ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Curve =>
  (t) => {
    const u = 1 - t
    const mix = (a: number, b: number, c: number, d: number): number =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    return [mix(ax, bx, cx, dx), mix(ay, by, cy, dy)]
  }

/** An elliptical arc by its ends (SVG 1.1, appendix F.6). */
function arcTo(from: Point, values: readonly number[], to: Point): Point[] {
  const [rxGiven = 0, ryGiven = 0, degrees = 0, large = 0, sweep = 0] = values
  if (rxGiven === 0 || ryGiven === 0) return [to]
  const phi = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x1, y1] = [cos * hx + sin * hy, -sin * hx + cos * hy]
  const size = Math.max(1, Math.sqrt((x1 / rxGiven) ** 2 + (y1 / ryGiven) ** 2))
  const [rx, ry] = [Math.abs(rxGiven) * size, Math.abs(ryGiven) * size]
  const top = (rx * ry) ** 2 - (rx * y1) ** 2 - (ry * x1) ** 2
  const factor =
    (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, top) / ((rx * y1) ** 2 + (ry * x1) ** 2 || 1))
  const [cx1, cy1] = [(factor * rx * y1) / ry, (-factor * ry * x1) / rx]
  const cx = cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2
  const cy = sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2
  const start = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
  let turn = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI
  return sampled((t) => {
    const angle = start + turn * t
    const [ex, ey] = [rx * Math.cos(angle), ry * Math.sin(angle)]
    return [cx + cos * ex - sin * ey, cy + sin * ex + cos * ey]
  })
}

/**
 * The lines that a path is made of, curves as short straight pieces: one list of points for each stretch between two
 * moves. Throws on a command or a count of numbers that SVG does not know.
 */
export function outline(d: string): Point[][] {
  const lines: Point[][] = []
  let line: Point[] = []
  let here: Point = [0, 0]
  let start: Point = here
  /** The last handle, for `S` and `T`, which mirror it. */
  let handle: { of: string; at: Point } | undefined
  for (const { command, values } of stepsOf(d)) {
    const upper = command.toUpperCase()
    const [ox, oy] = command === upper ? [0, 0] : here
    const point = (index: number): Point => [(values[index] ?? 0) + ox, (values[index + 1] ?? 0) + oy]
    const mirrored = (of: string): Point =>
      handle && of.includes(handle.of) ? [2 * here[0] - handle.at[0], 2 * here[1] - handle.at[1]] : here
    const to: Point =
      upper === 'Z'
        ? start
        : upper === 'H'
          ? [(values[0] ?? 0) + ox, here[1]]
          : upper === 'V'
            ? [here[0], (values[0] ?? 0) + oy]
            : point(values.length - 2)
    let next: Point[] = [to]
    let used: Point | undefined
    if (upper === 'C' || upper === 'S') {
      used = upper === 'C' ? point(2) : point(0)
      next = sampled(cubic(here, upper === 'C' ? point(0) : mirrored('CS'), used, to))
    } else if (upper === 'Q' || upper === 'T') {
      used = upper === 'Q' ? point(0) : mirrored('QT')
      const third = (end: Point, middle: Point): Point => [
        end[0] + (2 / 3) * (middle[0] - end[0]),
        end[1] + (2 / 3) * (middle[1] - end[1]),
      ]
      next = sampled(cubic(here, third(here, used), third(to, used), to))
    } else if (upper === 'A') next = arcTo(here, values, to)
    if (upper === 'M') {
      line = [to]
      lines.push(line)
      start = to
    } else {
      // Drawing goes on after a close from where that stretch began.
      if (line.length === 0) {
        line = [here]
        lines.push(line)
      }
      line.push(...next)
      if (upper === 'Z') line = []
    }
    here = to
    handle = used && { of: upper, at: used }
  }
  return lines
}

/** The part of a closed polygon where `side` is not negative; empty when it is nowhere. */
export function clip(points: readonly Point[], side: (x: number, y: number) => number): Point[] {
  return points.flatMap((here, index) => {
    const next = points[(index + 1) % points.length] ?? here
    const [a, b] = [side(...here), side(...next)]
    const crossing: Point[] =
      a >= 0 === b >= 0
        ? []
        : [[here[0] + ((next[0] - here[0]) * a) / (a - b), here[1] + ((next[1] - here[1]) * a) / (a - b)]]
    return a >= 0 ? [here, ...crossing] : crossing
  })
}
