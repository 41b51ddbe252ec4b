import { type DateRange, formatUtcText, toDateOnly } from '@corrente/domain/time'
import { atom } from 'jotai'
import { gatewaysAtom, type Outcome, queryAtom, queryNowAtom } from '../../gateways/index.ts'
import { graphDays, type Place, readGraphs, readRangeStats } from '../../resources/stats.ts'

/** What home shows: the range of the address and the caller's place in time; undefined until the page has said so. */
export const shownAtom = atom<{ readonly range: DateRange; readonly place: Place } | undefined>(undefined)

const notAsked = (): Promise<Outcome<never>> => Promise.resolve({ kind: 'unreachable', reason: 'network' })

/** The indicators of the range (HOM-001). */
export const statsAtom = queryAtom((get) => {
  const { cp } = get(gatewaysAtom)
  const shown = get(shownAtom)
  if (!shown) return { key: ['home', 'stats'], isEnabled: false, run: notAsked }
  const { range, place } = shown
  return {
    key: ['home', 'stats', formatUtcText(range.from), formatUtcText(range.to), place.offsetHours],
    run: (signal) => readRangeStats(cp, range, place, signal),
    keepsFormer: true,
  }
})

/** The lines of recharges and energy that cover the range. */
export const graphsAtom = queryAtom((get) => {
  const { cp } = get(gatewaysAtom)
  const shown = get(shownAtom)
  if (!shown) return { key: ['home', 'graphs'], isEnabled: false, run: notAsked }
  const { range, place } = shown
  const now = get(queryNowAtom).now()
  const days = graphDays(range, now, place.zone)
  return {
    // The days are counted back from today, so tomorrow the same number is another answer.
    key: ['home', 'graphs', days, toDateOnly(now, place.zone), place.offsetHours],
    run: (signal) => readGraphs(cp, days, place, signal),
    keepsFormer: true,
  }
})
