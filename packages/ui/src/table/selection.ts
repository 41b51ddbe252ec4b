/**
 * Which rows are ticked: these, or all of the whole list but these, which holds also for rows that were never loaded.
 */
export type TableSelection =
  | { readonly kind: 'some'; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'allBut'; readonly keys: ReadonlySet<string> }

/** No row is ticked. */
export const NO_SELECTION: TableSelection = { kind: 'some', keys: new Set() }
/** Every row of the list is ticked, loaded or not. */
export const EVERYTHING_SELECTED: TableSelection = { kind: 'allBut', keys: new Set() }

/** Whether a row is ticked. */
export const isSelected = ({ kind, keys }: TableSelection, key: string): boolean =>
  keys.has(key) === (kind === 'some')

/** The selection with these rows ticked or not, and no other changed. */
export function withRows(
  selection: TableSelection,
  keys: readonly string[],
  shallSelect: boolean,
): TableSelection {
  const next = new Set(selection.keys)
  const isListed = shallSelect === (selection.kind === 'some')
  for (const key of keys) {
    if (isListed) next.add(key)
    else next.delete(key)
  }
  return { kind: selection.kind, keys: next }
}

/** The selection with one row turned over. */
export const toggleRow = (selection: TableSelection, key: string): TableSelection =>
  withRows(selection, [key], !isSelected(selection, key))

/** How much of a page is ticked: drives the box in the heading. An empty page has none. */
export function pageSelection(selection: TableSelection, keys: readonly string[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => isSelected(selection, key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** What the box in the heading does: ticks the whole page, or clears it when all of it is ticked. */
export const togglePage = (selection: TableSelection, keys: readonly string[]): TableSelection =>
  withRows(selection, keys, pageSelection(selection, keys) !== 'all')

/**
 * Ticks or clears all rows from one to another, both included, as the last one turns over (a press with Shift). A start
 * that is not on the page turns over the end alone.
 */
export function toggleRange(
  selection: TableSelection,
  keys: readonly string[],
  from: string | undefined,
  to: string,
): TableSelection {
  const start = from === undefined ? -1 : keys.indexOf(from)
  const end = keys.indexOf(to)
  if (start < 0 || end < 0) return toggleRow(selection, to)
  const range = keys.slice(Math.min(start, end), Math.max(start, end) + 1)
  return withRows(selection, range, !isSelected(selection, to))
}

/**
 * How many rows are ticked.
 *
 * @param total rows of the whole list; needed for 'all but', which counts from it and never below 0.
 */
export const selectedCount = ({ kind, keys }: TableSelection, total: number): number =>
  kind === 'some' ? keys.size : Math.max(0, total - keys.size)
