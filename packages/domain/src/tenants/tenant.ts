import type { Country } from './country.ts'
import type { Language } from './language.ts'

/** The tenant whose look and language stand in for an unknown one (THM-009). */
export const DEFAULT_TENANT = 'move'

/** What a tenant is given regardless of its users' roles. */
export interface TenantGrants {
  readonly monetization: boolean
  readonly vouchers: boolean
  readonly logs: boolean
}

/** Of a tenant, the fields that rules read. Everything else (links, legal texts, looks) is no rule's business. */
export interface TenantRules {
  readonly id: string
  readonly country: Country
  readonly language: Language
  readonly timeZone?: string
  readonly grants: TenantGrants
}

const TENANT_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/

/**
 * A tenant name from a header or from storage, trimmed and in lower case, kept even when the product has no look for it;
 * undefined for what cannot be a name (blank, too long, a path, a script). Safe in an asset's address (R20).
 */
export function tenantNameOf(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const name = raw.trim().toLowerCase()
  return TENANT_NAME.test(name) ? name : undefined
}

/** The tenant to show for a stored name: itself when known, else `move` (THM-002, THM-009). */
export function resolveTenantId(raw: unknown, known: readonly string[]): string {
  const name = tenantNameOf(raw)
  return name !== undefined && known.includes(name) ? name : DEFAULT_TENANT
}

/**
 * What a tenant grants: what its file declares; a name with `terpel` in it is given monetization, vouchers (MON-027,
 * PRM-015) and logs (PRM-007) in any case.
 */
export function tenantGrants(name: string, declared?: Partial<TenantGrants>): TenantGrants {
  const isGiven = name.toLowerCase().includes('terpel')
  return {
    monetization: isGiven || declared?.monetization === true,
    vouchers: isGiven || declared?.vouchers === true,
    logs: isGiven || declared?.logs === true,
  }
}
