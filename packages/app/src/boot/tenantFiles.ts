import { safeJsonParse } from '@corrente/domain/wire'
import { DEFAULT_TENANT, readTenant, type Tenant } from '@corrente/themes/contract'

/** What stands in when not even the default tenant's file can be had: enough to sign in, nothing granted. */
export const LAST_RESORT_TENANT: Tenant = {
  id: DEFAULT_TENANT,
  name: 'Corrente',
  country: 'BR',
  language: 'pt-BR',
  grants: { monetization: false, vouchers: false, logs: false },
  legal: { company: '-', taxId: '-', address: '-', email: 'privacy@example.com' },
}

/** How tenant files are fetched. */
export interface TenantFilesDeps {
  readonly fetch: typeof globalThis.fetch
  /** Address of a tenant's file, its version in the query. */
  readonly addressOf: (id: string, file: 'tenant.json') => string
}

/**
 * Who answers for this page; undefined where that is not known: an unknown brand, and one whose own file could not be had,
 * show the default's looks, but no driver may read another firm's name (LEG-005).
 * @param theme - the brand as the server named it
 */
export function legalOf(tenant: Tenant, theme: string): Tenant['legal'] | undefined {
  return tenant.id === theme && tenant !== LAST_RESORT_TENANT ? tenant.legal : undefined
}

/**
 * The tenant of an id, checked as it is read; a file that is missing or broken falls back to the default tenant's, and
 * at last to one that grants nothing. Never throws.
 */
export async function loadTenant(id: string, deps: TenantFilesDeps): Promise<Tenant> {
  for (const each of id === DEFAULT_TENANT ? [id] : [id, DEFAULT_TENANT]) {
    try {
      const response = await deps.fetch(deps.addressOf(each, 'tenant.json'), {
        signal: AbortSignal.timeout(5000),
      })
      if (!response.ok) continue
      const tenant = readTenant(safeJsonParse(await response.text()))
      if (tenant) return tenant
    } catch {
      // The next one, or the last resort.
    }
  }
  return LAST_RESORT_TENANT
}
