import type { Tenant } from '../contract/index.ts'
import { isTaxId, TAX_ID_FORMS } from '../folder/index.ts'
import { loadTenant, TENANTS_FOLDER, tenantIds } from './load.ts'

/** A text without a letter or a digit says nothing: `-`, `…`. */
const SAYS_SOMETHING = /[\p{L}\p{N}]/u

/**
 * What keeps a tenant's legal entry from being one that a driver may be shown (LEG-005); empty: nothing. An entry that is
 * missing altogether stops every build, as any other fault of the file does.
 */
export function legalFaults({
  id,
  country,
  legal,
}: Pick<Tenant, 'id' | 'country' | 'legal'>): readonly string[] {
  const { company, taxId, address } = legal
  return [
    ...(isTaxId(country, taxId) ? [] : [`${id}: legal.taxId is no valid ${TAX_ID_FORMS[country]}: ${taxId}`]),
    ...Object.entries({ company, address })
      .filter(([, text]) => !SAYS_SOMETHING.test(text))
      .map(([part]) => `${id}: legal.${part} is missing`),
  ]
}

/** Throws and names every tenant whose terms would name nobody: a production build does not go on (LEG-005). */
export function requireLegalEntries(folder: string = TENANTS_FOLDER): void {
  const faults = tenantIds(folder).flatMap((id) => legalFaults(loadTenant(id, folder).tenant))
  if (faults.length > 0)
    throw new Error(`Legal entries are not complete:\n${faults.map((one) => `  ${one}`).join('\n')}`)
}
