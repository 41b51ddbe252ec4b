import type { Sandbox } from '@corrente/sandbox'
import type { Request } from '@playwright/test'
import { expectStanding } from './support/chaos.ts'
import { homeScreen } from './support/home.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

test.describe('R25 the served policy', () => {
  test('every document and asset comes with the headers, each entry with its own policy', async ({
    sandbox,
  }) => {
    const asset = /\/assets\/index-[\w-]+\.js/.exec(await (await fetch(sandbox.origin)).text())?.[0] ?? ''
    const paths = [
      '/',
      '/admin',
      '/auth/login',
      '/privacy-policy',
      '/not-found',
      asset,
      '/tenants/move/tenant.json',
    ]
    for (const path of paths) {
      const response = await fetch(sandbox.origin + path, { redirect: 'manual' })
      expect(response.status, path).toBe(200)
      const policy = Object.fromEntries(
        (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
          const [name = '', ...sources] = directive.split(' ')
          return [name, sources.join(' ')]
        }),
      )
      expect(policy, path).toMatchObject({
        'default-src': "'none'",
        'script-src': expect.stringMatching(/^'self' 'sha256-[^ ]+'$/),
        'connect-src': "'self'",
        'worker-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': 'default',
      })
      expect(policy['style-src'], path).not.toContain('unsafe')
      expect(Object.fromEntries(response.headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
        'x-frame-options': 'DENY',
      })
    }
    const card = (await fetch(`${sandbox.origin}/three-ds-authentication`)).headers
    // The bridge answers the window that opened it; with no provider in this build it is as strict as the others.
    expect(card.get('cross-origin-opener-policy')).toBe('unsafe-none')
    expect(card.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^ ]+';.*require-trusted-types-for 'script'/,
    )
    const home = (await fetch(`${sandbox.origin}/`)).headers
    expect(home.get('cache-control')).toBe('no-store')
  })

  test('a breach, in the page or in the worker, is reported: so silence means none', async ({
    page,
    sandbox,
    watch,
  }) => {
    watch.allowConsole(/Content Security Policy|violates|Trusted|Fetch API cannot load/i)
    await enter(page, sandbox)
    await expect(homeScreen(page).live('ao vivo')).toBeVisible()
    const reports = () => JSON.stringify(sandbox.control.cspReports())
    expect(reports()).toBe('[]')
    await page.evaluate(() => {
      try {
        document.body.innerHTML += '<p>unasked</p>'
      } catch {
        // Refused, as it must be.
      }
    })
    await expect.poll(reports).toContain('require-trusted-types-for')
    const worker = page.workers().find((each) => each.url().includes('worker-live'))
    await worker?.evaluate(() =>
      fetch('https://outside.example/').then(
        () => true,
        () => false,
      ),
    )
    await expect.poll(reports).toContain('connect-src')
    await expectStanding(page, 'after two breaches')
    sandbox.control.reset()
  })
})

/** The tenant's file says where reports go; answers what arrives there. */
async function receiveReports(page: Page, sandbox: Sandbox): Promise<Request[]> {
  const tenant: unknown = await (await fetch(`${sandbox.origin}/tenants/move/tenant.json`)).json()
  sandbox.control.addFault({
    path: '/tenants/move/tenant.json',
    status: 200,
    body: { ...Object(tenant), reports: '/told' },
  })
  const received: Request[] = []
  await page.route('**/told', async (route) => {
    received.push(route.request())
    await route.fulfill({ status: 204 })
  })
  return received
}

test('an error of a page is reported, with nobody in it', async ({ page, sandbox, watch }) => {
  watch.allowConsole(/Ana Souza/)
  const received = await receiveReports(page, sandbox)
  let isLoaded = false
  page.on('request', (request) => {
    isLoaded ||= request.url().includes('/assets/reporter-')
  })
  await enter(page, sandbox, 'everything', { path: '/transactions?q=Ana+Souza' })
  await expect(page.locator('h1').first()).toBeVisible()
  await expect.poll(() => isLoaded).toBe(true)
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      const until = performance.now() + 400
      while (performance.now() < until);
    })
    queueMicrotask(() => {
      throw new TypeError("Cannot read properties of undefined (reading 'Ana Souza')")
    })
  })
  await page.locator('h1').first().click()
  await page.clock.runFor(30_000)
  await expect.poll(() => received.map((one) => one.postData()).join()).toContain('TypeError')
  const [first] = received
  expect(await first?.allHeaders()).not.toMatchObject({ cookie: expect.anything() })
  expect(await first?.allHeaders()).not.toMatchObject({ authorization: expect.anything() })
  const texts = received.map((one) => one.postData() ?? '').join('\n')
  expect(texts).not.toMatch(/Ana|Souza|q=|@/)
  expect(texts).toContain('Cannot read properties of undefined reading …","stack":[],"route":"/transactions"')
  expect(texts).toContain('"kind":"slow"')
})

test('an error of a page is told to nobody, unless the tenant names where', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.allowConsole(/Ana Souza/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await enter(page, sandbox, 'everything', { path: '/support' })
  await expect(page.locator('h1').first()).toBeVisible()
  await page.evaluate(() => {
    queueMicrotask(() => {
      throw new TypeError("Cannot read properties of undefined (reading 'Ana Souza')")
    })
  })
  await page.clock.runFor(30_000)
  expect(asked.filter((url) => /\/assets\/reporter-|\/told/.test(url))).toEqual([])
})
