import { useMemo, useRef } from 'react'
import { pageSelection, type TableSelection, togglePage, toggleRange } from '../selection.ts'
import type { ShownRows } from '../useTableRows.ts'
import type { DataTableProps } from './tableProps.ts'

/**
 * What is ticked: one row, a range from the last one ticked, the whole page. A row with a reason against it never is.
 * @param shown - the rows in sight, in their order
 * @param onSelect - told of each new selection, to be said
 */
export function useRowTicks<T>(
  selecting: DataTableProps<T>['selecting'],
  { keys, rows }: ShownRows<T>,
  onSelect: (selection: TableSelection) => void,
) {
  const anchor = useRef<string>(undefined)
  const reasonOf = selecting?.reasonOf
  // Where every row can be ticked, a row that changes is no other key.
  const against = reasonOf && rows
  const tickable = useMemo(
    () =>
      against
        ? keys.filter((_, place) => {
            const row = against[place]
            return row !== undefined && !reasonOf?.(row)
          })
        : keys,
    [keys, against, reasonOf],
  )
  const selection = selecting?.selection
  const state = useMemo(() => selection && pageSelection(selection, tickable), [selection, tickable])
  const select = (selection: TableSelection): void => {
    selecting?.onChange(selection)
    onSelect(selection)
  }
  return {
    select,
    tick: (key: string, isRange: boolean): void => {
      if (!selecting || !tickable.includes(key)) return
      select(toggleRange(selecting.selection, tickable, isRange ? anchor.current : undefined, key))
      anchor.current = key
    },
    /** The tick of the page; undefined where nothing can be ticked. */
    page: selecting
      ? {
          state: state ?? 'none',
          onToggle: () => select(togglePage(selecting.selection, tickable)),
          canTick: tickable.length > 0,
        }
      : undefined,
  }
}
