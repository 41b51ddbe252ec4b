import type { TableDensity } from '../columns.ts'

/** Heights of a row of one line, px. */
export const ROW_BLOCK_SIZES = { comfortable: 40, compact: 31 } satisfies Record<TableDensity, number>

/** So many rows of one height after each other are what the others will be like. */
const ALIKE = 6

/** How high a row is that nobody has measured yet, by those that were. */
export interface LearnedSize {
  /** The height to think of, px. */
  readonly guess: (density: TableDensity) => number
  /** A row was measured, px. */
  readonly see: (density: TableDensity, size: number) => void
}

/**
 * What rows measure is a better guess for the others than the density's: those that come into sight are then as high as
 * was thought, and nothing is drawn a second time. The first one counts at once; afterwards only several alike, because
 * the first may be measured before the columns have their widths.
 */
export function createLearnedSize(): LearnedSize {
  let learned: { density: TableDensity; size: number } | undefined
  let seen = { size: 0, count: 0 }
  return {
    guess: (density) => (learned?.density === density ? learned.size : ROW_BLOCK_SIZES[density]),
    see: (density, size) => {
      if (learned?.density !== density) {
        learned = { density, size }
        seen = { size, count: 1 }
        return
      }
      seen = seen.size === size ? { size, count: seen.count + 1 } : { size, count: 1 }
      if (seen.count >= ALIKE) learned = { density, size }
    },
  }
}
