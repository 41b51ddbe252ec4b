import type { QueryValue } from '../../wire/index.ts'
import type { StationRow } from '../row.ts'

/** How many stations a page of the list shows (STN-007). */
export const STATIONS_PER_PAGE = 10
/** The local days that a station report covers at first, today included (STN-044). */
export const STATION_REPORT_DAYS = 20

/** What the stations list is filtered by (STN-002 to STN-004). */
export interface StationFilters {
  /** Name, state, city or id; '' is none. */
  readonly search: string
  readonly groupPk: number | undefined
  readonly accountPk: number | undefined
  /** undefined: both. */
  readonly isOnline: boolean | undefined
  /** 'Disabled Stations': lists the inactive ones instead of the active. */
  readonly isDisabled: boolean
}

/** The filters at first: none, active stations (STN-003, STN-004). */
export const NO_STATION_FILTERS: StationFilters = {
  search: '',
  groupPk: undefined,
  accountPk: undefined,
  isOnline: undefined,
  isDisabled: false,
}

/** Whether a list is narrowed, so that an empty one says "nothing matches" and offers to clear. */
export function isFiltered(filters: StationFilters): boolean {
  const { search, groupPk, accountPk, isOnline, isDisabled } = filters
  return (
    search.trim() !== '' ||
    groupPk !== undefined ||
    accountPk !== undefined ||
    isOnline !== undefined ||
    isDisabled
  )
}

/**
 * Whether a row fits the filters but the search, told here: for a list that is filtered here, and to mark a row that a
 * live change took out of what the server had found (STN-003, STN-004). Online is what is not shown as unavailable.
 */
export function fitsFilters(
  row: Pick<StationRow, 'isActive' | 'groupPk' | 'accountPk' | 'status'>,
  { groupPk, accountPk, isOnline, isDisabled }: StationFilters,
): boolean {
  return (
    row.isActive !== isDisabled &&
    (groupPk === undefined || row.groupPk === groupPk) &&
    (accountPk === undefined || row.accountPk === accountPk) &&
    (isOnline === undefined || (row.status !== 'unavailable') === isOnline)
  )
}

/** The filters as every call of the list puts them in its query; empty ones are left out (STN-029, STN-047). */
export function filterQuery(filters: StationFilters): Readonly<Record<string, QueryValue>> {
  const search = filters.search.trim()
  return {
    active: !filters.isDisabled,
    chargeBoxGroupPk: filters.groupPk,
    tenantPk: filters.accountPk,
    searchInput: search === '' ? undefined : search,
    online: filters.isOnline,
  }
}

/** A page of the list call. */
export interface StationListPage {
  /** From 1. */
  readonly page: number
  readonly size: number
  /** Hours east of UTC, as the header has them. */
  readonly offsetHours: number
}

/** The query of the list call: `GET chargepoints` (STN-029). */
export function stationListQuery(
  filters: StationFilters,
  { page, size, offsetHours }: StationListPage,
): Readonly<Record<string, QueryValue>> {
  return { timeZone: offsetHours, page, size, ...filterQuery(filters) }
}

/** The query of the limit probe: it changes nothing (STN-038). */
export const STATION_LIMIT_QUERY: Readonly<Record<string, QueryValue>> = {
  page: 1,
  size: 1,
  checkLimit: true,
}
