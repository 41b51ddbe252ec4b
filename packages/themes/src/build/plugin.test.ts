import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer, type ViteDevServer } from 'vite'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { buildTenants } from './assets.ts'
import { loadTenant, TENANTS_FOLDER } from './load.ts'
import { tenantAssets } from './plugin.ts'

const root = mkdtempSync(join(tmpdir(), 'vite-'))
writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="/main.ts"></script>')
writeFileSync(
  join(root, 'main.ts'),
  `import 'virtual:corrente/base.css'
import { TENANT_IDS, TENANT_VERSION, tenantFile } from 'virtual:corrente/tenants'
document.title = [TENANT_IDS.length, TENANT_VERSION, tenantFile('brasa', 'logo.svg')].join(' ')`,
)
afterAll(() => {
  rmSync(root, { recursive: true })
})

const { ids, version, files, fonts } = buildTenants()

test('a build emits every tenant’s files and the base within its styles', { timeout: 60_000 }, async () => {
  const result = await build({ root, plugins: [tenantAssets()], logLevel: 'silent', build: { write: false } })
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const sources = new Map(
    output.map((one) => [one.fileName, one.type === 'asset' ? String(one.source) : one.code]),
  )
  for (const [file, text] of files) expect(sources.get(`tenants/${file}`), file).toBe(text)
  const bytes = new Map(output.map((one) => [one.fileName, one.type === 'asset' ? one.source : undefined]))
  expect([...bytes.keys()].filter((name) => name.endsWith('.woff2'))).toEqual([
    'tenants/pampulha/figtree.woff2',
  ])
  expect(String(bytes.get('tenants/pampulha/figtree.licence.txt'))).toContain('SIL OPEN FONT LICENSE')
  expect(bytes.get('tenants/pampulha/figtree.woff2')).toEqual(fonts.get('pampulha/figtree.woff2'))
  const css = [...sources].filter(([name]) => /assets\/.*\.css$/.test(name)).map(([, text]) => text)
  expect(css.join('')).toContain('--brand-bg:')
  // Only the active tenant's tokens reach a page: the bundle knows the others by id alone, their looks not at all.
  const bundle = [...sources].filter(([name]) => /assets\/.*\.(css|js)$/.test(name)).map(([, text]) => text)
  expect(bundle.join('')).not.toContain('[data-tenant="')
  expect(css.join('')).not.toMatch(new RegExp(`\\b(${ids.filter((id) => id !== 'move').join('|')})\\b`))
  expect([...sources.values()].join('')).toContain(version)
})

/** Runs `use` against a development server, which is closed whatever happens. */
async function withServer(
  folder: string,
  use: (get: (path: string) => Promise<Response>, server: ViteDevServer) => Promise<void>,
): Promise<void> {
  const server = await createServer({
    root,
    plugins: [tenantAssets(folder)],
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    await server.listen()
    const address = server.httpServer?.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await use((path) => fetch(`http://127.0.0.1:${port}${path}`), server)
  } finally {
    await server.close()
  }
}

describe('a development server', { timeout: 60_000 }, () => {
  test('answers the same files', () =>
    withServer(TENANTS_FOLDER, async (get) => {
      const skin = await get('/tenants/brasa/skin.css?v=1')
      expect(skin.headers.get('content-type')).toBe('text/css; charset=utf-8')
      expect(await skin.text()).toBe(files.get('brasa/skin.css'))
      const logo = await get('/tenants/brasa/logo-dark.svg')
      expect(logo.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
      const font = await get('/tenants/pampulha/figtree.woff2?v=1')
      expect(font.headers.get('content-type')).toBe('font/woff2')
      expect(Buffer.from(await font.arrayBuffer())).toEqual(fonts.get('pampulha/figtree.woff2'))
      expect(await (await get('/tenants/nobody/skin.css')).text()).not.toContain('--brand-bg')
    }))

  test('THM-009 gives an unknown tenant the addresses of the default', () =>
    withServer(TENANTS_FOLDER, async (_, server) => {
      const module: unknown = await server.ssrLoadModule('virtual:corrente/tenants')
      expect(module).toMatchObject({ TENANT_IDS: ids, TENANT_VERSION: version })
      // Checked by the line above to hold what the types promise, but for the function.
      const { tenantFile } = module as { tenantFile: (id: string, file: string) => string }
      expect(tenantFile('brasa', 'skin.css')).toBe(`/tenants/brasa/skin.css?v=${version}`)
      expect(tenantFile('../brasa', 'skin.css')).toBe(`/tenants/move/skin.css?v=${version}`)
    }))

  test('gives the showroom every tenant with its data, the default first', () =>
    withServer(TENANTS_FOLDER, async (_, server) => {
      const module: unknown = await server.ssrLoadModule('virtual:corrente/showroom')
      expect(module).toMatchObject({ SHOWROOM: ids.map((id) => ({ id })) })
      const { skin, tenant } = loadTenant('celeste')
      expect(module).toMatchObject({
        SHOWROOM: expect.arrayContaining([
          expect.objectContaining({
            id: 'celeste',
            language: 'es-UY',
            brand: '#5aa9e6',
            hue: 244,
            hasGateways: false,
            links: [],
            skin,
            tenant,
          }),
        ]),
      })
    }))

  test('shows a changed skin at the next request', async () => {
    const folder = join(root, 'tenants')
    for (const id of ['move', 'brasa'])
      cpSync(join(TENANTS_FOLDER, id), join(folder, id), { recursive: true })
    await withServer(folder, async (get) => {
      expect(await (await get('/tenants/brasa/skin.css')).text()).toContain('--brand-bg:#e30613')
      const skin = join(folder, 'brasa', 'skin.json')
      await vi.waitFor(
        async () => {
          // Written again until it is noticed: the watcher reports nothing before its first walk has ended.
          writeFileSync(skin, `${readFileSync(skin, 'utf8').replace('#e30613', '#8a2be2')}\n`)
          expect(await (await get('/tenants/brasa/skin.css')).text()).toContain('--brand-bg:#8a2be2')
        },
        { timeout: 20_000, interval: 250 },
      )
    })
  })
})
