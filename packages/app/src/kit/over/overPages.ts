import type { RouteId } from '@corrente/domain/routing'
import { atom } from 'jotai'
import type { AreaRoute } from '../area/index.ts'

/** The pages that can be shown over another one; boot says which when it makes the router. */
export const overPagesAtom = atom<ReadonlyMap<RouteId, AreaRoute>>(new Map<RouteId, AreaRoute>())
