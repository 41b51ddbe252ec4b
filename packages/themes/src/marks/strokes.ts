import type { Pen } from './pen.ts'

/** Height of a capital: letters stand from y 0 to y 14, their tails hang to y 18. */
export const CAPITAL = 14
/** Where a tail ends. */
export const TAIL = 18.2

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

export interface Glyph {
  d: string
  /** From the axis of the first stroke to that of the last. */
  width: number
}

/** Draws a letter and gives back its reach: from the axis of its first stroke to that of its last. */
export type Draw = (pen: Pen, face: Metrics) => number

/** Lines that letters hang on: `top` of an x, its middle, the baseline; `w` width of an o, `r` its half. */
export interface Metrics {
  w: number
  r: number
  top: number
  middle: number
  base: number
  x: number
}

export const bowl = (pen: Pen, { w, r, top, middle, base }: Metrics): Pen =>
  pen.move(w, middle).steep(r, top).flat(0, middle).steep(r, base).flat(w, middle)

export const stem = (pen: Pen, x: number, from: number, to: number): Pen => pen.move(x, from).line(x, to)

export const dot = (pen: Pen, x: number, y: number): Pen => pen.move(x, y).line(x, y + 0.01)

/** The shoulder of n, h and m: from the stem at `x` over to one `reach` further. */
export const shoulder = (pen: Pen, { x: height, top, base }: Metrics, x: number, reach: number): Pen =>
  pen
    .move(x, top + 0.42 * height)
    .steep(x + reach / 2, top)
    .flat(x + reach, top + 0.42 * height)
    .line(x + reach, base)
