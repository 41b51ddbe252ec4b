import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { baseCss, fontOf, loadTenant, skinCss, tenantIds, tokenSetOf } from '@corrente/themes/build'
import { DEFAULT_TENANT, SCHEMES, tenantIdSchema } from '@corrente/themes/contract'
import {
  type Exported,
  readTokens,
  type Taken,
  TokenFault,
  takeTokens,
  tokenFiles,
} from '@corrente/themes/exchange'
import { oneOf, skinOf, TenantFault, type Wish } from '@corrente/themes/folder'

/** What an export holds by file name: the tokens, a whole style sheet for each tenant, their typefaces. Throws on an unknown id. */
export function exported(ids: readonly string[], folder: string): ReadonlyMap<string, string | Buffer> {
  const all = tenantIds(folder)
  const unknown = ids.filter((id) => !all.includes(id))
  if (unknown.length > 0) throw new TenantFault([`There is no tenant ${unknown.join(', ')}.`])
  const base = tokenSetOf(loadTenant(DEFAULT_TENANT, folder).skin)
  const tenants = ids.map((id): Exported => {
    const { skin } = loadTenant(id, folder)
    return { id, skin, tokens: tokenSetOf(skin) }
  })
  const sheets = tenants.map(({ id, skin, tokens }): [string, string] => [
    `${id}.css`,
    baseCss(base) + skinCss(id, skin, tokens, base),
  ])
  const fonts = tenants.flatMap(({ skin: { typeface } }) => (typeface ? [...fontOf(typeface).files] : []))
  return new Map<string, string | Buffer>([...tokenFiles(tenants), ...sheets, ...fonts])
}

/** Writes an export; files of the same name are replaced. */
export function writeExport(files: ReadonlyMap<string, string | Buffer>, out: string): void {
  for (const [name, content] of files) {
    const path = join(out, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

/** Bytes that a token file may have: the largest libraries that are seen have one or two million. */
const MOST_BYTES = 5_000_000

function parsed(path: string, name: string): unknown {
  let text: string
  try {
    const { size } = statSync(path)
    if (size > MOST_BYTES)
      throw new TokenFault(`${name} has ${(size / 1e6).toFixed(1)} MB; ${MOST_BYTES / 1e6} MB is the most.`)
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    if (cause instanceof TokenFault) throw cause
    throw new TokenFault(`${name} cannot be read.`)
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new TokenFault(`${name} is no JSON.`)
  }
}

/** Reads what a resolver names: files beside it or below, nothing else of this machine and nothing from the network. */
function loader(file: string): (reference: string) => unknown {
  const root = dirname(resolve(file))
  const read = new Map<string, unknown>()
  return (reference) => {
    if (/^[a-z][a-z0-9+.-]*:|^\/\/|#/i.test(reference))
      throw new TokenFault(`The resolver names ${JSON.stringify(reference)}: only files beside it are read.`)
    const path = resolve(root, reference)
    const inside = existsSync(path) ? relative(realpathSync(root), realpathSync(path)) : reference
    if (inside.startsWith('..') || isAbsolute(inside))
      throw new TokenFault(`The resolver names ${JSON.stringify(reference)}: only files beside it are read.`)
    if (!read.has(path)) read.set(path, parsed(path, reference))
    return read.get(path)
  }
}

/** What was asked for beside the file; its brand and accent may be tokens of the file, as `{color.primary}`. */
export type ImportWish = Partial<Omit<Wish, 'id'>> & { file: string; id?: string; scheme?: string }

/** A skin out of a file, and whose. */
export interface Imported extends Taken {
  id: string
  /** There is such a tenant, and its skin is to be replaced. */
  isThere: boolean
}

/** Reads a token file for a tenant that is there, or for a new one. Writes nothing. Throws a `TenantFault`. */
export function imported(wish: ImportWish, folder: string): Imported {
  const faults: string[] = []
  const scheme = oneOf(faults, 'scheme', SCHEMES, wish.scheme, SCHEMES[0])
  // What stands for the brand here is checked with the file.
  const { accent: _, ...rest } = wish
  const checked = skinOf({ ...rest, id: '', name: wish.name ?? '', brand: '#000000' }, faults)
  if (!checked || faults.length > 0) throw new TenantFault(faults)
  try {
    const document = parsed(wish.file, wish.file)
    const source = readTokens(document, { tenant: wish.id, load: loader(wish.file) })
    const id = wish.id ?? source.tenant
    if (id === undefined || !tenantIdSchema.safeParse(id).success)
      throw new TenantFault([
        'Whose tokens are they? pnpm tenant import FILE ID, an id of a-z, 0-9 and hyphens.',
      ])
    const isThere = tenantIds(folder).includes(id)
    const taken = takeTokens(source, {
      skin: isThere ? loadTenant(id, folder).skin : undefined,
      set: {
        ...(wish.about !== undefined && { about: checked.about }),
        ...(wish.chrome !== undefined && { chrome: checked.chrome }),
        ...(wish.neutral !== undefined && { neutral: checked.color.neutral }),
        ...(wish.corners !== undefined && { corners: checked.shape.corners }),
        ...(wish.typeface !== undefined && { typeface: checked.typeface }),
        ...(wish.density !== undefined && { density: checked.shape.density }),
      },
      brand: wish.brand,
      accent: wish.accent,
      scheme,
      reason: `Imported from ${basename(wish.file)}.`,
    })
    return { ...taken, id, isThere }
  } catch (cause) {
    if (cause instanceof TokenFault) throw new TenantFault([cause.message])
    throw cause
  }
}
