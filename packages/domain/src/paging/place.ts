/** The rows that a page holds, counted from 1: `21` to `30` of 134. An empty list holds `0` to `0`. */
export interface PageRows {
  readonly from: number
  readonly to: number
}

/** Which rows a page of the screen holds. A page past the end is read as the last. */
export function pageRows(page: number, size: number, total: number): PageRows {
  if (!(total > 0) || !(size > 0)) return { from: 0, to: 0 }
  const last = Math.ceil(total / size)
  const from = (Math.min(Math.max(1, Math.floor(page) || 1), last) - 1) * size + 1
  return { from, to: Math.min(total, from + size - 1) }
}
