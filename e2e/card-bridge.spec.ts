import type { BrowserContext } from '@playwright/test'
import { NOW } from './support/constants.ts'
import { expect, type Page, test } from './support/deployed.ts'

const BRIDGE = '/three-ds-authentication'
/** The one origin that may ask from another window, and one that may not. */
const HOST = 'https://app.example.com'
const FOREIGN = 'https://evil.example.com'
const SCRIPT = 'https://cards.example.com/checkout/sdk.js'

const DONE = { status: 'AUTH_FLOW_COMPLETED', authenticationStatus: 'AUTHENTICATED', id: '3DS_42' }
const FAILED = { type: 'error' }
const LATE_MS = 60_000

/** Stands in for the provider's script: the session says how it ends; what it was asked is kept on the page. */
const STAND_IN = `
  window.asked = []
  window.PagSeguro = {
    setUp: (options) => { window.asked.push(options) },
    authenticate3DS: (request) => {
      window.asked.push(request)
      const { session } = window.asked.findLast((each) => 'session' in each)
      const done = ${JSON.stringify(DONE)}
      if (session === 'late') return new Promise((end) => setTimeout(end, ${LATE_MS}, done))
      if (session === 'refused') return Promise.resolve({ ...done, authenticationStatus: 'NOT_AUTHENTICATED' })
      if (session === 'throws') return Promise.reject(new Error('4111 1111 1111 1111'))
      return Promise.resolve(done)
    },
  }`

const start = (session: string) =>
  JSON.stringify({
    command: 'startPagSeguro',
    session,
    request: { data: { customer: { name: '  Ana Exemplo ', email: 'ana@example.com' }, dataOnly: false } },
  })

const serveProvider = (context: BrowserContext) =>
  context.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: STAND_IN }))

/** A page of another origin that opens the bridge and keeps what it is answered. */
const openFrom = async (page: Page, origin: string, bridge: string): Promise<Page> => {
  await page
    .context()
    .route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<button>open</button>' }),
    )
  await page.goto(`${origin}/`)
  await page.evaluate((address) => {
    const answers: { data: unknown; origin: string }[] = []
    Object.assign(window, { answers })
    window.addEventListener('message', ({ data, origin: from }) => answers.push({ data, origin: from }))
    document.querySelector('button')?.addEventListener('click', () => {
      Object.assign(window, { bridge: window.open(address) })
    })
  }, bridge)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button').click()
  const popup = await opened
  await expect(popup.getByRole('main')).toBeAttached()
  return popup
}
const send = (page: Page, data: unknown) =>
  page.evaluate((message) => {
    const bridge: unknown = Reflect.get(window, 'bridge')
    ;(bridge as Window).postMessage(message, '*')
  }, data)
const answersOf = async (page: Page): Promise<unknown[]> => {
  const answers = (await page.evaluate(() => Reflect.get(window, 'answers'))) as { data: string }[]
  return answers.map(({ data }) => JSON.parse(data))
}
const askedOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as unknown)

test('TDS-001..005 TDS-007 TDS-008 RTE-035 an app’s window asks, the provider answers, the app is told; a foreign window gets nothing', async ({
  page,
  context,
  sandbox,
}) => {
  await serveProvider(context)
  const bridge = await openFrom(page, HOST, sandbox.url() + BRIDGE)
  const main = bridge.getByRole('main')
  await expect(main).toBeEmpty()
  await expect(bridge.getByRole('region', { name: 'Aviso de cookies' })).toHaveCount(0)

  // Malformed, of another command, from the bridge itself, from a foreign window: nothing, not even the spinner.
  for (const nothing of ['startPagSeguro', JSON.stringify({ command: 'stop', session: 's' }), 7])
    await send(page, nothing)
  await bridge.evaluate((text) => window.postMessage(text, '*'), start('own'))
  const stranger = await context.newPage()
  const theirs = await openFrom(stranger, FOREIGN, sandbox.url() + BRIDGE)
  await send(stranger, start('foreign'))
  await send(page, start('refused'))
  await expect.poll(() => answersOf(page)).toEqual([FAILED])
  await expect(bridge.getByRole('status')).toHaveText('Aguarde…')
  await expect(theirs.getByRole('main')).toBeEmpty()
  expect([await answersOf(stranger), await askedOf(theirs)]).toEqual([[], undefined])
  expect(await askedOf(bridge)).toEqual([
    { session: 'refused', env: 'PROD' },
    { data: { customer: { name: 'Ana Exemplo', email: 'ana@example.com' }, dataOnly: false } },
  ])

  await send(page, start('throws'))
  await expect.poll(() => answersOf(page)).toEqual([FAILED, FAILED])
  await send(page, start('good'))
  await expect.poll(() => answersOf(page)).toEqual([FAILED, FAILED, DONE])
  const { origin } = new URL(sandbox.url())
  expect(await page.evaluate(() => Reflect.get(window, 'answers') as unknown)).toContainEqual(
    expect.objectContaining({ origin }),
  )
  // Card and customer are kept nowhere.
  const kept = await bridge.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toMatch(/Ana|4111|good/)
})

test('TDS-002 TDS-003 TDS-005 inside a mobile app: a message from before the page stands is heard; the spinner goes after ten seconds, a late answer is told', async ({
  page,
  context,
  sandbox,
}) => {
  await serveProvider(context)
  // As the app's shell does it: its object is there first, its message comes when the document is loaded.
  await context.addInitScript((text) => {
    const told: unknown[] = []
    Object.assign(window, {
      told,
      ReactNativeWebView: { postMessage: (reply: string) => told.push(JSON.parse(reply)) },
    })
    window.addEventListener('load', () => {
      document.dispatchEvent(new MessageEvent('message', { data: text }))
    })
  }, start('late'))
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as unknown)
  await page.goto(sandbox.url() + BRIDGE)
  const spinner = page.getByRole('status')
  await expect(spinner).toHaveText('Aguarde…')
  await expect.poll(() => askedOf(page)).toHaveLength(2)
  await page.clock.pauseAt(NOW + 30_000)
  await expect(page.getByRole('main')).toBeEmpty()
  expect(await told()).toEqual([])
  await page.clock.runFor(LATE_MS)
  await expect.poll(told).toEqual([DONE])
})

test('TDS-004 TDS-006 a script that does not load is said, and asked for again by the next start; the page’s own policy lets in no other', async ({
  page,
  context,
  sandbox,
}) => {
  let isThere = false
  await context.route(SCRIPT, (route) =>
    isThere ? route.fulfill({ contentType: 'text/javascript', body: STAND_IN }) : route.abort(),
  )
  const bridge = await openFrom(page, HOST, sandbox.url() + BRIDGE)
  const missing = { type: 'error', message: 'PagSeguro could not be loaded' }
  await send(page, start('first'))
  await expect.poll(() => answersOf(page)).toEqual([missing])
  isThere = true
  await send(page, start('second'))
  await expect.poll(() => answersOf(page)).toEqual([missing, DONE])

  const policy = (await page.request.get(sandbox.url() + BRIDGE)).headers()['content-security-policy']
  expect(policy).toMatch(
    /script-src 'self' 'sha256-[^ ]+' https:\/\/cards\.example\.com https:\/\/\*\.cardinalcommerce\.com;/,
  )
  expect((await page.request.get(`${sandbox.url()}/`)).headers()['content-security-policy']).not.toContain(
    'cards.example.com',
  )
  expect(await bridge.evaluate(() => document.querySelectorAll('script[src*="cards.example"]').length)).toBe(
    1,
  )
})
