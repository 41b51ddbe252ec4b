/** A line of the drawing. */
export interface CurrentLine {
  /** SVG path data within `ART_WIDTH` x `ART_HEIGHT`. */
  d: string
  /** From 0 to 1. */
  opacity: number
}

/** A station of the drawing: a point on one of the lines. */
export interface CurrentNode {
  x: number
  y: number
  r: number
}

export const ART_WIDTH = 640
export const ART_HEIGHT = 900

const LINES = 14
const STEPS = 48

/** Where line `index` stands at `x`: a bundle that is tied together on the one side and fans out on the other. */
function heightAt(index: number, x: number): number {
  const along = x / ART_WIDTH
  const across = index / (LINES - 1) - 0.5
  const fan = 80 + 520 * along ** 1.4
  const wave = 56 * Math.sin(along * 3.4 + across * 2.2) + 18 * Math.sin(along * 8 - across * 5)
  return ART_HEIGHT * 0.66 + across * fan + wave - 150 * along
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The flowing lines behind the brand: the same at every start, drawn from two sines. */
export function currentLines(): readonly CurrentLine[] {
  return Array.from({ length: LINES }, (_, index) => {
    const points = Array.from({ length: STEPS + 1 }, (__, step) => {
      const x = (ART_WIDTH * step) / STEPS
      return `${round(x)} ${round(heightAt(index, x))}`
    })
    const middle = 1 - Math.abs(index / (LINES - 1) - 0.5) * 2
    return { d: `M${points.join('L')}`, opacity: round(0.1 + 0.25 * middle) }
  })
}

/** A few stations along the lines. */
export function currentNodes(): readonly CurrentNode[] {
  return (
    [
      [2, 0.42, 3],
      [4, 0.74, 4.5],
      [6, 0.22, 3],
      [7, 0.58, 6],
      [9, 0.86, 4],
      [10, 0.36, 3.5],
      [12, 0.66, 3],
    ] as const
  ).map(([line, along, r]) => {
    const x = along * ART_WIDTH
    return { x: round(x), y: round(heightAt(line, x)), r }
  })
}
