import type { EpochMs, ZoneId } from '../time/index.ts'
import { ownField, readRows, z } from '../wire/index.ts'
import { asChangeOf, weekChanges } from './changes.ts'
import { decodeWeek, encodeWeek } from './codec.ts'
import { everyDay, isDraft, type Period, type PricingWeek, WEEKDAYS } from './week.ts'
import { isPlace } from './weekRules.ts'
import { readPricingDetails, WIRE_DAYS } from './wire.ts'

/*
 * Weeks of prices that the browser keeps: a draft over a reload, and what stood before each save, since no call of the
 * contract has a history. Whatever is read again may have been written by anybody.
 */

/** Hours that have no price so far; no entry of the wire says that. */
const draftKept = z.object({ day: z.enum(WIRE_DAYS), start: z.number(), end: z.number() })

/** A week as it is kept. */
export interface KeptWeek {
  /** As they would be sent. */
  readonly entries: readonly unknown[]
  readonly drafts: readonly z.infer<typeof draftKept>[]
}

/** What is kept of a week; it survives being written as JSON. */
export function keptWeek(week: PricingWeek, zone: ZoneId): KeptWeek {
  const priced: PricingWeek = {
    ...week,
    days: everyDay((day) => ({
      general: week.days[day].general,
      periods: week.days[day].periods.filter((period) => !isDraft(period)),
    })),
  }
  return {
    entries: encodeWeek(priced, zone),
    drafts: WEEKDAYS.flatMap((day) =>
      week.days[day].periods.filter(isDraft).map(({ start, end }) => ({ day, start, end })),
    ),
  }
}

/** The week of what was kept; undefined where it is none. */
export function readKeptWeek(kept: unknown, zone: ZoneId): PricingWeek | undefined {
  const entries = ownField(kept, 'entries')
  const read = Array.isArray(entries) ? readPricingDetails(entries) : undefined
  if (!read) return undefined
  const week = decodeWeek(read.data, zone)
  const drafts = readRows(draftKept, ownField(kept, 'drafts')).data.filter(isPlace)
  return {
    ...week,
    days: everyDay((day) => {
      const own = drafts.flatMap(({ day: of, start, end }, at): readonly Period[] =>
        of === day ? [{ key: `draft-${at}`, uuid: null, isActive: true, tariff: null, start, end }] : [],
      )
      const { general, periods } = week.days[day]
      return { general, periods: [...periods, ...own].toSorted((a, b) => a.start - b.start) }
    }),
  }
}

/**
 * A kept week as a change of the one that the server has: parts that say the same are the server's own, and what it does
 * not know is new.
 */
export function restoredWeek(kept: PricingWeek, server: PricingWeek): PricingWeek {
  const changed = new Set(weekChanges(server, kept).map(({ part }) => part))
  const change = asChangeOf(kept, server)
  return {
    ...change,
    days: everyDay((day) => (changed.has(day) ? change : server).days[day]),
    exceptions: (changed.has('exceptions') ? change : server).exceptions,
  }
}

/** A week that this browser replaced by a save. */
export interface PastWeek {
  readonly profileUuid: string
  /** When it was replaced, by the server's clock. */
  readonly at: EpochMs
  /** As it is kept. */
  readonly week: unknown
}

/** How many weeks are kept, of all profiles together. */
export const PAST_WEEKS_MAX = 20
/** And how much room they may take: a full storage would lose a session. */
const KEPT_CHARS = 200_000

const pastKept = z.object({ profileUuid: z.string(), at: z.number(), week: z.unknown() })

/** Reads what was kept, the newest first; what is none is left out. */
export const readPastWeeks = (kept: unknown): readonly PastWeek[] => readRows(pastKept, kept).data

/** What is kept after one more save: the oldest make room. */
export function withPastWeek(kept: unknown, past: PastWeek): readonly PastWeek[] {
  let room = KEPT_CHARS
  return [past, ...readPastWeeks(kept)].slice(0, PAST_WEEKS_MAX).filter((each) => {
    room -= JSON.stringify(each).length
    return room >= 0
  })
}
