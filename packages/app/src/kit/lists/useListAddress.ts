import type { ListSort } from '@corrente/domain/paging'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listSearchSchema, sortOf, sortText } from './listSearch.ts'

/** What the address of a list says, and the ways to change it. */
export interface ListAddress {
  readonly query: string
  /** Searches; goes back to the first page. Each letter replaces the address, so that Back leaves the list. */
  readonly search: (query: string) => void
  /** From 1. */
  readonly page: number
  readonly goTo: (page: number) => void
  readonly sort: ListSort | undefined
  /** Sorts; goes back to the first page. */
  readonly sortBy: (sort: ListSort | undefined) => void
}

/**
 * Reads and writes a list's address, so that a link shares the view and a reload keeps it.
 * @param sorts - keys of the columns that can be sorted; a constant
 */
export function useListAddress(sorts: readonly string[]): ListAddress {
  const schema = useMemo(() => listSearchSchema(sorts), [sorts])
  const { q, page, sort } = schema.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const show = (change: Record<string, string | number | undefined>, isStep: boolean) =>
    void navigate({ to: '.', search: { q, page, sort, ...change }, resetScroll: false, replace: !isStep })
  const shown = useMemo(() => sortOf(sort), [sort])
  return {
    query: q ?? '',
    search: (text) => show({ q: text === '' ? undefined : text, page: undefined }, false),
    page: page ?? 1,
    goTo: (next) => show({ page: next > 1 ? next : undefined }, true),
    sort: shown,
    sortBy: (next) => show({ sort: sortText(next), page: undefined }, false),
  }
}
