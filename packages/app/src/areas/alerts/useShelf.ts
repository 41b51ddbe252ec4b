import {
  ALERTS_PER_PAGE,
  type ProblemShelf,
  stationMarkKey,
  type TroubleGroup,
} from '@corrente/domain/alerts'
import type { SortValues } from '@corrente/domain/paging'
import type { Loadable } from '@corrente/ui/foundations'
import { useMemo } from 'react'
import { useAlertPreferences, useMarkCommands } from '../../features/problems/index.ts'
import { useCompleteList, useHeldRows, useListView, useSort } from '../../kit/lists/index.ts'
import type { AlertAddress } from './alertSearch.ts'

interface Shelves<Row, Shelf extends ProblemShelf> {
  /** The list's name in the code. */
  readonly name: string
  readonly address: AlertAddress
  readonly reading: Loadable<unknown>
  readonly search: string
  readonly shelf: Shelf
  readonly rows: Readonly<Record<Shelf, readonly Row[]>>
  /** The answer is here. */
  readonly isKnown: boolean
  /** Keep it. */
  readonly sortValues: SortValues<Row>
  /** What the marks of a row are put on. */
  readonly targetsOf: (row: Row) => readonly Pick<TroubleGroup, 'key' | 'stationId'>[]
}

const keyOf = ({ key }: { readonly key: string }): string => key

/** A shelf of the alerts: its rows change in place, new ones wait until they are asked for; what is marked goes at once. */
export function useShelf<Row extends { readonly key: string }, Shelf extends ProblemShelf>(
  shelves: Shelves<Row, Shelf>,
) {
  const { name, address, reading, search, shelf, rows, isKnown, sortValues, targetsOf } = shelves
  const [{ holdMinutes }, change] = useAlertPreferences()
  const [view, onViewChange] = useListView(name)
  const { sort } = address
  const held = useHeldRows(
    JSON.stringify([search, shelf, holdMinutes, sort]),
    isKnown ? rows[shelf] : undefined,
    useMemo(() => Object.values<readonly Row[]>(rows).flat(), [rows]),
    keyOf,
    useSort(sortValues, sort),
  )
  const list = useCompleteList({
    rows: held.rows,
    reading,
    address,
    pageSize: ALERTS_PER_PAGE,
    isSorted: true,
  })
  const commands = useMarkCommands((keys) =>
    held.remove((row) =>
      targetsOf(row).every(
        ({ key, stationId }) => keys.includes(key) || keys.includes(stationMarkKey(stationId)),
      ),
    ),
  )
  const counts = Object.entries<readonly Row[]>(rows).map(([each, { length }]) => [each, length])
  return {
    view,
    onViewChange,
    shelf,
    onShelfChange: (next: Shelf) => address.apply({ show: next === 'todo' ? undefined : next }),
    counts: isKnown ? (Object.fromEntries(counts) as Record<Shelf, number>) : undefined,
    holdMinutes,
    onHoldChange: (minutes: typeof holdMinutes) => change((set) => ({ ...set, holdMinutes: minutes })),
    query: address.query,
    onQueryChange: address.search,
    list: { ...list, isOutside: held.isOutside, fresh: held.fresh },
    isSearching: search !== '',
    onClearSearch: () => address.search(''),
    ...commands,
  }
}
