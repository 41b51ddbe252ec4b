import {
  addDays,
  type DateRange,
  type EpochMs,
  endOfDay,
  lastDays,
  rangeOfDays,
  startOfDay,
  toDateOnly,
  type ZoneId,
} from '@corrente/domain/time'

/** Ranges that are one click away; all end today or earlier, in whole local days. */
export const DATE_PRESETS = ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const
export type DatePreset = (typeof DATE_PRESETS)[number]

/** The range that a preset stands for at an instant, in a zone. `last7` includes today (HOM-002). */
export function presetRange(preset: DatePreset, now: EpochMs, zone: ZoneId): DateRange {
  switch (preset) {
    case 'today':
      return lastDays(1, now, zone)
    case 'yesterday': {
      const yesterday = addDays(now, -1, zone)
      return { from: startOfDay(yesterday, zone), to: endOfDay(yesterday, zone) }
    }
    case 'last7':
      return lastDays(7, now, zone)
    case 'last30':
      return lastDays(30, now, zone)
    case 'thisMonth':
      return { from: firstOfMonth(now, zone), to: endOfDay(now, zone) }
    case 'lastMonth': {
      const last = addDays(firstOfMonth(now, zone), -1, zone)
      return { from: firstOfMonth(last, zone), to: endOfDay(last, zone) }
    }
  }
}

/** The preset that a range is at an instant, the first that fits; undefined for a custom one. */
export function presetOf(
  range: DateRange,
  presets: readonly DatePreset[],
  now: EpochMs,
  zone: ZoneId,
): DatePreset | undefined {
  const isSameDay = (a: EpochMs, b: EpochMs): boolean => toDateOnly(a, zone) === toDateOnly(b, zone)
  return presets.find((preset) => {
    const of = presetRange(preset, now, zone)
    return isSameDay(of.from, range.from) && isSameDay(of.to, range.to)
  })
}

function firstOfMonth(at: EpochMs, zone: ZoneId): EpochMs {
  const day = `${toDateOnly(at, zone).slice(0, 8)}01`
  return rangeOfDays(day, day, zone)?.from ?? startOfDay(at, zone)
}
