import type { RouteId } from '@corrente/domain/routing'
import { atom } from 'jotai'
import type { Over } from '../area/index.ts'

/** What can be shown over a page, by its route; boot says which when it makes the router. */
export const overPagesAtom = atom<ReadonlyMap<RouteId, Over>>(new Map<RouteId, Over>())
