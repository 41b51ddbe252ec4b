import type { RouteId } from '@corrente/domain/routing'
import { atom } from 'jotai'

/** The pages of this build; boot says which when it makes the router. */
export const builtPagesAtom = atom<ReadonlySet<RouteId>>(new Set<RouteId>())
