import { NO_STATION_FILTERS, type StationChip, type StationFilters } from '@corrente/domain/stations'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { filtersOf, searchOf, stationSearchSchema } from './stationSearch.ts'

/** What the address of the station list says, and the ways to change it. */
export interface StationAddress {
  readonly filters: StationFilters
  /** Other filters, from the first page. Typing replaces the address, a choice is a step that Back takes back. */
  readonly filterBy: (filters: StationFilters) => void
  readonly chip: StationChip | undefined
  /** Another question; it looks at active stations, so it switches 'Disabled Stations' off. */
  readonly ask: (chip: StationChip | undefined) => void
  readonly clear: () => void
  /** From 1. */
  readonly page: number
  readonly goTo: (page: number) => void
  /** Puts a page that there is in the place of one past the end, so that Back does not lead there again. */
  readonly correctTo: (page: number) => void
  /** All rows on one page. */
  readonly isWhole: boolean
  readonly showWhole: (isWhole: boolean) => void
}

/** Reads and writes the list's address, so that a link shares the view and a reload keeps it. */
export function useStationAddress(): StationAddress {
  const raw = useSearch({ strict: false })
  const search = useMemo(() => stationSearchSchema.parse(raw), [raw])
  const navigate = useNavigate()
  const filters = useMemo(() => filtersOf(search), [search])
  const show = (next: ReturnType<typeof searchOf>, isStep: boolean) =>
    void navigate({ to: '.', search: { ...next }, resetScroll: false, replace: !isStep })
  const turnTo = (page: number, isStep: boolean) =>
    show({ ...search, page: page > 1 ? page : undefined }, isStep)
  const chip = search.show
  const isWhole = search.rows === 'all'
  return {
    filters,
    filterBy: (next) =>
      // A disabled station answers no question, so the switch puts the question away.
      show(searchOf(next, next.isDisabled ? undefined : chip, isWhole), next.search === filters.search),
    chip,
    ask: (next) => show(searchOf({ ...filters, isDisabled: false }, next, isWhole), true),
    clear: () => show(searchOf(NO_STATION_FILTERS, undefined, isWhole), true),
    page: search.page ?? 1,
    isWhole,
    showWhole: (next) => show(searchOf(filters, chip, next), true),
    goTo: (page) => turnTo(page, true),
    correctTo: (page) => turnTo(page, false),
  }
}
