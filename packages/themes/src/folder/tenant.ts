import {
  COUNTRIES,
  type Skin,
  TENANT_LANGUAGES,
  type Tenant,
  type TenantFile,
  tenantIdSchema,
  tenantSchema,
} from '../contract/index.ts'
import { isTaxId, TAX_ID_FORMS } from './taxId.ts'
import type { TenantTexts } from './texts.ts'
import { issuesOf, oneOf, skinOf, type Wish, WORDS } from './wish.ts'

const LANGUAGE: Record<Tenant['country'], Tenant['language']> = {
  BR: 'pt-BR',
  CO: 'es-CO',
  EC: 'es-EC',
  UY: 'es-UY',
}

/** A wish as far as no image is needed. */
export interface Checked {
  /** Undefined where a fault keeps it from being one. */
  skin: Skin | undefined
  /** In the order of the file; undefined as above. */
  tenant: TenantFile | undefined
  /** Everything that is wrong, each in a sentence. */
  faults: string[]
  /** What a person must still see to. */
  todo: string[]
}

const LEGAL = ['company', 'taxId', 'address', 'email'] as const

/** What a part of the wish says; nothing but blanks says nothing. */
const said = (wish: Wish, part: (typeof LEGAL)[number]): string | undefined => wish[part]?.trim() || undefined

function tenantOf(
  wish: Wish,
  { faults, todo }: Checked,
  was: TenantTexts | undefined,
): TenantFile | undefined {
  const { id, name } = wish
  const country = oneOf(faults, 'country', COUNTRIES, wish.country, 'BR')
  const language = oneOf(faults, 'language', TENANT_LANGUAGES, wish.language, LANGUAGE[country])
  const taxId = said(wish, 'taxId')
  if (taxId !== undefined && !isTaxId(country, taxId))
    faults.push(`--tax-id is no valid ${TAX_ID_FORMS[country]}: ${taxId}.`)
  const missing = LEGAL.filter((part) => said(wish, part) === undefined)
  if (missing.length > 0)
    todo.push(
      `tenant.json, legal: ${missing.join(', ')} (the terms of use name them; audit and production build fail until they are there)`,
    )
  if (!tenantIdSchema.safeParse(id).success || name === '') return undefined
  // What the wish does not speak of stays, and in its place.
  const before = was === undefined ? undefined : (JSON.parse(was['tenant.json']) as Partial<TenantFile>)
  const tenant = {
    ...(before ?? {}),
    ...{ id, name, country, language },
    legal: {
      ...before?.legal,
      company: said(wish, 'company') ?? name,
      taxId: taxId ?? TAX_ID_FORMS[country],
      address: said(wish, 'address') ?? '-',
      email: said(wish, 'email') ?? `contact@${id}.example.com`,
    },
  }
  const parsed = tenantSchema.safeParse(tenant, { error: WORDS })
  if (!parsed.success) faults.push(...issuesOf(parsed.error))
  return parsed.success ? tenant : undefined
}

/** Checks a wish for a new tenant, or for `was`, the one that is there; `ids` are those of all. */
export function checkWish(given: Wish, ids: readonly string[], was?: TenantTexts): Checked {
  const wish = { ...given, name: given.name.trim() }
  const checked: Checked = {
    skin: undefined,
    tenant: undefined,
    faults: [...(wish.unread ?? [])],
    todo: [],
  }
  const { faults } = checked
  if (!tenantIdSchema.safeParse(wish.id).success)
    faults.push(
      `The id is of a-z, 0-9 and hyphens, a letter first, 3 to 40 long: it is a folder and a host name, not "${wish.id}".`,
    )
  else if (was === undefined && ids.includes(wish.id)) faults.push(`There is a tenant ${wish.id} already.`)
  if (wish.name === '') faults.push('--name is what people read: "Ipê Frotas".')
  checked.skin = skinOf(wish, faults)
  checked.tenant = tenantOf(wish, checked, was)
  return checked
}
