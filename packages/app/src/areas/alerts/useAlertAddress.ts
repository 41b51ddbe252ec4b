import {
  ALERT_SORTS,
  type AlertSort,
  type AlertView,
  DEFAULT_ALERT_SORT,
  type TriageShelf,
} from '@corrente/domain/alerts'
import type { ListSort } from '@corrente/domain/paging'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { sortOf, sortText } from '../../kit/lists/index.ts'
import { type AlertSearch, alertSearchSchema } from './alertSearch.ts'

/** By what the alerts are sorted. */
export interface SortedAlerts extends ListSort {
  readonly key: AlertSort
}

/** What the address of the alerts says, and the ways to change it. */
export interface AlertAddress {
  readonly query: string
  /** Searches; goes back to the first page. Each letter replaces the address, so that Back leaves the page. */
  readonly search: (query: string) => void
  /** undefined: the address leaves it open. */
  readonly view: AlertView | undefined
  readonly look: (view: AlertView) => void
  readonly shelf: TriageShelf
  readonly open: (shelf: TriageShelf) => void
  /** From 1. */
  readonly page: number
  readonly goTo: (page: number) => void
  /** Puts a page that there is in the place of one past the end, so that Back does not lead there again. */
  readonly correctTo: (page: number) => void
  /** Newest first where the address says nothing (ALR-003). */
  readonly sort: SortedAlerts
  readonly sortBy: (sort: ListSort | undefined) => void
}

const USUAL: SortedAlerts = DEFAULT_ALERT_SORT

const sortedBy = (text: string | undefined): SortedAlerts => {
  const sort = sortOf(text)
  const key = ALERT_SORTS.find((each) => each === sort?.key)
  return sort && key ? { key, direction: sort.direction } : USUAL
}

/** Reads and writes the address of the alerts, so that a link shares what is seen and a reload keeps it. */
export function useAlertAddress(): AlertAddress {
  const raw = useSearch({ strict: false })
  const search = useMemo(() => alertSearchSchema.parse(raw), [raw])
  const navigate = useNavigate()
  const show = (change: Partial<AlertSearch>, isStep: boolean) =>
    void navigate({ to: '.', search: { ...search, ...change }, resetScroll: false, replace: !isStep })
  const sort = useMemo(() => sortedBy(search.sort), [search.sort])
  return {
    query: search.q ?? '',
    search: (q) => show({ q: q === '' ? undefined : q, page: undefined }, false),
    view: search.view,
    look: (view) => show({ view, page: undefined, show: undefined }, true),
    shelf: search.show ?? 'todo',
    open: (shelf) => show({ show: shelf === 'todo' ? undefined : shelf, page: undefined }, true),
    page: search.page ?? 1,
    goTo: (page) => show({ page: page > 1 ? page : undefined }, true),
    correctTo: (page) => show({ page: page > 1 ? page : undefined }, false),
    sort,
    sortBy: (next) => show({ sort: sortText(next), page: undefined }, false),
  }
}
