import type { RouteId } from '@corrente/domain/routing'
import { atom } from 'jotai'
import { gatewaysAtom, queryAtom } from '../../gateways/index.ts'
import { readHeaderNotifications } from './client.ts'

/** The pages of this build; boot says which when it makes the router. */
export const builtPagesAtom = atom<ReadonlySet<RouteId>>(new Set<RouteId>())

/** The notifications that the header and home start with (SHL-006, HOM-017). */
export const loadedNotificationsAtom = queryAtom((get) => {
  const { cp } = get(gatewaysAtom)
  return { key: ['notifications', 'header'], run: (signal) => readHeaderNotifications(cp, signal) }
})
