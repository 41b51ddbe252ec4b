import { NO_SHIFT, type PriceShift, shiftDetail } from './priceShift.ts'
import { conflictsOf, isSameTariff, type PricingWeek, WEEKDAYS } from './week.ts'
import type { PricingDetail, PricingEntry, PricingProfile } from './wire.ts'

/** The longest name of a profile (DPR-023). */
export const PROFILE_NAME_MAX = 40

/** The lowest and the highest price of a profile: of a kWh, or of a minute where nothing costs by the kWh. */
export interface PriceRange {
  readonly unit: 'kwh' | 'minute'
  /** In currency units. */
  readonly lowest: number
  readonly highest: number
}

const rangeOf = (unit: PriceRange['unit'], prices: readonly number[]): PriceRange | undefined =>
  prices.length === 0 ? undefined : { unit, lowest: Math.min(...prices), highest: Math.max(...prices) }

/** Its range over everything that is active, exceptions included; undefined where it has no such price. */
export function priceRange(entries: readonly PricingEntry[]): PriceRange | undefined {
  const active: readonly PricingDetail[] = entries.flatMap((entry) =>
    entry.kind === 'read' && entry.detail.active ? [entry.detail] : [],
  )
  const above = (prices: readonly number[]) => prices.filter((price) => price > 0)
  return (
    rangeOf('kwh', above(active.map(({ kwhPrice }) => kwhPrice))) ??
    rangeOf('minute', above(active.map(({ durationPrice }) => durationPrice)))
  )
}

/** The profiles with the most chargers first, then by name. */
export const orderPricingProfiles = (profiles: readonly PricingProfile[]): readonly PricingProfile[] =>
  profiles.toSorted(
    (a, b) =>
      (b.chargerCount ?? 0) - (a.chargerCount ?? 0) || (a.name ?? a.uuid).localeCompare(b.name ?? b.uuid),
  )

/** What keeps a name from being taken: there is none, or it is too long; undefined: nothing. */
export function checkProfileName(name: string): 'missing' | 'tooLong' | undefined {
  if (name.trim() === '') return 'missing'
  return [...name.trim()].length > PROFILE_NAME_MAX ? 'tooLong' : undefined
}

/** The first exception that is not over yet. @param today - `YYYY-MM-DD` */
export const nextException = (entries: readonly PricingEntry[], today: string): PricingDetail | undefined =>
  entries
    .flatMap((entry) => (entry.kind === 'read' && entry.detail.exception ? [entry.detail] : []))
    .filter(({ active, endDate, startDate }) => active && (endDate ?? startDate ?? '') >= today)
    .toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))[0]

/**
 * The entries of a profile as those of a new one: what can be read, without uuids, as the server has not seen them.
 *
 * @param shift - how all prices change. Default: they stay
 */
export const copiedEntries = (
  entries: readonly PricingEntry[],
  shift: PriceShift = NO_SHIFT,
): readonly PricingDetail[] =>
  entries.flatMap((entry) =>
    entry.kind === 'read' ? [{ ...shiftDetail(entry.detail, shift), dynamicPricingDetailUuid: null }] : [],
  )

/** Whether a profile says two prices for one moment: periods of a day, or exceptions, that overlap (DPR-028, DPR-032). */
export function hasConflict(week: PricingWeek): boolean {
  if (WEEKDAYS.some((day) => conflictsOf(week.days[day]).size > 0)) return true
  const exceptions = week.exceptions.filter(({ isActive }) => isActive)
  return exceptions.some((one, index) =>
    exceptions
      .slice(index + 1)
      .some(
        (other) => one.from <= other.to && other.from <= one.to && !isSameTariff(one.tariff, other.tariff),
      ),
  )
}
