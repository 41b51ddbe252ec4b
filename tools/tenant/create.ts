import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildTenants,
  isTaxId,
  loadTenant,
  TAX_ID_FORMS,
  TENANTS_FOLDER,
  tenantIds,
} from '@corrente/themes/build'
import {
  COUNTRIES,
  DEFAULT_TENANT,
  type Skin,
  TENANT_LANGUAGES,
  type Tenant,
  tenantIdSchema,
  tenantSchema,
} from '@corrente/themes/contract'
import { cleanSvg, type Rasterize, SvgFault, takeLogo } from '@corrente/themes/logos'
import { difference, drawTenant, FAMILY_NAMES, markOf, rasterOf, seedOf } from '@corrente/themes/marks'
import { oneOf, skinOf, TenantFault, type Wish } from './wish.ts'

export const FILES = ['skin.json', 'tenant.json', 'logo.svg', 'favicon.svg'] as const

/** A tenant's four files, and what is to be told about them. */
export interface Planned {
  id: string
  files: Readonly<Record<(typeof FILES)[number], string>>
  /** What was done to the logo, and which mark was drawn. */
  notes: readonly string[]
  /** What a person must still see to. */
  todo: readonly string[]
}

const LANGUAGE: Record<Tenant['country'], Tenant['language']> = {
  BR: 'pt-BR',
  CO: 'es-CO',
  EC: 'es-EC',
  UY: 'es-UY',
}

/** Of the cells that two marks paint, the least share that must differ. */
const APART = 0.36

function tenantOf(wish: Wish, faults: string[], todo: string[]): Tenant | undefined {
  const { id, name } = wish
  const country = oneOf(faults, 'country', COUNTRIES, wish.country, 'BR')
  const language = oneOf(faults, 'language', TENANT_LANGUAGES, wish.language, LANGUAGE[country])
  if (wish.taxId !== undefined && !isTaxId(country, wish.taxId))
    faults.push(`--tax-id is no valid ${TAX_ID_FORMS[country]}: ${wish.taxId}.`)
  const missing = (['company', 'taxId', 'address', 'email'] as const).filter(
    (part) => wish[part] === undefined,
  )
  if (missing.length > 0)
    todo.push(
      `tenant.json, legal: ${missing.join(', ')} (the terms of use name them; audit and production build fail until they are there)`,
    )
  if (!tenantIdSchema.safeParse(id).success || name === '') return undefined
  const parsed = tenantSchema.safeParse({
    id,
    name,
    country,
    language,
    grants: { monetization: false, vouchers: false, logs: false },
    legal: {
      company: wish.company ?? name,
      taxId: wish.taxId ?? TAX_ID_FORMS[country],
      address: wish.address ?? '-',
      email: wish.email ?? `contact@${id}.example.com`,
    },
  })
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) faults.push(`${path.join('.')}: ${message}`)
  return undefined
}

/** A mark that none of the existing ones is taken for: the first of a row of seeds that is far enough from all. */
function draw(wish: Wish, corners: Skin['shape']['corners'], folder: string) {
  const family = FAMILY_NAMES.find((one) => one === wish.mark)
  const wanted = wish.mark === undefined ? wish.id : family ? `${family}:${wish.id}` : wish.mark
  const others = tenantIds(folder).map((id) => rasterOf(markOf(loadTenant(id, folder).favicon)))
  const tries = Array.from({ length: 60 }, (_, index) => (index === 0 ? wanted : `${wanted}-${index + 1}`))
  for (const seed of tries) {
    const drawn = drawTenant({ name: wish.name, seed, corners })
    const raster = rasterOf(drawn.mark.shapes)
    if (others.every((other) => difference(raster, other) >= APART)) return { ...drawn, seed }
  }
  throw new TenantFault([
    `Every mark of "${wanted}" looks like one that is there: choose another --mark (${FAMILY_NAMES.join(', ')}).`,
  ])
}

const json = (schema: string, { $schema: _, ...value }: Omit<Skin, 'overrides'> | Tenant): string =>
  `${JSON.stringify({ $schema: `../../${schema}.schema.json`, ...value }, null, 2)}\n`

/** The text of a `skin.json`. */
export function skinText({ overrides, ...seed }: Skin): string {
  return json('skin', Object.keys(overrides).length === 0 ? seed : ({ ...seed, overrides } as Skin))
}

/**
 * Plans a tenant's folder without writing anything; `draw` looks at what becomes of its images. Throws a `TenantFault` that
 * names everything wrong at once.
 */
export async function planTenant(given: Wish, folder: string, draw: Rasterize): Promise<Planned> {
  const wish = { ...given, name: given.name.trim() }
  const faults: string[] = [...(wish.unread ?? [])]
  const notes: string[] = []
  const todo: string[] = []
  if (!tenantIdSchema.safeParse(wish.id).success)
    faults.push(
      `The id is of a-z, 0-9 and hyphens, a letter first, 3 to 40 long: it is a folder and a host name, not "${wish.id}".`,
    )
  else if (existsSync(join(folder, wish.id))) faults.push(`There is a tenant ${wish.id} already.`)
  if (wish.name === '') faults.push('--name is what people read: "Ipê Frotas".')
  const skin = skinOf(wish, faults)
  const tenant = tenantOf(wish, faults, todo)
  const images = { logo: wish.logo, favicon: wish.icon }
  for (const part of ['logo', 'favicon'] as const) {
    const source = images[part]
    if (source === undefined) continue
    try {
      // Without colours to judge it by, a drawing can still be told from what is none.
      if (!skin) cleanSvg(source)
      else {
        const image = await takeLogo(source, wish.name, skin, draw)
        images[part] = image.svg
        notes.push(...image.notes.map((note) => (part === 'logo' ? note : note.replace('logo', 'icon'))))
      }
    } catch (cause) {
      if (!(cause instanceof SvgFault)) throw cause
      faults.push(part === 'logo' ? cause.message : cause.message.replace('The logo', 'The icon'))
    }
  }
  if (faults.length > 0 || !skin || !tenant) throw new TenantFault(faults)
  if (images.logo === undefined || images.favicon === undefined) {
    const drawn = drawnOf(wish, skin, folder)
    if (images.logo === undefined) notes.push(`logo: drawn from the seed "${drawn.seed}"`)
    else notes.push(`icon: drawn from the seed "${drawn.seed}"; give --icon for one of your own`)
    images.favicon ??= drawn.favicon
    images.logo ??= drawn.logo
  }
  return {
    id: wish.id,
    files: {
      'skin.json': skinText(skin),
      'tenant.json': json('tenant', tenant),
      'logo.svg': images.logo,
      'favicon.svg': images.favicon,
    },
    notes,
    todo,
  }
}

/** Beside a logo of its own a tab shows the initial, else the mark that the logo shows. */
function drawnOf(wish: Wish, skin: Skin, folder: string) {
  try {
    const mark = wish.mark ?? (wish.logo === undefined ? undefined : 'monogram')
    return draw({ ...wish, ...(mark === undefined ? {} : { mark }) }, skin.shape.corners, folder)
  } catch (cause) {
    if (cause instanceof TenantFault) throw cause
    throw new TenantFault([
      `${cause instanceof Error ? cause.message : String(cause)} Give --logo and --icon.`,
    ])
  }
}

/** How a plan is carried out. */
interface Writing {
  /** Looks at everything and leaves nothing behind. */
  isDry: boolean
  /** Judges the tenants of a folder that holds the default and the new one; what it throws stops all. */
  check: (folder: string) => void
}

/**
 * Writes a planned tenant: all four files or nothing. They are written and judged in a folder of their own, beside the
 * default tenant, then moved into their place in one step.
 */
export function writeTenant({ id, files }: Planned, folder: string, { isDry, check }: Writing): void {
  // On the same disk, so that the move is one step; its name is no tenant's, so that no build reads it.
  const draft = mkdtempSync(join(folder, '.new-'))
  try {
    cpSync(join(folder, DEFAULT_TENANT), join(draft, DEFAULT_TENANT), { recursive: true })
    mkdirSync(join(draft, id))
    for (const name of FILES) writeFileSync(join(draft, id, name), files[name])
    // What a build would refuse is refused here, with the same words.
    buildTenants(draft)
    check(draft)
    if (!isDry) renameSync(join(draft, id), join(folder, id))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Draws every logo and icon that came from a seed again; gives the files whose text changed, as `<id>/<file>`. */
export function redrawMarks(folder: string = TENANTS_FOLDER): string[] {
  return tenantIds(folder).flatMap((id) => {
    const { tenant, skin, logo, favicon } = loadTenant(id, folder)
    const old = { 'logo.svg': logo, 'favicon.svg': favicon }
    return (['logo.svg', 'favicon.svg'] as const).flatMap((file) => {
      const seed = seedOf(old[file])
      if (seed === undefined) return []
      const drawn = drawTenant({ name: tenant.name, seed, corners: skin.shape.corners })
      const text = file === 'logo.svg' ? drawn.logo : drawn.favicon
      if (text === old[file]) return []
      writeFileSync(join(folder, id, file), text)
      return [`${id}/${file}`]
    })
  })
}
