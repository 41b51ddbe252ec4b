import { type AnalyticsSeries, readSeries } from '@corrente/domain/analytics'
import { type DashboardStats, readStats } from '@corrente/domain/stats'
import {
  type DateRange,
  daysBetween,
  type EpochMs,
  formatUtcText,
  toDateOnly,
  type ZoneId,
} from '@corrente/domain/time'
import type { Atom } from 'jotai'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { portsAtom } from '../ports/index.ts'

/** What the calls of the home dashboard are told about the caller's place in time. */
export interface Place {
  readonly zone: ZoneId
  /** Hours east of UTC now; the number of the timezone header. */
  readonly offsetHours: number
}

/** Which days are asked for, and from where. */
export interface ShownRange {
  readonly range: DateRange
  readonly place: Place
}

const notAsked = (): Promise<Outcome<never>> => Promise.resolve({ kind: 'unreachable', reason: 'network' })

/** GET stats/info with both ends in UTC (API-024, HOM-001); either form of the answer becomes one (HOM-023, HOM-024). */
export const readRangeStats = (
  cp: Gateway,
  range: DateRange,
  { offsetHours }: Place,
  signal: AbortSignal,
): Promise<Outcome<DashboardStats>> =>
  cp.get('stats/info', readStats, {
    query: {
      fromDate: formatUtcText(range.from),
      toDate: formatUtcText(range.to),
      timeZone: offsetHours,
    },
    signal,
  })

/**
 * How many days to ask the graphs for so that the range is covered: they are counted back from today (API-025), so a
 * range that ended earlier takes more; what lies outside is cut off by `withinRange`.
 */
export const graphDays = (range: DateRange, now: EpochMs, zone: ZoneId): number =>
  Math.max(1, daysBetween({ from: range.from, to: Math.max(now, range.from) }, zone))

/** GET stations/dashboard/graphs for all stations and users (API-025). */
export const readGraphs = (
  cp: Gateway,
  days: number,
  { offsetHours }: Place,
  signal: AbortSignal,
): Promise<Outcome<readonly AnalyticsSeries[]>> =>
  cp.get('stations/dashboard/graphs', readSeries, { query: { days, timeDiff: offsetHours }, signal })

/**
 * The indicators of the range.
 * @param shownAtom - what is shown; nothing is asked while it is undefined
 */
export const statsQuery = (shownAtom: Atom<ShownRange | undefined>) =>
  queryAtom((get) => {
    const { cp } = get(portsAtom).gateways
    const shown = get(shownAtom)
    if (!shown) return { key: ['stats', 'range'], isEnabled: false, run: notAsked }
    const { range, place } = shown
    return {
      key: ['stats', 'range', formatUtcText(range.from), formatUtcText(range.to), place.offsetHours],
      run: (signal) => readRangeStats(cp, range, place, signal),
      keepsFormer: true,
    }
  })

/**
 * The lines of recharges and energy that cover the range.
 * @param shownAtom - what is shown; nothing is asked while it is undefined
 */
export const graphsQuery = (shownAtom: Atom<ShownRange | undefined>) =>
  queryAtom((get) => {
    const { gateways, clock } = get(portsAtom)
    const shown = get(shownAtom)
    if (!shown) return { key: ['stats', 'graphs'], isEnabled: false, run: notAsked }
    const { range, place } = shown
    const now = clock.now()
    const days = graphDays(range, now, place.zone)
    return {
      // The days are counted back from today, so tomorrow the same number is another answer.
      key: ['stats', 'graphs', days, toDateOnly(now, place.zone), place.offsetHours],
      run: (signal) => readGraphs(gateways.cp, days, place, signal),
      keepsFormer: true,
    }
  })
