import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenantOfHost } from './handshake.ts'
import { headersFor, readHeadersFile } from './headersFile.ts'
import { createStaticHost, type StaticHost } from './host.ts'
import { readRedirectsFile, redirectFor } from './redirectsFile.ts'

let folder: string
let host: StaticHost
const SCRIPT = 'export const a = 1;'.repeat(200)
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-host-'))
  mkdirSync(join(folder, 'assets'))
  const files = {
    'index.html': '<!doctype html><title>app</title>',
    'public.html': '<!doctype html><title>public</title>',
    'favicon.svg': '<svg/>',
    'assets/app-1a2b.js': SCRIPT,
    _headers:
      '/*\n  X-Content-Type-Options: nosniff\n  X-Policy: app\n/auth/*\n  ! X-Policy\n  X-Policy: public\n',
    _redirects: '# public pages\n/auth/* /public.html 200\n/old/:id /stations/:id 301\n/* /index.html 200\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  host = createStaticHost(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = host.respond(
    new Request(`http://localhost:4300${path}`, { headers }),
    new URL(path, 'http://localhost:4300'),
  )
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('the deployment files', () => {
  test('rewrites choose the page, headers follow the address', async () => {
    const app = await get('/stations')
    expect(app.bytes.toString()).toContain('app')
    expect(app.response.headers.get('x-policy')).toBe('app')
    const sign = await get('/auth/login')
    expect(sign.bytes.toString()).toContain('public')
    expect(sign.response.headers.get('x-policy')).toBe('public')
    expect(sign.response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('redirects carry their placeholders', async () => {
    const { response } = await get('/old/12')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/stations/12'])
  })

  test('the files themselves are not served', async () => {
    expect((await get('/_headers')).bytes.toString()).not.toContain('nosniff')
  })

  test('a header that two blocks set is joined, as the hosts that read these files do', () => {
    const headers = headersFor(readHeadersFile('/*\n  X-A: 1\n/a\n  X-A: 2\n'), '/a')
    expect(headers.get('x-a')).toBe('1, 2')
  })

  test('the first redirect that covers a path counts', () => {
    const redirects = readRedirectsFile('/a/* /one/:splat 200\n/a/b /two 200\n')
    expect(redirectFor(redirects, '/a/b')?.to).toBe('/one/b')
    expect(redirectFor(redirects, '/b')).toBeUndefined()
  })
})

describe('files', () => {
  test('assets are kept for ever, pages never, others are asked for again', async () => {
    const cache = async (path: string) => (await get(path)).response.headers.get('cache-control')
    expect(await cache('/assets/app-1a2b.js')).toContain('immutable')
    expect(await cache('/')).toBe('no-store')
    expect(await cache('/favicon.svg')).toBe('no-cache')
    const etag = (await get('/favicon.svg')).response.headers.get('etag') ?? ''
    expect((await get('/favicon.svg', { 'If-None-Match': etag })).response.status).toBe(304)
  })

  test('a chunk that is gone is 404, not a page', async () => {
    expect((await get('/assets/gone-9z.js')).response.status).toBe(404)
  })

  test('texts are packed as the client takes them', async () => {
    const br = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, br' })
    expect(br.response.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(br.bytes).toString()).toBe(SCRIPT)
    const gz = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(gz.bytes).toString()).toBe(SCRIPT)
    expect((await get('/assets/app-1a2b.js')).bytes.toString()).toBe(SCRIPT)
  })

  test.each(['/../secret', '/%2e%2e/secret', '/..%2fsecret', '/assets/..%5c..%5csecret'])(
    '%s leads nowhere outside',
    async (path) => {
      writeFileSync(join(folder, '..', 'secret'), 'secret')
      const { bytes } = await get(path)
      expect(bytes.toString()).not.toBe('secret')
      rmSync(join(folder, '..', 'secret'))
    },
  )
})

describe('the handshake', () => {
  test.each([
    ['localhost', 'move'],
    ['localhost:4300', 'move'],
    ['127.0.0.1:4300', 'move'],
    ['cafetal.localhost:4300', 'cafetal'],
    ['Unknown.localhost', 'unknown'],
    ['a.b.localhost', 'move'],
  ])('%s is %s', (name, tenant) => {
    expect(tenantOfHost(name)).toBe(tenant)
  })

  test('pages carry the four headers, files none', async () => {
    const { response } = await get('/stations', { host: 'cafetal.localhost:4300' })
    expect(response.headers.get('api-key')).toBe('sandbox-cafetal')
    expect(response.headers.get('theme')).toBe('cafetal')
    expect(response.headers.get('deeplinking-host')).toBe('cafetal.app.example.com')
    expect(response.headers.get('terms-of-use')).toBe('')
    expect((await get('/favicon.svg')).response.headers.has('theme')).toBe(false)
  })

  test('a tester changes or omits them', async () => {
    host.setHandshake({ omit: ['Theme'], set: { 'Terms-Of-Use': 'https://terms.example.com/' } })
    const { response } = await get('/')
    expect(response.headers.has('theme')).toBe(false)
    expect(response.headers.get('terms-of-use')).toBe('https://terms.example.com/')
    host.setHandshake({})
    expect((await get('/')).response.headers.get('theme')).toBe('move')
  })
})
