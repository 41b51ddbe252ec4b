import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { afterAll, describe, expect, test } from 'vitest'
import { buildTenants } from './assets.ts'
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

const { ids, version, files } = buildTenants()

test('a build emits every tenant’s files and the base within its styles', { timeout: 60_000 }, async () => {
  const result = await build({ root, plugins: [tenantAssets()], logLevel: 'silent', build: { write: false } })
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const sources = new Map(
    output.map((one) => [one.fileName, one.type === 'asset' ? String(one.source) : one.code]),
  )
  for (const [file, text] of files) expect(sources.get(`tenants/${file}`), file).toBe(text)
  const css = [...sources].filter(([name]) => /assets\/.*\.css$/.test(name)).map(([, text]) => text)
  expect(css.join('')).toContain('--brand-bg:')
  expect(css.join(''), 'other tenants are not in the bundle').not.toContain('brasa')
  expect([...sources.values()].join('')).toContain(version)
})

describe('a development server', () => {
  test('THM-009 answers the same files, and the default’s addresses for an unknown tenant', {
    timeout: 60_000,
  }, async () => {
    const server = await createServer({
      root,
      plugins: [tenantAssets()],
      logLevel: 'silent',
      server: { port: 0, host: '127.0.0.1', ws: false },
      optimizeDeps: { noDiscovery: true },
    })
    try {
      await server.listen()
      const address = server.httpServer?.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)

      const skin = await get('/tenants/brasa/skin.css?v=1')
      expect(skin.headers.get('content-type')).toBe('text/css; charset=utf-8')
      expect(await skin.text()).toBe(files.get('brasa/skin.css'))
      const logo = await get('/tenants/brasa/logo-dark.svg')
      expect(logo.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
      expect(await (await get('/tenants/nobody/skin.css')).text()).not.toContain('--brand-bg')

      const module: unknown = await server.ssrLoadModule('virtual:corrente/tenants')
      expect(module).toMatchObject({ TENANT_IDS: ids, TENANT_VERSION: version })
      const { tenantFile } = module as { tenantFile: (id: string, file: string) => string }
      expect(tenantFile('brasa', 'skin.css')).toBe(`/tenants/brasa/skin.css?v=${version}`)
      expect(tenantFile('../brasa', 'skin.css')).toBe(`/tenants/move/skin.css?v=${version}`)
    } finally {
      await server.close()
    }
  })
})
