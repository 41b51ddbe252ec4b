import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { buildTenants, loadTenant, TENANTS_FOLDER, tenantIds } from '@corrente/themes/build'
import { DEFAULT_TENANT } from '@corrente/themes/contract'
import { type Other, type Planned, redrawn, TENANT_TEXTS, type TenantTexts } from '@corrente/themes/folder'

const textOf = (folder: string, id: string, name: (typeof TENANT_TEXTS)[number]): string =>
  readFileSync(join(folder, id, name), 'utf8')

/** A tenant's folder as it stands. */
export const readTexts = (id: string, folder: string): TenantTexts => ({
  'skin.json': textOf(folder, id, 'skin.json'),
  'tenant.json': textOf(folder, id, 'tenant.json'),
  'logo.svg': textOf(folder, id, 'logo.svg'),
  'favicon.svg': textOf(folder, id, 'favicon.svg'),
})

/** All tenants of a folder, whose ids are taken and whose marks no other may resemble. */
export const othersIn = (folder: string): Other[] =>
  tenantIds(folder).map((id) => ({ id, favicon: textOf(folder, id, 'favicon.svg') }))

/** How a plan is carried out. */
interface Writing {
  /** Looks at everything and leaves nothing behind. */
  isDry: boolean
  /** Judges the tenants of a folder that holds the default and the new one; what it throws stops all. */
  check: (folder: string) => void
}

/**
 * Writes a planned tenant: all of it or nothing. Its files are written and judged in a folder of their own, beside the default
 * tenant, then moved into their place: a new folder in one step, into one that is there the files that change, which it gives.
 */
export function writeTenant(
  { id, files }: Planned,
  folder: string,
  { isDry, check }: Writing,
): readonly string[] {
  // On the same disk, so that the move is one step; its name is no tenant's, so that no build reads it.
  const draft = mkdtempSync(join(folder, '.new-'))
  try {
    cpSync(join(folder, DEFAULT_TENANT), join(draft, DEFAULT_TENANT), { recursive: true })
    mkdirSync(join(draft, id), { recursive: true })
    for (const name of TENANT_TEXTS) writeFileSync(join(draft, id, name), files[name])
    // What a build would refuse is refused here, with the same words.
    buildTenants(draft)
    check(draft)
    const isThere = existsSync(join(folder, id))
    const changed = TENANT_TEXTS.filter((name) => !isThere || textOf(folder, id, name) !== files[name])
    if (isDry) return changed
    if (isThere) for (const name of changed) renameSync(join(draft, id, name), join(folder, id, name))
    else renameSync(join(draft, id), join(folder, id))
    return changed
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Draws every logo and icon that came from a seed again; gives the files whose text changed, as `<id>/<file>`. */
export function redrawMarks(folder: string = TENANTS_FOLDER): string[] {
  return tenantIds(folder).flatMap((id) => {
    const { tenant, skin, logo, favicon } = loadTenant(id, folder)
    const old = { 'logo.svg': logo, 'favicon.svg': favicon }
    const again = redrawn(tenant.name, skin.shape.corners, { logo, favicon })
    return (['logo.svg', 'favicon.svg'] as const).flatMap((file) => {
      const text = file === 'logo.svg' ? again.logo : again.favicon
      if (text === old[file]) return []
      writeFileSync(join(folder, id, file), text)
      return [`${id}/${file}`]
    })
  })
}
