import type { Plugin } from 'vite'
import { TYPEFACES } from '../contract/index.ts'
import { faceCss, showroomTenant } from '../derive/index.ts'
import { theme } from '../index.ts'
import { buildTenants, type TenantAssets } from './assets.ts'
import { FONT_PATHS } from './fonts.ts'
import { loadTenant, TENANTS_FOLDER, tenantIds } from './load.ts'

const TENANTS = 'virtual:corrente/tenants'
const BASE_CSS = 'virtual:corrente/base.css'
const ALL_CSS = 'virtual:corrente/tenants.css'
const SHOWROOM = 'virtual:corrente/showroom'

/** A style sheet's resolved name looks like a file, since Vite tells it by its end; a script's carries the mark `\0`. */
const RESOLVED: ReadonlyMap<string, string> = new Map([
  [TENANTS, `\0${TENANTS}`],
  [SHOWROOM, `\0${SHOWROOM}`],
  [BASE_CSS, '/@corrente/base.css'],
  [ALL_CSS, '/@corrente/tenants.css'],
])

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
}

function tenantsModule({ ids, version }: TenantAssets): string {
  return [
    `export const TENANT_IDS = ${JSON.stringify(ids)}`,
    `export const TENANT_VERSION = ${JSON.stringify(version)}`,
    // An unknown brand is shown with the default's files (THM-009); a stored name never becomes a path.
    `export const tenantFile = (id, file) => \`/tenants/\${TENANT_IDS.includes(id) ? id : TENANT_IDS[0]}/\${file}?v=\${TENANT_VERSION}\``,
    '',
  ].join('\n')
}

/** Everything about all tenants, for the showroom's pages; `JSON.parse` is what a browser reads fastest. */
function showroomModule(folder: string): string {
  const list = tenantIds(folder).map((id) => {
    const { skin, tenant } = loadTenant(id, folder)
    return showroomTenant(skin, tenant)
  })
  return `export const SHOWROOM = JSON.parse(${JSON.stringify(JSON.stringify(list))})\n`
}

/**
 * All tenants' sheets as one. The typefaces come first and once each, also those that no tenant has yet, from where they lie
 * on this machine; and a tenant without one, inside another that has one, is set in the product's own again.
 */
function allCss({ ids, files }: TenantAssets): string {
  const faces = TYPEFACES.map((typeface) => faceCss(typeface, FONT_PATHS[typeface])).join('')
  const sheets = ids.map((id) => (files.get(`${id}/skin.css`) ?? '').replaceAll(/^@font-face.*\n/gm, ''))
  return `${faces}:where([data-tenant]){font-family:${theme.font.family}}\n${sheets.join('')}`
}

/**
 * Vite plugin: makes all tenants' files out of `packages/themes/tenants`. A build emits them under `tenants/`, a
 * development server answers `/tenants/…` with the same texts and reloads the page when one changes. Serves
 * `virtual:corrente/tenants`, `virtual:corrente/base.css` and `virtual:corrente/tenants.css` (all at once, for pages
 * that show several tenants) and `virtual:corrente/showroom` (all their data); types are in `@corrente/themes/virtual`.
 */
export function tenantAssets(folder: string = TENANTS_FOLDER): Plugin {
  let built: TenantAssets | undefined
  const assets = (): TenantAssets => {
    built ??= buildTenants(folder)
    return built
  }
  return {
    name: 'corrente:tenants',
    resolveId(id) {
      const [name = '', query] = id.split('?')
      const resolved = RESOLVED.get(name)
      return resolved && (query === undefined ? resolved : `${resolved}?${query}`)
    },
    load(id) {
      const [name] = id.split('?')
      if (name === RESOLVED.get(TENANTS)) return tenantsModule(assets())
      if (name === RESOLVED.get(SHOWROOM)) return showroomModule(folder)
      if (name === RESOLVED.get(BASE_CSS)) return assets().baseCss
      if (name === RESOLVED.get(ALL_CSS)) return allCss(assets())
      return undefined
    },
    generateBundle() {
      // Chunks for workers and for the server pass here too; the files belong to the page's build alone.
      if (this.environment.config.consumer !== 'client') return
      for (const [file, source] of [...assets().files, ...assets().fonts])
        this.emitFile({ type: 'asset', fileName: `tenants/${file}`, source })
    },
    configureServer(server) {
      server.watcher.add(folder)
      const again = (path: string): void => {
        if (!path.startsWith(folder)) return
        built = undefined
        for (const resolved of RESOLVED.values()) {
          const module = server.moduleGraph.getModuleById(resolved)
          if (module) server.moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      }
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, again)
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const file = path.startsWith('/tenants/') ? path.slice('/tenants/'.length) : undefined
        const content =
          file === undefined ? undefined : (assets().files.get(file) ?? assets().fonts.get(file))
        if (content === undefined || file === undefined) {
          next()
          return
        }
        response.setHeader('Content-Type', MEDIA_TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain')
        response.setHeader('Cache-Control', 'no-cache')
        response.end(content)
      })
    },
  }
}
