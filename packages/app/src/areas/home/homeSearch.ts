import {
  checkRange,
  type DateRange,
  type EpochMs,
  fromDateOnly,
  HOME_DEFAULT_DAYS,
  HOME_FIRST_DAY,
  lastDays,
  rangeOfDays,
  toDateOnly,
  type ZoneId,
} from '@corrente/domain/time'
import { z } from '@corrente/domain/wire'
import { type AddressRules, lenient, textParam } from '../../kit/address/index.ts'

const dateOnly = z.string().check(z.refine((text) => fromDateOnly(text, 'UTC') !== undefined))

/** What the address of the home dashboard says: a chosen range as local dates, a selected station. */
export const homeSearchSchema = z.object({
  from: lenient(dateOnly),
  to: lenient(dateOnly),
  station: textParam,
})
export type HomeSearch = z.output<typeof homeSearchSchema>

/** The rules of home's address: every change is a step for Back. */
export const HOME_RULES: AddressRules<HomeSearch> = { read: (search) => homeSearchSchema.parse(search) }

/**
 * The range that an address means (HOM-002, HOM-003): the two local dates where they are a fit range, else the last
 * seven days, today included. A day after today or before 2010 is no fit range.
 */
export function rangeOf(search: Pick<HomeSearch, 'from' | 'to'>, now: EpochMs, zone: ZoneId): DateRange {
  const chosen = rangeOfDays(search.from, search.to, zone)
  const isFit =
    chosen !== undefined && checkRange(chosen, { now, zone, firstDay: HOME_FIRST_DAY }).length === 0
  return isFit ? chosen : lastDays(HOME_DEFAULT_DAYS, now, zone)
}

/** What the address says for a range: nothing for the default one, local dates for a chosen one (decisions: Screens). */
export function searchOf(range: DateRange, now: EpochMs, zone: ZoneId): Pick<HomeSearch, 'from' | 'to'> {
  const usual = lastDays(HOME_DEFAULT_DAYS, now, zone)
  return range.from === usual.from && range.to === usual.to
    ? { from: undefined, to: undefined }
    : { from: toDateOnly(range.from, zone), to: toDateOnly(range.to, zone) }
}
