/** What rows can be sorted by. Text follows the locale, with numbers inside it read as numbers (`CP-9` before `CP-10`). */
export type SortValue = string | number | bigint | boolean | null | undefined

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

/** By which column a list is sorted, and which way. */
export interface ListSort {
  readonly key: string
  readonly direction: SortDirection
}

/** What each column of a list is sorted by: numbers as numbers, times in milliseconds, texts as they are shown. */
export type SortValues<Row, Key extends string = string> = Readonly<Record<Key, (row: Row) => SortValue>>

/** Whether there is nothing to sort by: absent, an empty text, a number that is none. */
export const isMissing = (value: SortValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '' || (typeof value === 'number' && Number.isNaN(value))

/** Orders two values that are there, ascending; values of different kinds as texts. */
export type CompareValues = (a: SortValue, b: SortValue) => number

/**
 * Makes the comparison of a locale: texts without regard to case and with their numbers as numbers, `false` before
 * `true`. Missing values count as equal: whoever sorts puts them last.
 * @param locale - the tenant's, as `pt-BR`
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

/**
 * The rows in another order; the list itself stays. Equal ones keep their order, those without a value come last in both
 * directions. Without a sort, or by a column that has no values, they stay as they came.
 * @param locale - the tenant's, as `pt-BR`
 */
export function sortRows<Row>(
  rows: readonly Row[],
  values: SortValues<Row>,
  sort: ListSort | undefined,
  locale: string,
): readonly Row[] {
  const read = sort && Object.hasOwn(values, sort.key) ? values[sort.key] : undefined
  if (!sort || !read) return rows
  const compare = createCompare(locale)
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: read(row) }))
    .sort(({ value: a }, { value: b }) =>
      isMissing(a) || isMissing(b) ? Number(isMissing(a)) - Number(isMissing(b)) : sign * compare(a, b),
    )
    .map(({ row }) => row)
}
