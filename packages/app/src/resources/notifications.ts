import { HEADER_LIMIT, readNotifications } from '@corrente/domain/notifications'
import { queryAtom } from '../gateways/index.ts'

/**
 * GET notification/chargeBox with the header's limit of 100: the whole tenant, newest first; what the header and home start
 * with (SHL-006, API-026, HOM-017).
 */
export const loadedNotificationsAtom = queryAtom(({ gateways: { cp } }) => ({
  key: ['notifications', 'header'],
  run: (signal) =>
    cp.get('notification/chargeBox', readNotifications, { query: { limit: HEADER_LIMIT }, signal }),
}))
