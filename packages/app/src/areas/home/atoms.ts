import { atom } from 'jotai'
import { graphsQuery, type ShownRange, statsQuery } from '../../resources/stats.ts'

/** What home shows: the range of the address and the caller's place in time; undefined until the page has said so. */
export const shownAtom = atom<ShownRange | undefined>(undefined)

/** The indicators of the range (HOM-001). */
export const statsAtom = statsQuery(shownAtom)

/** The lines of recharges and energy that cover the range. */
export const graphsAtom = graphsQuery(shownAtom)
