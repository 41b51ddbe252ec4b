import { acrossMidnight, clockOf, DAY_MINUTES, minuteOf } from '../day-plan/index.ts'
import { isJsonObject, type JsonObject, looseNumber, numberOf, ownField, textOf, z } from '../wire/index.ts'
import { type DayCurve, type LimitedSpan, runsOf, usualLimit } from './curve.ts'

/** What of a loaded schedule this form cannot hold: saving would lose it (decisions: Charging profiles). */
const LOSSES = ['unreadable', 'pastDay', 'seconds', 'lateStart', 'lastMinute', 'phases', 'watts'] as const
export type Loss = (typeof LOSSES)[number]

/** A schedule as the form can show it. */
export interface ReadSchedule {
  readonly curve: DayCurve
  readonly losses: readonly Loss[]
}

const DAY_SECONDS = DAY_MINUTES * 60
/** The end of a day on the wire, which has no 24:00: an entry there only ends what was before. */
export const WIRE_END = DAY_MINUTES - 1

interface Entry {
  readonly minute: number
  readonly limit: number
}

const isInWatts = (entry: JsonObject): boolean =>
  ['chargingRateUnit', 'unit'].some((name) => textOf(ownField(entry, name))?.toUpperCase() === 'W') ||
  ownField(entry, 'powerLimitInWatts') !== undefined

function readEntry(raw: unknown, lose: (loss: Loss) => void): Entry | undefined {
  const entry = isJsonObject(raw) ? raw : {}
  const seconds = numberOf(ownField(entry, 'startPeriodInSeconds'))
  const limit =
    numberOf(ownField(entry, 'powerLimit')) ??
    numberOf(ownField(entry, 'powerLimitInAmperes')) ??
    numberOf(ownField(entry, 'powerLimitInWatts'))
  if (isInWatts(entry)) lose('watts')
  const phases = ownField(entry, 'numberPhases')
  if (phases !== undefined && phases !== null && numberOf(phases) !== 3) lose('phases')
  if (seconds === undefined || seconds < 0 || limit === undefined) {
    lose('unreadable')
    return undefined
  }
  if (seconds >= DAY_SECONDS) {
    lose('pastDay')
    return undefined
  }
  if (seconds % 60 !== 0) lose('seconds')
  return { minute: Math.floor(seconds / 60), limit }
}

/** The runs of one limit that entries make, from 00:00 to 24:00; none for no entries. */
function runsOfEntries(entries: readonly Entry[], lose: (loss: Loss) => void): readonly LimitedSpan[] {
  const sorted = entries.toSorted((a, b) => a.minute - b.minute)
  const [first] = sorted
  if (!first) return []
  if (first.minute > 0) lose('lateStart')
  const runs: LimitedSpan[] = []
  sorted.forEach(({ minute, limit }, index) => {
    const start = index === 0 ? 0 : minute
    const end = sorted[index + 1]?.minute ?? DAY_MINUTES
    const last = runs.at(-1)
    if (start === WIRE_END && last) {
      runs[runs.length - 1] = { ...last, end: DAY_MINUTES }
      // A limit that stands nowhere else can hardly be the default that the day goes back to.
      if (!runs.some((run) => run.limit === limit)) lose('lastMinute')
    } else if (last?.limit === limit) runs[runs.length - 1] = { ...last, end }
    else if (end > start) runs.push({ start, end, limit })
  })
  return runs
}

const wireInterval = z.object({
  beginningEnd: z.tuple([z.string(), z.string()]),
  currentLimit: looseNumber,
})

/** Reads the intervals of a form; the end of a day is written 23:59, and one across midnight is two. */
function readIntervals(raw: readonly unknown[], lose: (loss: Loss) => void): readonly LimitedSpan[] {
  const found = raw.flatMap((each) => {
    const read = wireInterval.safeParse(each)
    const [from, to] = read.success ? read.data.beginningEnd.map(minuteOf) : []
    const limit = read.success ? read.data.currentLimit : undefined
    if (from === undefined || to === undefined || limit === undefined) {
      lose('unreadable')
      return []
    }
    return acrossMidnight(from, to === WIRE_END ? DAY_MINUTES : to).map((span) => ({ ...span, limit }))
  })
  return found.toSorted((a, b) => a.start - b.start)
}

/**
 * Reads the `form` of a profile (CHP-009): `schedulePeriodMap` in the order of its starts, each run whose limit is not the
 * usual one an interval; `currentLimitDefault` and `intervals` win where they are present.
 */
export function readSchedule(form: JsonObject): ReadSchedule {
  const losses = new Set<Loss>()
  const lose = (loss: Loss) => void losses.add(loss)
  const map = ownField(form, 'schedulePeriodMap')
  const raw: readonly unknown[] = Array.isArray(map) ? map : isJsonObject(map) ? Object.values(map) : []
  if (isInWatts(form)) lose('watts')
  const runs = runsOfEntries(
    raw.flatMap((entry) => readEntry(entry, lose) ?? []),
    lose,
  )
  const defaultLimit = numberOf(ownField(form, 'currentLimitDefault')) ?? usualLimit(runs)
  const given = ownField(form, 'intervals')
  const intervals = Array.isArray(given)
    ? readIntervals(given, lose)
    : runs.filter(({ limit }) => limit !== defaultLimit)
  return { curve: { defaultLimit, intervals }, losses: LOSSES.filter((loss) => losses.has(loss)) }
}

/** An interval as it is sent: two times and amperes (CHP-008). */
export interface IntervalWire {
  readonly beginningEnd: readonly [string, string]
  readonly currentLimit: number
}

/** An interval to send: the wire has no 24:00, so that the end of the day goes out as 23:59. */
export const intervalWire = ({ start, end, limit }: LimitedSpan): IntervalWire => ({
  beginningEnd: [clockOf(start), clockOf(end === DAY_MINUTES ? WIRE_END : end)],
  currentLimit: limit,
})

/** How many schedule periods a charger needs for a day: what its ChargingScheduleMaxPeriods is compared with. */
export const periodCount = (curve: DayCurve): number => runsOf(curve).length
