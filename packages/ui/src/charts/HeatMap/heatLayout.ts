import { highestOf } from '../parts/heatSteps.ts'
import { everyNth, widthOf } from '../parts/measure.ts'
import { SCALE_BLOCK } from './HeatMap.styles.tsx'
import type { HeatMapProps } from './heatMapProps.ts'

const ROOM = { top: 20, end: 2 } as const
const GAP = 2
/** A bubble above a cell needs so much; below that it stands under it. */
const BUBBLE_ROOM = 56

/** A place in the grid, from 0. */
export interface HeatPlace {
  readonly row: number
  readonly column: number
}

/** Where everything of a heat map stands, CSS pixels from the drawing's top start corner. */
export interface HeatLayout {
  /** Where the cells begin. */
  readonly start: number
  readonly top: number
  /** Room of one cell, its gap included. */
  readonly cellWidth: number
  readonly cellHeight: number
  /** The highest value: the ramp's end. */
  readonly most: number
  /** Every cell has room for its value. */
  readonly hasText: boolean
  /** The columns that have room for their name. */
  readonly namedColumns: readonly number[]
  boxOf(place: HeatPlace): { x: number; y: number; width: number; height: number }
  /** The cell at a point of the drawing; undefined beside them. */
  placeAt(x: number, y: number): HeatPlace | undefined
  /** Where a cell's bubble points. */
  bubbleOf(place: HeatPlace): { x: number; y: number; side: 'above' | 'below' }
}

/** Lays out one row and one column or more. */
export function heatLayout(props: HeatMapProps, width: number): HeatLayout {
  const { rows, columns, values, blockSize, formatCell } = props
  const top = ROOM.top
  const start = Math.min(width * 0.3, Math.max(...rows.map(({ label }) => widthOf(label))) + 10)
  const cellWidth = Math.max(1, (width - start - ROOM.end) / columns.length)
  const cellHeight = Math.max(6, (blockSize - top - SCALE_BLOCK) / rows.length)
  const longest = Math.max(
    0,
    ...values.flatMap((row) => row.map((value) => (value === undefined ? 0 : widthOf(formatCell(value))))),
  )
  const longestName = Math.max(...columns.map(({ label }) => widthOf(label)), 6)
  const xOf = (column: number) => start + column * cellWidth
  const yOf = (row: number) => top + row * cellHeight
  return {
    start,
    top,
    cellWidth,
    cellHeight,
    most: highestOf(values),
    hasText: longest <= cellWidth - GAP - 4 && cellHeight - GAP >= 15,
    namedColumns: everyNth(columns.length, Math.floor((width - start) / (longestName + 8))),
    boxOf: ({ row, column }) => ({
      x: xOf(column),
      y: yOf(row),
      width: Math.max(1, cellWidth - GAP),
      height: Math.max(1, cellHeight - GAP),
    }),
    placeAt(x, y) {
      const [column, row] = [Math.floor((x - start) / cellWidth), Math.floor((y - top) / cellHeight)]
      const isInside = column >= 0 && row >= 0 && column < columns.length && row < rows.length
      return isInside ? { row, column } : undefined
    },
    bubbleOf({ row, column }) {
      const isLow = yOf(row) > BUBBLE_ROOM
      return {
        x: xOf(column) + cellWidth / 2,
        y: isLow ? yOf(row) : yOf(row) + cellHeight,
        side: isLow ? 'above' : 'below',
      }
    },
  }
}
