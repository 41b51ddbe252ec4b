import { HEADER_LIMIT, readNotifications, type StationNotification } from '@corrente/domain/notifications'
import type { Block } from '@corrente/domain/wire'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { portsAtom } from '../ports/index.ts'

/** GET notification/chargeBox with the header's limit of 100 (SHL-006, API-026): the whole tenant, newest first. */
export const readHeaderNotifications = (
  cp: Gateway,
  signal: AbortSignal,
): Promise<Outcome<Block<StationNotification>>> =>
  cp.get('notification/chargeBox', readNotifications, { query: { limit: HEADER_LIMIT }, signal })

/** The notifications that the header and home start with (SHL-006, HOM-017). */
export const loadedNotificationsAtom = queryAtom((get) => {
  const { cp } = get(portsAtom).gateways
  return { key: ['notifications', 'header'], run: (signal) => readHeaderNotifications(cp, signal) }
})
