import type { DashboardStats } from '@corrente/domain/stats'
import {
  type DateRange,
  type EpochMs,
  elapsedBefore,
  HOME_FIRST_DAY,
  toDateOnly,
} from '@corrente/domain/time'
import { atom } from 'jotai'
import { portsAtom } from '../../ports/index.ts'
import { graphsQuery, statsQuery } from '../../resources/stats.ts'

/** The range of the address; undefined until the page has said so. */
export const shownAtom = atom<DateRange | undefined>(undefined)

/** Until when a range that still runs is compared; undefined until the page has said so. */
export const comparedUntilAtom = atom<EpochMs | undefined>(undefined)

/**
 * What the range is compared with: as much of the days right before it as has passed of it; undefined where they begin
 * before the first day (HOM-003).
 */
export const formerAtom = atom((get) => {
  const shown = get(shownAtom)
  const until = get(comparedUntilAtom)
  const { zone } = get(portsAtom).formats
  const former = shown && until !== undefined ? elapsedBefore(shown, until, zone) : undefined
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
export const knownAtom = atom<(DateRange & { readonly stats: DashboardStats }) | undefined>(undefined)
