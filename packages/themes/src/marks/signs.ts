import { CAPITAL, type Draw, dot, stem } from './strokes.ts'

const H = CAPITAL

/** Digits and a few signs, by themselves. */
export const SIGNS: Record<string, Draw> = {
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
