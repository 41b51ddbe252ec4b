import type { RouteId } from './routes.ts'

/** The sidebar's items in their order (SHL-007); the words are in the message catalogues under these keys. */
export const MENU = [
  { id: 'home', route: 'home' },
  { id: 'stations', route: 'stations' },
  { id: 'stationGroups', route: 'station-groups' },
  { id: 'users', route: 'users' },
  { id: 'tags', route: 'tags' },
  { id: 'operations', route: 'operations' },
  { id: 'transactions', route: 'transactions' },
  { id: 'financial', route: 'financial' },
  { id: 'indicators', route: 'indicators' },
  { id: 'alerts', route: 'alerts' },
  { id: 'log', route: 'log' },
  { id: 'support', route: 'support' },
  { id: 'pushNotification', route: 'push-notification' },
  { id: 'vouchers', route: 'vouchers' },
  { id: 'pricing', route: 'pricing' },
  { id: 'virtualGroups', route: 'virtual-groups' },
] as const satisfies readonly { readonly id: string; readonly route: RouteId }[]

/** The key of a sidebar item. */
export type MenuKey = (typeof MENU)[number]['id']
