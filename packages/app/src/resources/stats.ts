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
import type { FormatsPort } from '../ports/index.ts'

const notAsked = (): Promise<Outcome<never>> => Promise.resolve({ kind: 'unreachable', reason: 'network' })

/** GET stats/info with both ends in UTC (API-024, HOM-001); either form of the answer becomes one (HOM-023, HOM-024). */
export const readRangeStats = (
  cp: Gateway,
  range: DateRange,
  { offsetHours }: FormatsPort,
  signal: AbortSignal,
): Promise<Outcome<DashboardStats>> =>
  cp.get('stats/info', readStats, {
    query: {
      fromDate: formatUtcText(range.from),
      toDate: formatUtcText(range.to),
      timeZone: offsetHours(),
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
  { offsetHours }: FormatsPort,
  signal: AbortSignal,
): Promise<Outcome<readonly AnalyticsSeries[]>> =>
  cp.get('stations/dashboard/graphs', readSeries, { query: { days, timeDiff: offsetHours() }, signal })

/**
 * The indicators of the range.
 * @param shownAtom - what is shown; nothing is asked while it is undefined
 * @param keepsFormer - whether the former range's figures stand while the new ones travel
 */
export const statsQuery = (shownAtom: Atom<DateRange | undefined>, keepsFormer: boolean) =>
  queryAtom(({ gateways: { cp }, formats }, get) => {
    const range = get(shownAtom)
    if (!range) return { key: ['stats', 'range'], isEnabled: false, run: notAsked }
    return {
      key: ['stats', 'range', formatUtcText(range.from), formatUtcText(range.to), formats.offsetHours()],
      run: (signal) => readRangeStats(cp, range, formats, signal),
      keepsFormer,
    }
  })

/**
 * The lines of recharges and energy that cover a range.
 * @param coveredAtom - from the first day that is asked for; nothing is asked while it is undefined
 */
export const graphsQuery = (coveredAtom: Atom<DateRange | undefined>) =>
  queryAtom(({ gateways: { cp }, formats, clock }, get) => {
    const range = get(coveredAtom)
    if (!range) return { key: ['stats', 'graphs'], isEnabled: false, run: notAsked }
    const now = clock.now()
    const days = graphDays(range, now, formats.zone)
    return {
      // The days are counted back from today, so tomorrow the same number is another answer.
      key: ['stats', 'graphs', days, toDateOnly(now, formats.zone), formats.offsetHours()],
      run: (signal) => readGraphs(cp, days, formats, signal),
      keepsFormer: true,
    }
  })
