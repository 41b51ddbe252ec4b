import {
  ALERT_SORTS,
  ALERT_VIEWS,
  type AlertFilters,
  PROBLEM_SHELVES,
  PROBLEM_SORTS,
  TROUBLE_SORTS,
} from '@corrente/domain/alerts'
import { EVENT_TYPES } from '@corrente/domain/notifications'
import { z } from '@corrente/domain/wire'
import { lenient, textParam } from '../../kit/address/index.ts'
import { type ListAddress, listRules } from '../../kit/lists/index.ts'

/** What the address of the alerts says: search, page and sort as every list, the view, and the shelf. */
export const ALERT_RULES = listRules([...ALERT_SORTS, ...TROUBLE_SORTS, ...PROBLEM_SORTS], {
  /** Absent: the view that this user looked at last. */
  view: lenient(z.enum(ALERT_VIEWS)),
  /** Absent: what is to be done. */
  show: lenient(z.enum(PROBLEM_SHELVES)),
  /** What narrows the list among those that were read. */
  type: lenient(z.enum(EVENT_TYPES)),
  red: lenient(z.literal(true)),
  station: textParam,
  period: lenient(z.enum(['hour', 'day', 'week'])),
})

/** What the address of the alerts says, and the ways to change it. */
export type AlertAddress = ListAddress<ReturnType<typeof ALERT_RULES.read>>

/** The filters that an address means. */
export const alertFiltersOf = ({ type, red, station, period }: AlertAddress['values']): AlertFilters => ({
  type,
  isRed: red === true,
  stationId: station,
  period,
})

/** What an address says for filters; what is not set is left out. */
export const alertSearchOf = ({ type, isRed, stationId, period }: AlertFilters) => ({
  type,
  red: isRed ? (true as const) : undefined,
  station: stationId,
  period,
})
