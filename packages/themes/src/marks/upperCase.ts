import { CAPITAL, type Draw, stem } from './strokes.ts'

const H = CAPITAL

/** The capitals, by themselves. */
export const UPPER: Record<string, Draw> = {
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
