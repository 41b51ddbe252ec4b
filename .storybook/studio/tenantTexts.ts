import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TENANTS_FOLDER, tenantIds } from '@corrente/themes/build'
import { TENANT_TEXTS } from '@corrente/themes/folder'
import type { Plugin } from 'vite'

const MODULE = 'virtual:studio/tenants'

/** Vite plugin: `virtual:studio/tenants` exports `FOLDERS`, every tenant's files as they stand, for the studio to open. */
export function tenantTexts(): Plugin {
  const textsOf = (id: string) =>
    Object.fromEntries(
      TENANT_TEXTS.map((name) => [name, readFileSync(join(TENANTS_FOLDER, id, name), 'utf8')]),
    )
  return {
    name: 'corrente:studio-tenants',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const folders = Object.fromEntries(tenantIds().map((tenant) => [tenant, textsOf(tenant)]))
      return `export const FOLDERS = JSON.parse(${JSON.stringify(JSON.stringify(folders))})\n`
    },
  }
}
