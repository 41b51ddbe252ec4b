import type { AnalyticsSeries } from '@corrente/domain/analytics'
import type { DashboardStats } from '@corrente/domain/stats'
import { type DateRange, HOME_FIRST_DAY, rangeBefore, toDateOnly } from '@corrente/domain/time'
import { atom } from 'jotai'
import { portsAtom } from '../../ports/index.ts'
import { graphsQuery, statsQuery } from '../../resources/stats.ts'

/** The range of the address; undefined until the page has said so. */
export const shownAtom = atom<DateRange | undefined>(undefined)

/** What the range is compared with: as many days right before it; undefined where they begin before the first day (HOM-003). */
export const formerAtom = atom((get) => {
  const shown = get(shownAtom)
  const { zone } = get(portsAtom).formats
  const former = shown && rangeBefore(shown, zone)
  return former && toDateOnly(former.from, zone) >= HOME_FIRST_DAY ? former : undefined
})

/** The indicators of the range (HOM-001). */
export const statsAtom = statsQuery(shownAtom, true)

/** The indicators of the range before; never those of another one. What is shown first is asked first. */
export const formerStatsAtom = statsQuery(
  atom((get) => (get(statsAtom).data === undefined ? undefined : get(formerAtom))),
  false,
)

/** The lines of recharges and energy that cover the range, and the one before. */
export const graphsAtom = graphsQuery(
  atom((get) => {
    const shown = get(shownAtom)
    return shown && { ...shown, from: get(formerAtom)?.from ?? shown.from }
  }),
)

/** What the page last showed of a range, by its ends. */
export const knownAtom = atom<
  | (DateRange & { readonly stats: DashboardStats; readonly graphs: readonly AnalyticsSeries[] | undefined })
  | undefined
>(undefined)
