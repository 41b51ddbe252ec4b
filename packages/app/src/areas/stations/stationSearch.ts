import {
  NO_STATION_FILTERS,
  STATION_CHIPS,
  type StationChip,
  type StationFilters,
} from '@corrente/domain/stations'
import { z } from '@corrente/domain/wire'
import { listSearchSchema } from '../../kit/lists/index.ts'

/** A value that does not fit counts as not given: an address is typed and shared by people. */
const lenient = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined)
const key = z.int().check(z.minimum(1))

/**
 * What the address of the station list says: search and page as every list, the filters, and the question that is asked
 * (decisions: Screens).
 */
export const stationSearchSchema = z.extend(listSearchSchema([]), {
  group: lenient(key),
  account: lenient(key),
  online: lenient(z.boolean()),
  disabled: lenient(z.literal(true)),
  show: lenient(z.enum(STATION_CHIPS)),
  rows: lenient(z.literal('all')),
})
export type StationSearch = z.output<typeof stationSearchSchema>

/** The filters that an address means (STN-003, STN-004). */
export const filtersOf = (search: StationSearch): StationFilters => ({
  search: search.q ?? NO_STATION_FILTERS.search,
  groupPk: search.group,
  accountPk: search.account,
  isOnline: search.online,
  isDisabled: search.disabled ?? false,
})

/** The address of filters and question, on the first page or all on one; what is not set is left out. */
export const searchOf = (
  filters: StationFilters,
  chip: StationChip | undefined,
  isWhole = false,
): StationSearch => ({
  q: filters.search === '' ? undefined : filters.search,
  page: undefined,
  sort: undefined,
  group: filters.groupPk,
  account: filters.accountPk,
  online: filters.isOnline,
  disabled: filters.isDisabled || undefined,
  show: chip,
  rows: isWhole ? 'all' : undefined,
})
