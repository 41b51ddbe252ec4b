import type { DateRange } from '@corrente/domain/time'
import { atom } from 'jotai'
import { graphsQuery, statsQuery } from '../../resources/stats.ts'

/** The range of the address; undefined until the page has said so. */
export const shownAtom = atom<DateRange | undefined>(undefined)

/** The indicators of the range (HOM-001). */
export const statsAtom = statsQuery(shownAtom)

/** The lines of recharges and energy that cover the range. */
export const graphsAtom = graphsQuery(shownAtom)
