import { loadTenant, tenantIds } from '@corrente/themes/build'
import type { Tenant } from '@corrente/themes/contract'

// For visual.config.ts, which the check of unused exports does not read.
export { TYPEFACE_NAMES } from '@corrente/themes/derive'

/** Whose numbers, hours and money stand for all of a country: by name, so that a new tenant changes no picture of another. */
export const FORMATS_OF = {
  BR: 'move',
  CO: 'cafetal',
  EC: 'galapago',
  UY: 'bandoneon',
} as const satisfies Record<Tenant['country'], string>

/** What the toolbar of Storybook holds when a tenant is shown in its own words; none for one that is no longer there. */
export function tenantGlobals(id: string): Record<string, string> {
  if (!tenantIds().includes(id)) return {}
  const { country, language } = loadTenant(id).tenant
  return { tenant: FORMATS_OF[country], language }
}
