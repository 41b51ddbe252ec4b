import { Pen } from './pen.ts'

/** Height of a capital: letters stand from y 0 to y 14, their tails hang to y 18. */
export const CAPITAL = 14
const TAIL = 18.2

/** How a typeface is drawn from the one skeleton. */
export interface Face {
  /** Stroke width, 1-4. */
  weight: number
  /** How square the bowls are: 0.5523 is an ellipse, 0.85 nearly a box. */
  square: number
  /** Width of an `o`, 6-12. */
  width: number
  /** Height of an `x`, 8.5-11. */
  xHeight: number
  /** Horizontal shift per unit of height, 0-0.25. */
  slant: number
  /** Space between letters beyond the stroke, 1-4. */
  tracking: number
  /** How the word is written. */
  letters: 'lower' | 'title' | 'upper'
  /** Ends and corners of the strokes. */
  ends: 'round' | 'butt'
}

interface Glyph {
  d: string
  /** From the axis of the first stroke to that of the last. */
  width: number
}

type Draw = (pen: Pen, face: Metrics) => number

/** Lines that letters hang on: `top` of an x, its middle, the baseline; `w` width of an o, `r` its half. */
interface Metrics {
  w: number
  r: number
  top: number
  middle: number
  base: number
  x: number
}

const bowl = (pen: Pen, { w, r, top, middle, base }: Metrics): Pen =>
  pen.move(w, middle).steep(r, top).flat(0, middle).steep(r, base).flat(w, middle)

const stem = (pen: Pen, x: number, from: number, to: number): Pen => pen.move(x, from).line(x, to)

const dot = (pen: Pen, x: number, y: number): Pen => pen.move(x, y).line(x, y + 0.01)

/** The shoulder of n, h and m: from the stem at `x` over to one `reach` further. */
const shoulder = (pen: Pen, { x: height, top, base }: Metrics, x: number, reach: number): Pen =>
  pen
    .move(x, top + 0.42 * height)
    .steep(x + reach / 2, top)
    .flat(x + reach, top + 0.42 * height)
    .line(x + reach, base)

const lower: Record<string, Draw> = {
  a: (pen, m) => {
    stem(bowl(pen, m), m.w, m.top, m.base)
    return m.w
  },
  b: (pen, m) => {
    bowl(stem(pen, 0, 0, m.base), m)
    return m.w
  },
  c: (pen, { w, r, top, middle, base, x }) => {
    pen
      .move(w, top + 0.27 * x)
      .steep(r, top)
      .flat(0, middle)
      .steep(r, base)
      .flat(w, base - 0.27 * x)
    return w * 0.94
  },
  d: (pen, m) => {
    stem(bowl(pen, m), m.w, 0, m.base)
    return m.w
  },
  e: (pen, { w, r, top, middle, base, x }) => {
    pen
      .move(0, middle)
      .line(w, middle)
      .steep(r, top)
      .flat(0, middle)
      .steep(r, base)
      .flat(w * 0.94, base - 0.2 * x)
    return w
  },
  f: (pen, { w, top, base }) => {
    pen
      .move(w * 0.68, 0)
      .flat(w * 0.24, 3.6)
      .line(w * 0.24, base)
    pen.move(0, top).line(w * 0.62, top)
    return w * 0.62
  },
  g: (pen, m) => {
    bowl(pen, m)
      .move(m.w, m.top)
      .line(m.w, TAIL - 3)
      .steep(m.r, TAIL)
      .line(m.w * 0.14, TAIL)
    return m.w
  },
  h: (pen, m) => {
    shoulder(stem(pen, 0, 0, m.base), m, 0, m.w)
    return m.w
  },
  i: (pen, { top, base }) => {
    dot(stem(pen, 0, top, base), 0, top - 3.9)
    return 0
  },
  j: (pen, { top }) => {
    dot(
      pen
        .move(0, top)
        .line(0, TAIL - 2.4)
        .steep(-2.2, TAIL),
      0,
      top - 3.9,
    )
    return 0
  },
  k: (pen, { w, top, middle, base, x }) => {
    stem(pen, 0, 0, base)
      .move(w * 0.84, top)
      .line(0, middle + 0.14 * x)
      .move(w * 0.34, middle - 0.11 * x)
      .line(w * 0.88, base)
    return w * 0.86
  },
  l: (pen, { base }) => {
    stem(pen, 0, 0, base)
    return 0
  },
  m: (pen, m) => {
    const reach = m.w * 0.82
    shoulder(shoulder(stem(pen, 0, m.top, m.base), m, 0, reach), m, reach, reach)
    return reach * 2
  },
  n: (pen, m) => {
    shoulder(stem(pen, 0, m.top, m.base), m, 0, m.w)
    return m.w
  },
  o: (pen, m) => {
    pen.loop(m.r, m.middle, m.r, m.x / 2)
    return m.w
  },
  p: (pen, m) => {
    bowl(stem(pen, 0, m.top, TAIL), m)
    return m.w
  },
  q: (pen, m) => {
    stem(bowl(pen, m), m.w, m.top, TAIL)
    return m.w
  },
  r: (pen, { w, top, base, x }) => {
    stem(pen, 0, top, base)
      .move(0, top + 0.45 * x)
      .steep(w * 0.6, top)
    return w * 0.52
  },
  s: (pen, { w, r, top, middle, base, x }) => {
    pen
      .move(w * 0.86, top + 0.2 * x)
      .steep(r * 0.95, top)
      .flat(0.04 * w, top + 0.25 * x)
      .steep(r * 0.92, middle)
      .flat(w * 0.9, base - 0.25 * x)
      .steep(r * 0.92, base)
      .flat(0, base - 0.2 * x)
    return w * 0.9
  },
  t: (pen, { w, top, base }) => {
    pen
      .move(w * 0.3, top - 3.4)
      .line(w * 0.3, base - 3)
      .steep(w * 0.3 + 2.8, base)
      .line(w * 0.3 + 3.1, base)
      .move(0, top)
      .line(w * 0.72, top)
    return w * 0.68
  },
  u: (pen, { w, r, top, base, x }) => {
    pen
      .move(0, top)
      .line(0, base - 0.42 * x)
      .steep(r, base)
      .flat(w, base - 0.42 * x)
    stem(pen, w, top, base)
    return w
  },
  v: (pen, { w, r, top, base }) => {
    pen.move(0, top).line(r, base).line(w, top)
    return w
  },
  w: (pen, { w, top, base }) => {
    const step = w * 0.38
    pen
      .move(0, top)
      .line(step, base)
      .line(step * 2, top)
      .line(step * 3, base)
      .line(step * 4, top)
    return step * 4
  },
  x: (pen, { w, top, base }) => {
    pen
      .move(0, top)
      .line(w * 0.92, base)
      .move(w * 0.92, top)
      .line(0, base)
    return w * 0.92
  },
  y: (pen, { w, r, top, base }) => {
    const slope = r / (base - top)
    pen
      .move(0, top)
      .line(r, base)
      .move(w, top)
      .line(r - slope * (TAIL - base), TAIL)
    return w
  },
  z: (pen, { w, top, base }) => {
    pen
      .move(0, top)
      .line(w * 0.9, top)
      .line(0, base)
      .line(w * 0.9, base)
    return w * 0.9
  },
}

const H = CAPITAL

const upper: Record<string, Draw> = {
  A: (pen, { w }) => {
    const W = w * 1.18
    pen
      .move(0, H)
      .line(W / 2, 0)
      .line(W, H)
    pen.move(W * 0.18, H * 0.66).line(W * 0.82, H * 0.66)
    return W
  },
  B: (pen, { w }) => {
    const y = H * 0.48
    pen
      .move(w * 0.5, y)
      .line(0, y)
      .line(0, 0)
      .line(w * 0.48, 0)
      .flat(w * 0.88, y / 2)
      .steep(w * 0.5, y)
      .flat(w * 0.96, (y + H) / 2)
      .steep(w * 0.5, H)
      .line(0, H)
      .line(0, y)
    return w * 0.94
  },
  C: (pen, { w }) => {
    const W = w * 1.2
    pen
      .move(W, H * 0.28)
      .steep(W / 2, 0)
      .flat(0, H / 2)
      .steep(W / 2, H)
      .flat(W, H * 0.72)
    return W * 0.95
  },
  D: (pen, { w }) => {
    const W = w * 1.12
    pen
      .move(0, 0)
      .line(W * 0.4, 0)
      .flat(W, H / 2)
      .steep(W * 0.4, H)
      .line(0, H)
      .close()
    return W
  },
  E: (pen, { w }) => {
    pen
      .move(w * 0.84, 0)
      .line(0, 0)
      .line(0, H)
      .line(w * 0.84, H)
    pen.move(0, H * 0.49).line(w * 0.74, H * 0.49)
    return w * 0.84
  },
  F: (pen, { w }) => {
    pen
      .move(w * 0.82, 0)
      .line(0, 0)
      .line(0, H)
    pen.move(0, H * 0.5).line(w * 0.7, H * 0.5)
    return w * 0.72
  },
  G: (pen, { w }) => {
    const W = w * 1.2
    pen
      .move(W * 0.96, H * 0.24)
      .steep(W / 2, 0)
      .flat(0, H / 2)
      .steep(W / 2, H)
      .flat(W, H * 0.66)
      .line(W, H * 0.54)
      .line(W * 0.56, H * 0.54)
    return W
  },
  H: (pen, { w }) => {
    stem(stem(pen, 0, 0, H), w * 1.06, 0, H)
    pen.move(0, H * 0.49).line(w * 1.06, H * 0.49)
    return w * 1.06
  },
  I: (pen) => {
    stem(pen, 0, 0, H)
    return 0
  },
  J: (pen, { w }) => {
    pen
      .move(w * 0.7, 0)
      .line(w * 0.7, H * 0.68)
      .steep(w * 0.35, H)
      .flat(0, H * 0.72)
    return w * 0.7
  },
  K: (pen, { w }) => {
    stem(pen, 0, 0, H)
      .move(w * 0.96, 0)
      .line(0, H * 0.6)
      .move(w * 0.38, H * 0.36)
      .line(w, H)
    return w * 0.98
  },
  L: (pen, { w }) => {
    pen
      .move(0, 0)
      .line(0, H)
      .line(w * 0.78, H)
    return w * 0.72
  },
  M: (pen, { w }) => {
    const W = w * 1.34
    pen
      .move(0, H)
      .line(0, 0)
      .line(W / 2, H * 0.72)
      .line(W, 0)
      .line(W, H)
    return W
  },
  N: (pen, { w }) => {
    const W = w * 1.08
    pen.move(0, H).line(0, 0).line(W, H).line(W, 0)
    return W
  },
  O: (pen, { w }) => {
    pen.loop(w * 0.63, H / 2, w * 0.63, H / 2)
    return w * 1.26
  },
  P: (pen, { w }) => {
    pen
      .move(0, H)
      .line(0, 0)
      .line(w * 0.5, 0)
      .flat(w * 0.94, H * 0.28)
      .steep(w * 0.5, H * 0.56)
      .line(0, H * 0.56)
    return w * 0.92
  },
  Q: (pen, { w }) => {
    pen.loop(w * 0.63, H / 2, w * 0.63, H / 2)
    pen.move(w * 0.74, H * 0.7).line(w * 1.22, H * 1.03)
    return w * 1.26
  },
  R: (pen, { w }) => {
    pen
      .move(0, H)
      .line(0, 0)
      .line(w * 0.5, 0)
      .flat(w * 0.92, H * 0.27)
      .steep(w * 0.5, H * 0.54)
      .line(0, H * 0.54)
    pen.move(w * 0.46, H * 0.54).line(w * 0.96, H)
    return w * 0.94
  },
  S: (pen, { w }) => {
    pen
      .move(w * 0.92, H * 0.2)
      .steep(w * 0.5, 0)
      .flat(w * 0.04, H * 0.25)
      .steep(w * 0.5, H * 0.49)
      .flat(w * 0.98, H * 0.75)
      .steep(w * 0.5, H)
      .flat(0, H * 0.8)
    return w * 0.98
  },
  T: (pen, { w }) => {
    stem(pen.move(0, 0).line(w, 0), w / 2, 0, H)
    return w
  },
  U: (pen, { w }) => {
    const W = w * 1.04
    pen
      .move(0, 0)
      .line(0, H * 0.62)
      .steep(W / 2, H)
      .flat(W, H * 0.62)
      .line(W, 0)
    return W
  },
  V: (pen, { w }) => {
    pen
      .move(0, 0)
      .line(w * 0.56, H)
      .line(w * 1.12, 0)
    return w * 1.12
  },
  W: (pen, { w }) => {
    const step = w * 0.42
    pen
      .move(0, 0)
      .line(step, H)
      .line(step * 2, H * 0.2)
      .line(step * 3, H)
      .line(step * 4, 0)
    return step * 4
  },
  X: (pen, { w }) => {
    pen.move(0, 0).line(w, H).move(w, 0).line(0, H)
    return w
  },
  Y: (pen, { w }) => {
    pen
      .move(0, 0)
      .line(w * 0.53, H * 0.52)
      .line(w * 1.06, 0)
    pen.move(w * 0.53, H * 0.52).line(w * 0.53, H)
    return w * 1.06
  },
  Z: (pen, { w }) => {
    pen.move(0, 0).line(w, 0).line(0, H).line(w, H)
    return w
  },
}

const others: Record<string, Draw> = {
  0: (pen, { w }) => {
    pen.loop(w * 0.48, H / 2, w * 0.48, H / 2)
    return w * 0.96
  },
  1: (pen, { w }) => {
    pen
      .move(0, H * 0.2)
      .line(w * 0.36, 0)
      .line(w * 0.36, H)
    return w * 0.4
  },
  2: (pen, { w }) => {
    pen
      .move(0, H * 0.27)
      .steep(w * 0.46, 0)
      .flat(w * 0.9, H * 0.28)
      .line(0, H)
      .line(w * 0.94, H)
    return w * 0.94
  },
  3: (pen, { w }) => {
    pen
      .move(0, 0)
      .line(w * 0.86, 0)
      .line(w * 0.4, H * 0.42)
      .flat(w * 0.94, H * 0.7)
      .steep(w * 0.44, H)
      .flat(0, H * 0.8)
    return w * 0.94
  },
  4: (pen, { w }) => {
    pen
      .move(w * 0.72, H)
      .line(w * 0.72, 0)
      .line(0, H * 0.7)
      .line(w, H * 0.7)
    return w
  },
  5: (pen, { w }) => {
    pen
      .move(w * 0.86, 0)
      .line(w * 0.1, 0)
      .line(w * 0.04, H * 0.44)
      .line(w * 0.46, H * 0.4)
      .flat(w * 0.94, H * 0.7)
      .steep(w * 0.44, H)
      .flat(0, H * 0.82)
    return w * 0.94
  },
  6: (pen, { w }) => {
    pen.loop(w * 0.47, H * 0.68, w * 0.47, H * 0.32)
    pen.move(w * 0.7, 0).line(w * 0.07, H * 0.55)
    return w * 0.94
  },
  7: (pen, { w }) => {
    pen
      .move(0, 0)
      .line(w * 0.92, 0)
      .line(w * 0.34, H)
    return w * 0.9
  },
  8: (pen, { w }) => {
    pen.loop(w * 0.47, H * 0.25, w * 0.4, H * 0.25)
    pen.loop(w * 0.47, H * 0.75, w * 0.47, H * 0.25)
    return w * 0.94
  },
  9: (pen, { w }) => {
    pen.loop(w * 0.47, H * 0.32, w * 0.47, H * 0.32)
    pen.move(w * 0.24, H).line(w * 0.87, H * 0.45)
    return w * 0.94
  },
  '&': (pen, { w }) => {
    pen
      .move(w, H)
      .line(w * 0.26, H * 0.3)
      .steep(w * 0.46, 0)
      .flat(w * 0.72, H * 0.22)
      .line(w * 0.12, H * 0.62)
      .steep(w * 0.4, H)
      .flat(w * 0.96, H * 0.6)
    return w
  },
  '+': (pen, { w }) => {
    pen.move(0, H * 0.6).line(w * 0.8, H * 0.6)
    pen.move(w * 0.4, H * 0.6 - w * 0.4).line(w * 0.4, H * 0.6 + w * 0.4)
    return w * 0.8
  },
  '-': (pen, { w }) => {
    pen.move(0, H * 0.62).line(w * 0.5, H * 0.62)
    return w * 0.5
  },
  '.': (pen) => {
    dot(pen, 0, H)
    return 0
  },
  "'": (pen) => {
    stem(pen, 0, 0, H * 0.22)
    return 0
  },
}

/** Combining accents (Unicode), drawn around the middle of their letter; `y` is where the letter begins. */
const ACCENTS: Record<string, (pen: Pen, x: number, y: number) => unknown> = {
  '\u0301': (pen, x, y) => pen.move(x - 0.9, y - 3).line(x + 1.5, y - 5.2),
  '\u0300': (pen, x, y) => pen.move(x + 0.9, y - 3).line(x - 1.5, y - 5.2),
  '\u0302': (pen, x, y) =>
    pen
      .move(x - 2.2, y - 3)
      .line(x, y - 5)
      .line(x + 2.2, y - 3),
  '\u0303': (pen, x, y) => pen.move(x - 3, y - 3.2).cubic(x - 1.6, y - 6, x + 1.6, y - 1.6, x + 3, y - 4.4),
  '\u0308': (pen, x, y) => dot(dot(pen, x - 2, y - 4), x + 2, y - 4),
  '\u0327': (pen, x) =>
    pen
      .move(x, H)
      .line(x, H + 1.6)
      .steep(x - 1.6, H + 4),
}

const DOTLESS: Record<string, Draw> = {
  i: (pen, { top, base }) => {
    stem(pen, 0, top, base)
    return 0
  },
}

/** Upper case letters, lower case letters, digits and a few signs, with the accents of Portuguese and Spanish. */
export function glyphOf(character: string, { square, width, xHeight }: Face): Glyph | undefined {
  const [letter = '', ...marks] = [...character.normalize('NFD')]
  const isUpper = letter in upper
  const draw = (marks.length > 0 && DOTLESS[letter]) || lower[letter] || upper[letter] || others[letter]
  if (!draw || marks.some((mark) => !ACCENTS[mark])) return undefined
  const pen = new Pen(square)
  const top = CAPITAL - xHeight
  const metrics = { w: width, r: width / 2, top, middle: CAPITAL - xHeight / 2, base: CAPITAL, x: xHeight }
  const reach = draw(pen, metrics)
  for (const mark of marks) ACCENTS[mark]?.(pen, reach / 2, isUpper ? 0 : top)
  return { d: pen.d, width: reach }
}
