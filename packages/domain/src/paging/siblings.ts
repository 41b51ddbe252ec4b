/** A page number, or a gap where numbers are left out. */
export type PageItem = number | 'gap'

/**
 * The page numbers of the recharges list (TRX-063): the first, the last, the current one with one on each side, and a gap
 * where more than one is left out. Pages count from 1; a current page out of range is read as the nearest.
 */
export function pageSiblings(current: number, pageCount: number): readonly PageItem[] {
  const last = Math.max(1, Math.floor(pageCount) || 1)
  const page = Math.min(Math.max(1, Math.floor(current) || 1), last)
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return withGaps(numbers)
}

/** Puts a gap where numbers are missing between two; a single missing number stands for itself. */
export function withGaps(numbers: readonly number[]): readonly PageItem[] {
  return numbers.flatMap((number, index): PageItem[] => {
    const before = numbers[index - 1] ?? number - 1
    if (number - before <= 1) return [number]
    return number - before === 2 ? [number - 1, number] : ['gap', number]
  })
}
