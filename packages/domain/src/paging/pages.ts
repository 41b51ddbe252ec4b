/** How many page numbers a pager shows besides the last one (FMT-006). */
export const PAGE_NUMBERS = 5

/** How many pages hold `count` rows; at least 1, so that an empty list has a page to stand on. */
export function pageCountOf(count: number, size: number): number {
  return Number.isFinite(count) && size > 0 ? Math.max(1, Math.ceil(count / size)) : 1
}

/**
 * The page numbers that a pager shows, ascending: up to five around the current one, and the last page (FMT-006).
 * Pages count from 1; a current page past the end is read as the last, one before the first as 1.
 */
export function pageNumbers(current: number, pageCount: number): readonly number[] {
  const last = Math.max(1, Math.floor(pageCount) || 1)
  const page = Math.min(Math.max(1, Math.floor(current) || 1), last)
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_NUMBERS / 2), last - PAGE_NUMBERS + 1))
  const count = Math.min(PAGE_NUMBERS, last - first + 1)
  const shown = Array.from({ length: count }, (_, index) => first + index)
  return shown.at(-1) === last ? shown : [...shown, last]
}
