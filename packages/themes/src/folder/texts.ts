import { type Skin, skinSchema, tenantSchema } from '../contract/index.ts'
import { TAX_ID_FORMS } from './taxId.ts'
import type { Wish } from './wish.ts'

/** The files of a tenant's folder that a person or a tool writes. */
export const TENANT_TEXTS = ['skin.json', 'tenant.json', 'logo.svg', 'favicon.svg'] as const

/** A tenant's folder: its four texts by the names of the files. */
export type TenantTexts = Readonly<Record<(typeof TENANT_TEXTS)[number], string>>

/** As the formatter of the repository writes it: a list of words stands in one line. */
const json = (schema: string, value: object): string =>
  `${JSON.stringify({ $schema: `../../${schema}.schema.json`, ...value }, null, 2)}\n`.replaceAll(
    /\[\s+("[^"]*"(?:,\s+"[^"]*")*)\s+\]/g,
    (_, words: string) => `[${words.replaceAll(/,\s+/g, ', ')}]`,
  )

/** The text of a `skin.json`. */
export const skinText = ({ overrides, ...seed }: Skin): string =>
  json('skin', Object.keys(overrides).length === 0 ? seed : { ...seed, overrides })

/** The text of a `tenant.json`, its parts in the order in which they are given. */
export const tenantText = (tenant: object): string => json('tenant', tenant)

/** The wish that a folder is the answer to: planned over the same folder it gives the same files. */
export function wishOf(texts: TenantTexts): Wish {
  const { about, color, chrome, shape, typeface, overrides } = skinSchema.parse(
    JSON.parse(texts['skin.json']),
  )
  const { id, name, country, language, legal } = tenantSchema.parse(JSON.parse(texts['tenant.json']))
  const { taxId, ...rest } = legal
  return {
    ...{ id, name, about, country, language, chrome, overrides, ...color, ...shape, ...rest },
    ...(typeface === undefined ? {} : { typeface }),
    // The form of the number stands where nobody has named one yet.
    ...(taxId === TAX_ID_FORMS[country] ? {} : { taxId }),
  }
}
