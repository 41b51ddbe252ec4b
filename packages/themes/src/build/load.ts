import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DEFAULT_TENANT,
  type Skin,
  skinSchema,
  type Tenant,
  tenantIdSchema,
  tenantSchema,
  z,
} from '../contract/index.ts'
import { WORDS } from '../folder/index.ts'

/** Where the tenants stand, one folder each. */
export const TENANTS_FOLDER = join(import.meta.dirname, '../../tenants')

/** A tenant as its folder holds it. */
export interface TenantSource {
  tenant: Tenant
  skin: Skin
  /** Text of `logo.svg`, with `currentColor`, `var(--mark)` and `var(--accent)` where a colour goes. */
  logo: string
  favicon: string
}

/** `JSON.parse` with the file's name in what it throws. */
function readJson<T>(path: string, schema: z.ZodMiniType<T>): T {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`${path} is no JSON.`, { cause })
  }
  const result = schema.safeParse(value, { error: WORDS })
  if (!result.success) throw new Error(`${path}:\n${z.prettifyError(result.error)}`)
  return result.data
}

/** Reads and checks one tenant's folder. Throws, naming the file, on anything missing, misspelt or contradictory. */
export function loadTenant(id: string, folder: string = TENANTS_FOLDER): TenantSource {
  if (!tenantIdSchema.safeParse(id).success) throw new Error(`${id} is no tenant id (a-z, 0-9, hyphen).`)
  const at = (file: string): string => join(folder, id, file)
  const tenant = readJson(at('tenant.json'), tenantSchema)
  if (tenant.id !== id) throw new Error(`${at('tenant.json')} calls itself ${tenant.id}.`)
  return {
    tenant,
    skin: readJson(at('skin.json'), skinSchema),
    logo: readFileSync(at('logo.svg'), 'utf8'),
    favicon: readFileSync(at('favicon.svg'), 'utf8'),
  }
}

/** Ids of all tenants, the default first, the others by name. */
export function tenantIds(folder: string = TENANTS_FOLDER): string[] {
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'tenant.json')))
    .map((entry) => entry.name)
    .sort()
  if (!ids.includes(DEFAULT_TENANT)) throw new Error(`${folder} has no ${DEFAULT_TENANT}.`)
  return [DEFAULT_TENANT, ...ids.filter((id) => id !== DEFAULT_TENANT)]
}
