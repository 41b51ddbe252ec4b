import { pathOf } from '@corrente/domain/routing'
import {
  NO_STATION_FILTERS,
  STATION_CHIPS,
  STATION_SORTS,
  type StationChip,
  type StationFilters,
} from '@corrente/domain/stations'
import { z } from '@corrente/domain/wire'
import { lenient } from '../../kit/address/index.ts'
import { type ListAddress, listRules } from '../../kit/lists/index.ts'

const key = z.int().check(z.minimum(1))

/** The questions that a text names, in the order of the chips; a name that is none of them is left out. */
export const chipsOf = (text: string | undefined): readonly StationChip[] => {
  const names = text?.split(',') ?? []
  return STATION_CHIPS.filter((chip) => names.includes(chip))
}
/** The questions as an address has them: `faulted,offline`; undefined for none. */
export const chipsText = (chips: readonly StationChip[]): string | undefined =>
  STATION_CHIPS.filter((chip) => chips.includes(chip)).join(',') || undefined

const chipsParam = lenient(
  z.pipe(
    z.string(),
    z.transform((text) => chipsText(chipsOf(text))),
  ),
)

/**
 * What the address of the station list says: search, page and sort as every list, the filters, and the questions that are
 * asked (decisions: Screens).
 */
export const STATION_RULES = listRules(STATION_SORTS, {
  group: lenient(key),
  account: lenient(key),
  online: lenient(z.boolean()),
  disabled: lenient(z.literal(true)),
  show: chipsParam,
  rows: lenient(z.literal('all')),
  /** The chargeBoxPk of the station whose page is open. */
  station: lenient(key),
  /** Its page was opened for its price. */
  price: lenient(z.literal(true)),
})
export type StationSearch = ReturnType<typeof STATION_RULES.read>

/** What the address of the station list says, and the ways to change it. */
export type StationAddress = ListAddress<StationSearch>

/** The filters that an address means (STN-003, STN-004). */
export const filtersOf = (search: StationSearch): StationFilters => ({
  search: search.q ?? NO_STATION_FILTERS.search,
  groupPk: search.group,
  accountPk: search.account,
  isOnline: search.online,
  isDisabled: search.disabled ?? false,
})

/** What an address says for filters; what is not set is left out. A disabled station answers no question. */
export const searchOf = (filters: StationFilters) => ({
  q: filters.search === '' ? undefined : filters.search,
  group: filters.groupPk,
  account: filters.accountPk,
  online: filters.isOnline,
  disabled: filters.isDisabled || undefined,
  ...(filters.isDisabled && { show: undefined }),
})

/**
 * The address of a station's page, or of the list, that keeps whatever else the address says.
 * @param search what stands in the address now, as it stands there
 * @param pk undefined: the list
 */
export function stationHref(search: string, pk: number | undefined): string {
  const params = new URLSearchParams(search)
  params.delete('price')
  if (pk === undefined) params.delete('station')
  else params.set('station', String(pk))
  const text = params.toString()
  return text === '' ? pathOf('stations') : `${pathOf('stations')}?${text}`
}
