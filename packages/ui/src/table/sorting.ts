/** What rows can be sorted by. Text follows the locale, with numbers inside it read as numbers (`CP-9` before `CP-10`). */
export type SortValue = string | number | bigint | boolean | null | undefined

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

/** By which column the rows are sorted, and which way. */
export interface TableSort {
  readonly key: string
  readonly direction: SortDirection
}

const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const satisfies Record<
  SortDirection,
  SortDirection
>

/**
 * What a press on a column's heading makes of the sort: its first direction, the other one, none (TRX-036 goes
 * descending, ascending, none), and so on; another column begins anew.
 */
export function nextSort(
  sort: TableSort | undefined,
  key: string,
  first: SortDirection = 'ascending',
): TableSort | undefined {
  if (sort?.key !== key) return { key, direction: first }
  return sort.direction === first ? { key, direction: OPPOSITE[first] } : undefined
}

/** Whether there is nothing to sort by: absent, an empty text, a number that is none. */
export const isMissing = (value: SortValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '' || (typeof value === 'number' && Number.isNaN(value))

/** Orders two values that are there, ascending; values of different kinds as texts. */
export type CompareValues = (a: SortValue, b: SortValue) => number

/**
 * Makes the comparison of a locale: texts without regard to case and with their numbers as numbers, `false` before
 * `true`. Missing values count as equal: whoever sorts puts them last.
 */
export function createCompare(locale: string): CompareValues {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const isNumeric = (value: SortValue) => typeof value === 'number' || typeof value === 'bigint'
  return (a, b) => {
    if (isMissing(a) || isMissing(b)) return 0
    if ((isNumeric(a) && isNumeric(b)) || (typeof a === 'boolean' && typeof b === 'boolean'))
      return a < b ? -1 : a > b ? 1 : 0
    return compare(String(a), String(b))
  }
}
