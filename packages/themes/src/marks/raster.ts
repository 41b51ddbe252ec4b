import { outline } from './outline.ts'
import type { Point } from './pen.ts'
import type { Shape } from './shapes.ts'

/** Cells of a side: as fine as a mark is shown small. */
export const CELLS = 32

/** A mark as cells of its box, row by row: 0 bare, 1 the brand's colour, 2 the second one. */
export type Raster = Uint8Array

const SIDE = 32 / CELLS
const middle = (cell: number): number => (cell + 0.5) * SIDE

/** Fills by the even-odd rule, row by row between the crossings; each line is closed, as SVG closes what it fills. */
function fill(cells: Raster, lines: readonly Point[][], value: number): void {
  for (let row = 0; row < CELLS; row++) {
    const y = middle(row)
    const crossings: number[] = []
    for (const points of lines)
      points.forEach(([ax, ay], index) => {
        const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay]
        if (ay > y !== by > y) crossings.push(ax + ((bx - ax) * (y - ay)) / (by - ay))
      })
    crossings.sort((one, other) => one - other)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [left = 0, right = 0] = crossings.slice(index, index + 2)
      for (let column = 0; column < CELLS; column++)
        if (middle(column) >= left && middle(column) < right) cells[row * CELLS + column] = value
    }
  }
}

/** Paints what lies within `reach` of a line; ends are round, whatever they are on the screen. */
function trace(cells: Raster, lines: readonly Point[][], reach: number, value: number): void {
  for (const points of lines)
    points.forEach(([bx, by], index) => {
      const [ax, ay] = points[index - 1] ?? [bx, by]
      const [dx, dy] = [bx - ax, by - ay]
      const length = dx * dx + dy * dy
      const cellAt = (v: number): number => Math.min(CELLS - 1, Math.max(0, Math.floor(v / SIDE)))
      for (let row = cellAt(Math.min(ay, by) - reach); row <= cellAt(Math.max(ay, by) + reach); row++)
        for (
          let column = cellAt(Math.min(ax, bx) - reach);
          column <= cellAt(Math.max(ax, bx) + reach);
          column++
        ) {
          const [x, y] = [middle(column), middle(row)]
          const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
          if ((x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2 <= reach * reach)
            cells[row * CELLS + column] = value
        }
    })
}

/** Paints a mark into cells; a later shape covers an earlier one. */
export function rasterOf(shapes: readonly Shape[]): Raster {
  const cells = new Uint8Array(CELLS * CELLS)
  for (const { d, role, stroke } of shapes) {
    const value = role === 'main' ? 1 : 2
    if (stroke === undefined) fill(cells, outline(d), value)
    else trace(cells, outline(d), stroke / 2, value)
  }
  return cells
}

/** Share of the cells that a mark covers, 0-1. */
export const coverage = (raster: Raster): number =>
  raster.reduce((sum, cell) => sum + (cell === 0 ? 0 : 1), 0) / raster.length

/**
 * How different two marks are, 0 (the same) to 1 (no cell in common): of the cells that either paints, the share that
 * only one of them does. A cell that both paint, in different colours, counts a quarter.
 */
export function difference(one: Raster, other: Raster): number {
  let either = 0
  let apart = 0
  one.forEach((a, index) => {
    const b = other[index] ?? 0
    if (a === 0 && b === 0) return
    either++
    if (a === 0 || b === 0) apart++
    else if (a !== b) apart += 0.25
  })
  return either === 0 ? 0 : apart / either
}
