import { type AnalyticsSeries, readSeries } from '@corrente/domain/analytics'
import { type DashboardStats, readStats } from '@corrente/domain/stats'
import { type DateRange, daysBetween, type EpochMs, formatUtcText, type ZoneId } from '@corrente/domain/time'
import type { Gateway, Outcome } from '../gateways/index.ts'

/** What the calls of the home dashboard are told about the caller's place in time. */
export interface Place {
  readonly zone: ZoneId
  /** Hours east of UTC now; the number of the timezone header. */
  readonly offsetHours: number
}

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
