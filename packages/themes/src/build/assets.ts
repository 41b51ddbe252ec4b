import { createHash } from 'node:crypto'
import { DEFAULT_TENANT, type Scheme } from '../contract/index.ts'
import { iconColors, logoColors, type TokenSet, tokenSetOf } from '../derive/index.ts'
import { paintSvg } from '../logos/index.ts'
import { baseCss } from './css.ts'
import { fontOf } from './fonts.ts'
import { loadTenant, TENANTS_FOLDER, type TenantSource, tenantIds } from './load.ts'
import { skinCss } from './skinCss.ts'

/** What a tenant's folder holds once it is built. */
export const TENANT_FILES = [
  'skin.css',
  'tenant.json',
  'logo.svg',
  'logo-dark.svg',
  'logo-surface.svg',
  'logo-surface-dark.svg',
  'favicon.svg',
  'manifest.json',
] as const
export type TenantFile = (typeof TENANT_FILES)[number]

export interface TenantAssets {
  ids: readonly string[]
  /** A hash of everything below: part of each address, so that caches may keep the files for ever. */
  version: string
  /** The default tenant's tokens, for all. */
  baseCss: string
  /** By `<id>/<file>`. */
  files: ReadonlyMap<string, string>
  /** The typefaces of the brands that have one, and their licences, likewise. */
  fonts: ReadonlyMap<string, Buffer>
}

/** `logo` is for chrome (header and sidebar), `logo-surface` for a page or card; each in both schemes. */
function filesOf(
  { tenant, skin, logo, favicon }: TenantSource,
  own: TokenSet,
  base: TokenSet,
): Record<TenantFile, string> {
  const onChrome = (scheme: Scheme): string =>
    paintSvg(logo, logoColors(skin, own[scheme]['chrome-bg'], own[scheme]['chrome-fg']))
  const onSurface = (scheme: Scheme): string =>
    paintSvg(logo, logoColors(skin, own[scheme]['bg-surface'], own[scheme]['fg-default']))
  return {
    'skin.css': skinCss(tenant.id, skin, own, base),
    'tenant.json': `${JSON.stringify({ ...tenant, $schema: undefined })}\n`,
    'logo.svg': onChrome('light'),
    'logo-dark.svg': onChrome('dark'),
    'logo-surface.svg': onSurface('light'),
    'logo-surface-dark.svg': onSurface('dark'),
    'favicon.svg': paintSvg(favicon, iconColors(skin)),
    'manifest.json': manifestOf(tenant, own),
  }
}

/** What a browser needs to install the product under the tenant's own name, icon and colours. */
function manifestOf({ name, language }: TenantSource['tenant'], { light }: TokenSet): string {
  const manifest = {
    id: '/',
    name,
    short_name: name,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: light['bg-page'],
    theme_color: light['chrome-bg'],
    icons: [{ src: 'favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
  }
  return `${JSON.stringify(manifest)}\n`
}

/** Reads all tenants, solves their tokens and writes every file's text; throws, naming tenant and file, on a fault. */
export function buildTenants(folder: string = TENANTS_FOLDER): TenantAssets {
  const ids = tenantIds(folder)
  const base = tokenSetOf(loadTenant(DEFAULT_TENANT, folder).skin)
  const files = new Map<string, string>()
  const fonts = new Map<string, Buffer>()
  for (const id of ids) {
    const source = loadTenant(id, folder)
    try {
      const own = filesOf(source, tokenSetOf(source.skin), base)
      for (const file of TENANT_FILES) files.set(`${id}/${file}`, own[file])
      const font = source.skin.typeface && fontOf(source.skin.typeface)
      for (const [file, bytes] of font?.files ?? []) fonts.set(`${id}/${file}`, bytes)
    } catch (cause) {
      throw new Error(`Tenant ${id}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
  }
  const css = baseCss(base)
  const hash = createHash('sha256').update(css)
  for (const [name, text] of files) hash.update(name).update('\0').update(text)
  return { ids, version: hash.digest('hex').slice(0, 10), baseCss: css, files, fonts }
}
