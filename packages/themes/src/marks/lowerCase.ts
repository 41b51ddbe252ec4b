import { bowl, type Draw, dot, shoulder, stem, TAIL } from './strokes.ts'

/** The small letters, by themselves. */
export const LOWER: Record<string, Draw> = {
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
