/** Who a route is for: `session` needs a signed-in user with the permission, `public` is there for everybody. */
export type RouteAccess = 'session' | 'public'
/** The HTML page that serves a route: the signed-in product, or the small public one. */
export type RouteEntry = 'app' | 'public'
/** The room that a route belongs to, by the architecture's names. */
export type RouteArea =
  | 'session'
  | 'home'
  | 'alerts'
  | 'stations'
  | 'station-groups'
  | 'users'
  | 'tags'
  | 'operations'
  | 'charging-profiles'
  | 'logs'
  | 'analytics'
  | 'support'
  | 'qr'
  | 'legal'
  | 'card-bridge'
  | 'transactions'
  | 'financial'
  | 'vouchers'
  | 'virtual-groups'
  | 'pricing'

interface RouteShape {
  readonly id: string
  /** The path in the router's form, parameters as `$name`. */
  readonly path: `/${string}`
  readonly access: RouteAccess
  readonly entry: RouteEntry
  readonly area: RouteArea
  readonly params: readonly ParamName[]
}

/** The parameters that routes have (RTE-043). */
export const PARAM_NAMES = ['id', 'chargeBoxId', 'connectorId', 'profileId', 'weekday'] as const
export type ParamName = (typeof PARAM_NAMES)[number]

/** The parameter names of a path text: `'/a/$id/$weekday'` gives `'id' | 'weekday'`. */
export type ParamsIn<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never

const own = <const Id extends string, const Path extends `/${string}`>(id: Id, path: Path, area: RouteArea) =>
  ({ id, path, access: 'session', entry: 'app', area, params: paramsIn(path) }) as const

const open = <const Id extends string, const Path extends `/${string}`>(
  id: Id,
  path: Path,
  area: RouteArea,
) => ({ id, path, access: 'public', entry: 'public', area, params: paramsIn(path) }) as const

function paramsIn(path: string): readonly ParamName[] {
  return PARAM_NAMES.filter((name) => path.split('/').includes(`$${name}`))
}

/** Every route of the product (RTE-007 to RTE-036), with `/contact`, which needs a session and no permission. */
export const ROUTES = [
  own('home', '/', 'home'),
  own('admin', '/admin', 'home'),
  own('config', '/config', 'home'),
  own('stations', '/stations', 'stations'),
  own('station-create', '/stations/create', 'stations'),
  own('station-edit', '/stations/edit/$id', 'stations'),
  own('station-delete', '/stations/delete/$id', 'stations'),
  own('station-groups', '/station_groups', 'station-groups'),
  own('station-group-create', '/station_groups/create', 'station-groups'),
  own('station-group-edit', '/station_groups/edit/$id', 'station-groups'),
  own('users', '/users', 'users'),
  own('user-create', '/users/create', 'users'),
  own('user', '/user/$id', 'users'),
  own('tags', '/ocpptags', 'tags'),
  own('tag-create', '/ocpptags/create', 'tags'),
  own('tag-edit', '/ocpptags/edit/$id', 'tags'),
  own('tag-delete', '/ocpptags/delete/$id', 'tags'),
  // Listed as public; it stays in the product's own page and makes no call without a session (RTE-036).
  { id: 'tags-unknown', path: '/ocpptags/unknown', access: 'public', entry: 'app', area: 'tags', params: [] },
  own('operations', '/operations', 'operations'),
  own('operations-v15', '/operations/v15', 'operations'),
  own('operations-v16', '/operations/v16', 'operations'),
  own('operations-tasks', '/operations/tasks', 'operations'),
  own('operations-charging-profile', '/operations/charging_profile', 'operations'),
  own('operations-change-availability', '/operations/change_availability', 'operations'),
  own('operations-remote-start', '/operations/remote_start', 'operations'),
  own('operations-remote-stop', '/operations/remote_stop', 'operations'),
  own('operations-remote-reset', '/operations/remote_reset', 'operations'),
  own('operations-get-configuration', '/operations/get_configuration', 'operations'),
  own('operations-change-configuration', '/operations/change_configuration', 'operations'),
  own('operations-unlock-connector', '/operations/unlock_connector', 'operations'),
  own('operations-update-firmware', '/operations/update_firmware', 'operations'),
  own('operations-data-transfer', '/operations/data_transfer', 'operations'),
  own('operations-trigger-message', '/operations/trigger_message', 'operations'),
  own('operations-set-charging-profile', '/operations/set_charging_profile', 'operations'),
  own('operations-clear-charging-profile', '/operations/clear_charging_profile', 'operations'),
  own('operations-get-diagnostics', '/operations/get_diagnostics', 'operations'),
  own('operations-clear-cache', '/operations/clear_cache', 'operations'),
  own('transactions', '/transactions', 'transactions'),
  own('case', '/case', 'transactions'),
  own('transaction-payment-edit', '/transactions/$id/payment/edit', 'transactions'),
  own('cancel-idle-payment', '/cancel-idle-payment', 'transactions'),
  own('financial', '/financial', 'financial'),
  own('indicators', '/indicators', 'analytics'),
  own('reliability', '/reliability', 'analytics'),
  own('money-queue', '/money-queue', 'analytics'),
  own('alerts', '/alerts', 'alerts'),
  own('log', '/log', 'logs'),
  own('support', '/support', 'support'),
  own('push-notification', '/push_notification', 'support'),
  own('contact', '/contact', 'support'),
  own('charging-profile-create', '/charging_profile/create', 'charging-profiles'),
  own('charging-profile-edit', '/charging_profile/edit/$id', 'charging-profiles'),
  own('pricing', '/dynamic-pricing', 'pricing'),
  own('pricing-profile', '/dynamic-pricing/$profileId', 'pricing'),
  own('pricing-weekday', '/dynamic-pricing/$profileId/$weekday', 'pricing'),
  own('virtual-groups', '/virtual-groups', 'virtual-groups'),
  own('virtual-group-create', '/virtual-groups/create', 'virtual-groups'),
  own('virtual-group-view', '/virtual-groups/view/$id', 'virtual-groups'),
  own('virtual-group-edit', '/virtual-groups/edit/$id', 'virtual-groups'),
  own('virtual-group-chargers', '/virtual-groups/edit/$id/chargeboxes', 'virtual-groups'),
  own('virtual-group-select', '/virtual-groups/chargeboxes/select', 'virtual-groups'),
  own('vouchers', '/vouchers', 'vouchers'),
  own('voucher-create', '/vouchers/create', 'vouchers'),
  own('voucher-create-users', '/vouchers/create/select_users', 'vouchers'),
  own('voucher', '/voucher/$id', 'vouchers'),
  own('voucher-edit', '/voucher/$id/edit', 'vouchers'),
  own('voucher-edit-users', '/vouchers/edit/$id/select_users', 'vouchers'),
  own('voucher-alias', '/vouchers/$id', 'vouchers'),
  open('login', '/auth/login', 'session'),
  open('register', '/auth/register', 'session'),
  open('recover', '/auth/recover', 'session'),
  open('recover-change', '/auth/recover/change', 'session'),
  open('terms-of-use', '/terms-of-use', 'legal'),
  open('privacy-policy', '/privacy-policy', 'legal'),
  open('accessibility', '/accessibility', 'legal'),
  open('not-found', '/not-found', 'legal'),
  open('qr-start', '/qrcode/start/$chargeBoxId/$connectorId', 'qr'),
  open('three-ds', '/three-ds-authentication', 'card-bridge'),
] as const satisfies readonly RouteShape[]

/** One route of the table. */
export type Route = (typeof ROUTES)[number]
/** The name of a route. */
export type RouteId = Route['id']
/** The path text of a route, in the router's form. */
export type RoutePath<Id extends RouteId> = Extract<Route, { id: Id }>['path']
/** The parameters that a route needs; `never` for one without. */
export type ParamsOf<Id extends RouteId> = ParamsIn<RoutePath<Id>>

const byId = new Map<string, Route>(ROUTES.map((route) => [route.id, route]))

/** A route of the table by its name. */
export function routeOf(id: RouteId): Route {
  const route = byId.get(id)
  // Cannot happen: the names are the table's own; said loudly rather than typed away.
  if (!route) throw new RangeError(`no route ${id}`)
  return route
}
