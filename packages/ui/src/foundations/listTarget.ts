/**
 * Where a key leads in a list of rows that stops at its ends: arrows by one, Page keys by `page` rows, Home and End.
 * @param at the row that is marked, counted from 0; -1 is none
 * @param last the last row's index; -1 for an empty list
 * @returns the next row's index; undefined for keys that do not move, and in an empty list.
 */
export function listTarget(key: string, at: number, last: number, page: number): number | undefined {
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: last,
  }
  if (last < 0 || !isKeyOf(to, key)) return undefined
  return Math.max(0, Math.min(last, to[key]))
}

const isKeyOf = <T extends object>(of: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(of, key)
