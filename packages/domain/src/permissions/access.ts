import { ROUTES, type Route, type RouteId } from '../routing/index.ts'
import type { TenantGrants } from '../tenants/index.ts'
import { permissionKey } from './key.ts'
import type { RoleId } from './roles.ts'
import type { Permission } from './schema.ts'

/** What a user may do: plain data, built once per session. */
export interface Access {
  /** Normalised keys (roles and routes) of all entries whose status is not false. */
  readonly granted: ReadonlySet<string>
  /** Those of them whose status is exactly true. */
  readonly exact: ReadonlySet<string>
  readonly capabilities: Capabilities
  /** The pages that exist for this user, public ones included, in the table's order. */
  readonly routes: ReadonlySet<RouteId>
}

/** What whole families of routes hang on. */
export interface Capabilities {
  readonly monetization: boolean
  readonly vouchers: boolean
  readonly logs: boolean
}

/** Builds a user's access from the permission list and what the tenant is given (`tenantGrants`). */
export function buildAccess(permissions: readonly Permission[], tenant: TenantGrants): Access {
  const granted = new Set<string>()
  const exact = new Set<string>()
  for (const { roleId, route, status } of permissions) {
    if (status === false) continue
    for (const raw of [roleId, route]) {
      if (raw === null) continue
      const key = permissionKey(raw)
      granted.add(key)
      if (status === true) exact.add(key)
    }
  }
  const capabilities = capabilitiesOf(granted, tenant)
  const routes = ROUTES.filter((route) => isAllowed(route, granted, capabilities)).map((route) => route.id)
  return { granted, exact, capabilities, routes: new Set(routes) }
}

/** Whether a page exists for this user, after the removal of what a missing capability takes away (RTE-042). */
export function allows(access: Access, route: RouteId): boolean {
  return access.routes.has(route)
}

/** Whether an entry names this role or route, whatever its spelling, and its status is not false (PRM-002). */
export function grants(access: Access, key: string): boolean {
  return access.granted.has(permissionKey(key))
}

/** As `grants`, but the entry's status must be exactly true: `/financial-indicators`, `DASH_SMART_CHARGING_CREATE`. */
export function grantsExactly(access: Access, key: string): boolean {
  return access.exact.has(permissionKey(key))
}

/** Whether cost and income are shown: monetization and `/financial-indicators` with status true, both (HOM-013, MON-025). */
export function canSeeCosts(access: Access): boolean {
  return access.capabilities.monetization && grantsExactly(access, '/financial-indicators')
}

/** The protected pages that exist for this user, in the table's order; what permission lists are shown as (AUT-008). */
export function allowedRoutes(access: Access): readonly RouteId[] {
  return ROUTES.filter((route) => route.access === 'session' && access.routes.has(route.id)).map(
    ({ id }) => id,
  )
}

function capabilitiesOf(granted: ReadonlySet<string>, tenant: TenantGrants): Capabilities {
  const has = (role: RoleId) => granted.has(permissionKey(role))
  const monetization = has('DASH_CVE_PRO_MONETIZATION_CONFIG')
  const vouchers = has('DASH_CVE_PRO_CREATE_VOUCHER')
  return {
    monetization: monetization || tenant.monetization,
    vouchers: vouchers || tenant.vouchers,
    logs: has('DASH_CVE_PRO_SMART_CHARGING_LOAD_BALANCE') || monetization || vouchers || tenant.logs,
  }
}

/** The capability that a route family needs, by the beginning of the path (PRM-016 to PRM-020). */
const REMOVALS: readonly (readonly [path: RegExp, capability: keyof Capabilities])[] = [
  [/^.(dynamic-pricing|virtual-group|financial)/, 'monetization'],
  [/^.voucher/, 'vouchers'],
  [/^.log/, 'logs'],
]

/** The role that one page needs besides its own entry (MON-019). */
const CHARGERS_ROLE: RoleId = 'DASH_VIRTUAL_GROUP_EDIT_CHARGEBOXES'

function isAllowed(route: Route, granted: ReadonlySet<string>, capabilities: Capabilities): boolean {
  if (route.access === 'public' || route.id === 'contact') return true
  const hasBoth = granted.has('stations') && granted.has('transactions')
  // No permission list names these: they are made of two pages' calls, and take the right to both. The queue shows what
  // recharges brought in besides (PRM-008).
  if (route.id === 'reliability' || route.id === 'case') return hasBoth
  if (route.id === 'money-queue') return hasBoth && granted.has('dash_financial_indicators')
  if (!granted.has(permissionKey(route.path))) return false
  if (REMOVALS.some(([path, needed]) => path.test(route.path) && !capabilities[needed])) return false
  return route.id !== 'virtual-group-chargers' || granted.has(permissionKey(CHARGERS_ROLE))
}
