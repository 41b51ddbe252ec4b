import {
  type PathArguments,
  pathOf,
  ROUTES,
  type Route,
  type RouteEntry,
  type RouteId,
} from '@corrente/domain/routing'

type WithParams = { [Id in RouteId]: PathArguments<Id> extends [] ? never : Id }[RouteId]

/** The first price profile of the sandbox's home network. */
const PRICES = 'a1a1a1a1-0001-4000-8000-000000000001'

/** A record of the sandbox for each route that needs one; a new route without its example does not compile. */
const EXAMPLES: { readonly [Id in WithParams]: PathArguments<Id>[0] } = {
  'station-edit': { id: '7' },
  'station-delete': { id: '7' },
  'station-group-edit': { id: '1' },
  user: { id: '201' },
  'tag-edit': { id: '501' },
  'tag-delete': { id: '501' },
  'transaction-payment-edit': { id: '1' },
  'charging-profile-edit': { id: '1' },
  'pricing-profile': { profileId: PRICES },
  'pricing-weekday': { profileId: PRICES, weekday: 'monday' },
  'virtual-group-view': { id: '4' },
  'virtual-group-edit': { id: '4' },
  'virtual-group-chargers': { id: '4' },
  voucher: { id: '1' },
  'voucher-edit': { id: '1' },
  'voucher-edit-users': { id: '1' },
  'voucher-alias': { id: '1' },
  'qr-start': { chargeBoxId: 'ARO-0001', connectorId: '1' },
}

const paramsOf: Readonly<Partial<Record<string, Readonly<Record<string, string | number>>>>> = EXAMPLES

/** An address of a route that the sandbox has a record for. */
export const exampleOf = ({ id }: Route): string =>
  // The table above has the parameters of every route that needs some; the compiler sees to it.
  (pathOf as (name: RouteId, params?: Readonly<Record<string, string | number>>) => string)(id, paramsOf[id])

/** What stands at an address of its own though no route names it: tabs, and what opens over a list. */
const INNER: readonly string[] = [
  '/stations?station=7',
  '/stations?station=7&price=true',
  '/alerts?view=triage',
  '/ocpptags/create?import=list',
  '/virtual-groups/view/4?tab=chargers',
  '/virtual-groups/view/4?tab=pricing',
  '/virtual-groups/view/4?tab=smart',
]

/** Every page of a document, each by an address of its own, the inner ones behind those of the routes. */
export const addressesOf = (entry: RouteEntry): readonly string[] => [
  ...ROUTES.filter((route) => route.entry === entry).map(exampleOf),
  ...(entry === 'app' ? INNER : []),
]
