import { expectPath, stored } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { sendSignIn, sessionForm, store } from './support/session.ts'
import { expect, test } from './support/test.ts'

const LOGIN = '/auth/login'
/** Requests for the page's own address: the document itself, then the handshake. */
const pageRequests = (sandbox: Parameters<typeof callsTo>[0]) =>
  sandbox.control.requests().filter(({ method, path }) => method === 'GET' && path.startsWith(LOGIN))

test('BOOT-001 BOOT-002 BOOT-003 BOOT-004 BOOT-005 the start asks once for the page’s own address and stores what its headers say', async ({
  page,
  sandbox,
}) => {
  sandbox.control.handshake({
    set: {
      'Api-Key': 'sandbox-girassol',
      Theme: 'girassol',
      'Deeplinking-Host': 'abrir.example.com',
      'Terms-Of-Use': 'https://termos.example.com/uso',
    },
  })
  await page.goto(`${LOGIN}?von=1`)
  await expect(sessionForm(page).email).toBeVisible()
  // The form stands before the start has written.
  await expect
    .poll(() => stored(page))
    .toMatchObject({
      'api-key': 'sandbox-girassol',
      theme: 'girassol',
      'deeplinking-host': 'abrir.example.com',
      'terms-of-use': 'https://termos.example.com/uso',
    })
  expect(pageRequests(sandbox).map(({ path }) => path)).toEqual([`${LOGIN}?von=1`, `${LOGIN}?von=1`])
})

test('what the headers leave out: terms, all of them, a theme that nobody knows; the icon is the tenant’s own', async ({
  page,
  sandbox,
}) => {
  const icon = page.locator('link[rel="icon"]')
  await test.step('BOOT-006 an empty Terms-Of-Use is not stored, and takes away what an earlier start stored', async () => {
    await store(page, sandbox.url(), { 'terms-of-use': 'https://termos.example.com/uso' })
    await page.goto(LOGIN)
    await expect(sessionForm(page).email).toBeVisible()
    await expect.poll(() => stored(page)).not.toHaveProperty('terms-of-use')
  })
  await test.step('BOOT-010 the favicon is the tenant’s own', async () => {
    await page.goto(sandbox.url('girassol') + LOGIN)
    await expect(icon).toHaveAttribute('href', /^\/tenants\/girassol\/favicon\.svg/)
    const type = await icon.evaluate(async (link: HTMLLinkElement) =>
      (await fetch(link.href)).headers.get('content-type'),
    )
    expect(type).toContain('image/svg+xml')
  })
  await test.step('THM-009 an unknown theme keeps its name and looks like move', async () => {
    await page.goto(sandbox.url('desconhecida') + LOGIN)
    await expect(page.getByRole('img', { name: 'Move' })).toHaveAttribute('src', /^\/tenants\/move\/logo/)
    await expect.poll(() => stored(page)).toMatchObject({ theme: 'desconhecida', language: 'pt-BR' })
    await expect(page.locator('html')).toHaveAttribute('data-tenant', 'move')
    await expect(icon).toHaveAttribute('href', /\/tenants\/move\/favicon\.svg/)
  })
  await test.step('BOOT-008 for missing headers the values of the build stand in', async () => {
    sandbox.control.handshake({ omit: ['Api-Key', 'Theme', 'Terms-Of-Use', 'Deeplinking-Host'] })
    await page.goto(sandbox.url('girassol') + LOGIN)
    await expect(sessionForm(page).email).toBeVisible()
    await expect.poll(() => stored(page)).toMatchObject({ 'api-key': 'sandbox-move', theme: 'move' })
    await expect.poll(() => stored(page)).not.toHaveProperty('terms-of-use')
    await expect(page.locator('html')).toHaveAttribute('data-tenant', 'move')
  })
})

test('BOOT-001 a handshake without an answer is waited for 5 seconds, with nothing of a tenant in sight meanwhile', async ({
  page,
  sandbox,
}) => {
  sandbox.control.addFault({ path: LOGIN, skip: 1, latencyMs: 20_000 })
  await page.goto(LOGIN)
  // The limit is the browser's own timer, which the page's clock does not rule: this test takes these 5 seconds.
  const begun = performance.now()
  await expect(page.locator('html')).not.toHaveAttribute('data-tenant')
  await expect(page.locator('#root')).toBeEmpty()
  await expect(sessionForm(page).email).toBeVisible({ timeout: 15_000 })
  expect(performance.now() - begun).toBeGreaterThan(3500)
  expect(pageRequests(sandbox)).toHaveLength(1)
})

test('THM-001 THM-002 THM-004 THM-005 THM-011 AST-002 a second tenant by host name: same product, own logo, colours, api key', async ({
  page,
  sandbox,
}) => {
  const look = async (tenant: string | undefined) => {
    await page.goto(sandbox.url(tenant) + LOGIN)
    const { submit } = sessionForm(page)
    await expect(submit).toBeVisible()
    return submit.evaluate((button) => getComputedStyle(button).backgroundColor)
  }
  await page.goto(sandbox.url() + LOGIN)
  await expect(page.getByRole('img', { name: 'Move' })).toBeVisible()
  await sessionForm(page).human.check()
  const move = await look(undefined)
  const girassol = await look('girassol')
  await expect(page.getByRole('img', { name: 'Girassol Recarga' })).toHaveAttribute(
    'src',
    /^\/tenants\/girassol\/logo/,
  )
  expect(girassol).not.toBe(move)
  await sendSignIn(page, 'papeis@example.com')
  await expectPath(page, '/')
  expect(callsTo(sandbox, '/api/v1/login').at(-1)?.headers).toMatchObject({ 'api-key': 'sandbox-girassol' })
})

test('BOOT-007 THM-006 THM-014 AST-001 AST-035 a tenant starts in its own language', async ({
  page,
  sandbox,
}) => {
  // Without the mark of a choice the stored language is an earlier start's: it is written anew.
  await store(page, sandbox.url('cafetal'), { language: 'en' })
  await page.goto(sandbox.url('cafetal') + LOGIN)
  await expect(page.getByRole('link', { name: '¿Olvidó su contraseña?' })).toBeVisible()
  // The form stands before the start has written what it begins with.
  await expect.poll(() => stored(page)).toMatchObject({ language: 'es-CO' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO')
})
