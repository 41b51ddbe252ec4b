import { expect, test, vi } from 'vitest'
import { KEPT_PAGE } from '../page.ts'
import { createKeeper } from './keeper.ts'

const ORIGIN = 'https://x.example'

/** The browser's caches, as far as the keeper needs them. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request))
  const open = async (name: string) => {
    const one = all.get(name) ?? new Map<string, Response>()
    all.set(name, one)
    return { put: async (key: RequestInfo | URL, response: Response) => void one.set(keyOf(key), response) }
  }
  const caches = {
    open: open as unknown as CacheStorage['open'],
    match: async (key: RequestInfo | URL, options?: MultiCacheQueryOptions) => {
      for (const [name, one] of all)
        if (options?.cacheName === undefined || options.cacheName === name) {
          const found = one.get(keyOf(key))
          if (found) return found.clone()
        }
      return undefined
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  }
  return { caches, all }
}

const html = (text: string, headers = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html', ...headers } })
const ours = (text: string, headers = {}) => html(`<div id="root">${text}</div>`, headers)

function keeperOf(
  answers: (url: string) => Response | undefined,
  version = '1',
  { caches, all } = fakeCaches(),
) {
  const fetch = vi.fn(async (request: RequestInfo | URL) => {
    const answer = answers(request instanceof Request ? request.url : String(request))
    if (!answer) throw new TypeError('offline')
    return answer
  })
  const keeper = createKeeper({ caches, fetch, origin: ORIGIN, version })
  const ask = (path: string, init?: RequestInit) => keeper.answer(new Request(ORIGIN + path, init))
  return { keeper, ask, fetch, caches, all }
}

test('a file of the code is asked for once; a page in its place, and what is refused, is not kept', async () => {
  const answers: Record<string, Response> = {
    [`${ORIGIN}/assets/a.js`]: new Response('code'),
    [`${ORIGIN}/assets/gone.js`]: html('a page'),
    [`${ORIGIN}/assets/no.js`]: new Response('', { status: 404 }),
  }
  const { ask, fetch } = keeperOf((url) => answers[url]?.clone())
  await ask('/assets/a.js')
  expect(await (await ask('/assets/a.js'))?.text()).toBe('code')
  expect(fetch).toHaveBeenCalledTimes(1)
  for (const path of ['/assets/gone.js', '/assets/no.js']) {
    await ask(path)
    await ask(path)
  }
  expect(fetch).toHaveBeenCalledTimes(5)
})

test('without a network every page behind the sign-in opens with the document kept last, marked as kept', async () => {
  let isOnline = true
  const { ask } = keeperOf(() => (isOnline ? ours('the document', { theme: 'brasa' }) : undefined))
  const online = await ask('/stations?page=2')
  expect(online?.headers.has(KEPT_PAGE)).toBe(false)
  isOnline = false
  const kept = await ask('/users')
  expect(await kept?.text()).toContain('the document')
  expect(kept?.headers.get('theme')).toBe('brasa')
  expect(kept?.headers.get(KEPT_PAGE)).toBe('1')
  await expect(ask('/auth/login')).rejects.toThrow('offline')
})

test('with a network the server’s page goes first; its failures, and a portal in the way, are no page to keep', async () => {
  const bodies = [
    ours('first'),
    ours('second'),
    html('a portal'),
    new Response('down', { status: 502 }),
    undefined,
  ]
  const { ask } = keeperOf(() => bodies.shift())
  const texts = []
  for (let i = 0; i < 5; i += 1)
    texts.push((await (await ask('/stations'))?.text())?.replaceAll(/<.*?>/g, ''))
  expect(texts).toEqual(['first', 'second', 'a portal', 'down', 'second'])
})

test.each([
  ['/api/v1/chargepoints', undefined],
  ['/mk-ms-financial/x', undefined],
  ['/_sandbox/truth', undefined],
  ['/tenants/brasa/tenant.json', undefined],
  ['/somebody-elses/page', undefined],
  ['/stations', { method: 'POST' }],
])('%s %j is not its business', (path, init) => {
  expect(keeperOf(() => html('x')).ask(path, init)).toBeUndefined()
})

test('what was loaded before there was a keeper is kept; other origins and what fails are left out', async () => {
  const { keeper, ask, fetch } = keeperOf((url) =>
    url.endsWith('/assets/a.js') ? new Response('code') : undefined,
  )
  await keeper.keep([
    `${ORIGIN}/assets/a.js`,
    `${ORIGIN}/assets/lost.js`,
    'https://other.example/assets/a.js',
  ])
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(await (await ask('/assets/a.js'))?.text()).toBe('code')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('the code of the build before stays, that of older ones goes', async () => {
  const shared = fakeCaches()
  for (const version of ['1', '2', '3']) {
    const { keeper, ask } = keeperOf(() => new Response('code'), version, shared)
    await ask(`/assets/${version}.js`)
    await keeper.tidy()
  }
  expect([...shared.all.keys()]).toEqual(['code-2', 'code-3'])
})
