import type { ListSort } from '@corrente/domain/paging'
import { useMemo } from 'react'
import { type AddressRules, useAddress } from '../address/index.ts'
import { type ListSearch, sortOf, sortText } from './listSearch.ts'

/** What the address of a list says, and the ways to change it. */
export interface ListAddress<Values extends ListSearch = ListSearch> {
  /** The list's own parameters, besides the three of every list. */
  readonly values: Values
  /** Narrows or widens the list, from its first page; what is typed takes the place of the address. */
  readonly narrow: (change: Partial<Values>) => void
  /** The same by a button, such as Filtrar and Limpar: one step for Back, whatever is changed. */
  readonly apply: (change: Partial<Values>) => void
  readonly query: string
  /** Searches, from the first page. Each letter takes the place of the address, so that Back leaves the list. */
  readonly search: (query: string) => void
  /** From 1. */
  readonly page: number
  readonly goTo: (page: number) => void
  /** Puts a page that there is in the place of one past the end, so that Back does not lead there again. */
  readonly correctTo: (page: number) => void
  /** The usual one where the address says nothing. */
  readonly sort: ListSort | undefined
  /** Sorts, from the first page. */
  readonly sortBy: (sort: ListSort | undefined) => void
  /** The address is of a list that was narrowed by persons, whom no link names. */
  readonly isIncomplete: boolean
}

/** The values of a list's address: the three of every list, and its own. */
export type ListValues = ListSearch & Readonly<Record<string, unknown>>

/** What `listRules` makes: a constant of its list. */
export type ListRules<Values extends ListValues> = AddressRules<Values> & {
  readonly usual: ListSort | undefined
}

/** Reads and writes a list's address, so that a link shares the view and a reload keeps it. @param rules - a constant */
export function useListAddress<Values extends ListValues>(rules: ListRules<Values>): ListAddress<Values> {
  const { values, change, isIncomplete } = useAddress(rules)
  const sort = useMemo(() => sortOf(values.sort) ?? rules.usual, [values.sort, rules])
  const say = (next: Partial<ListSearch> | Partial<Values>, as?: 'step' | 'replace') =>
    change(next as Partial<Values>, as) // the three parameters of every list are among its values
  const fromFirst = (next: Partial<ListSearch> | Partial<Values>, as?: 'step' | 'replace') => {
    // That the page starts anew is no step by itself.
    const isTyped = Object.entries(next).every(
      ([key, value]) => rules.replaces?.includes(key) === true || value === values[key],
    )
    say({ ...next, page: undefined }, as ?? (isTyped ? 'replace' : undefined))
  }
  const pageOf = (page: number) => ({ page: page > 1 ? page : undefined })
  return {
    values,
    isIncomplete,
    narrow: fromFirst,
    apply: (next) => fromFirst(next, 'step'),
    query: values.q ?? '',
    search: (text) => fromFirst({ q: text === '' ? undefined : text }),
    page: values.page ?? 1,
    goTo: (page) => say(pageOf(page), 'step'),
    correctTo: (page) => say(pageOf(page), 'replace'),
    sort,
    sortBy: (next) => fromFirst({ sort: sortText(next) }),
  }
}
