import type { FaultRule } from '@corrente/sandbox'
import { expectPath, stored, storedInTab, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { NOW } from './support/constants.ts'
import {
  consent,
  emailOf,
  enter,
  passSubmitLock,
  sendSignIn,
  sessionForm,
  sessionOf,
  store,
} from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const LOGIN = '/auth/login'
const LOGIN_CALL = '/api/v1/login'
const LOGOUT_CALL = '/api/v1/logout'
const ENGLISH = { language: 'en', 'language-chosen': 'true' }

const userMenu = (page: Page) => page.getByRole('button', { name: /^Menu de / })
const chooseLogout = async (page: Page) => {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
}
/** The page of somebody without any page: the whole shell, and nothing heavy in it. */
const shellOnly = (page: Page) => page.getByRole('heading', { name: 'Nenhuma página liberada para você' })

test.describe('the sign-in screen', () => {
  test('AUT-001 AUT-002 AUT-003 has e-mail, password and human check, Enter off until that is passed, and a way to recovery', async ({
    page,
  }) => {
    await page.goto(LOGIN)
    const { human, submit } = sessionForm(page)
    await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'password')
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    await expect(submit).toBeDisabled()
    await human.check()
    await expect(submit).toBeEnabled()
    await human.uncheck()
    await expect(submit).toBeDisabled()
    await page.getByRole('link', { name: 'Esqueceu a senha?' }).click()
    await expectPath(page, '/auth/recover')
  })

  test('AUT-005 Enter without the human check says so and makes no call', async ({ page, sandbox }) => {
    await page.goto(LOGIN)
    const { email, password, human } = sessionForm(page)
    await email.fill(emailOf('everything'))
    await password.fill('secret')
    await password.press('Enter')
    await expect(page.getByText('Por favor verifique que você não é um robô!')).toBeVisible()
    await human.check()
    await expect(page.getByText('Por favor verifique que você não é um robô!')).toBeHidden()
    expect(callsTo(sandbox)).toEqual([])
  })

  test('AUT-002 an e-mail that is none, or an empty password, shows at its field and makes no call', async ({
    page,
    sandbox,
  }) => {
    await page.goto(LOGIN)
    const { email, password, human, submit } = sessionForm(page)
    await human.check()
    await email.fill('marina@')
    await submit.click()
    await expect(email).toHaveAccessibleDescription(/e-mail completo/)
    await expect(password).toHaveAccessibleDescription('Informe a senha')
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('marina@')
    expect(callsTo(sandbox)).toEqual([])
  })
})

test.describe('signing in', () => {
  test('AUT-007 AUT-008 AUT-009 AUT-010 AUT-015 AUT-016 API-019 THM-018 goes to the dashboard, says so, and keeps what the product needs', async ({
    page,
    sandbox,
  }) => {
    await consent(page, sandbox.url())
    await store(page, sandbox.url(), ENGLISH)
    await page.goto(LOGIN)
    const sent = page.waitForRequest((request) => request.url().endsWith(LOGIN_CALL))
    await sendSignIn(page, ` ${emailOf('everything')} `)
    expect((await sent).postDataJSON()).toEqual({
      email: emailOf('everything'),
      password: 'Corrente#2026',
      recaptchaResponse: expect.stringMatching(/^sandbox-human-/),
    })
    await expectPath(page, '/')
    await expect(toast(page, 'Login successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'General View' })).toBeVisible()

    const kept = await stored(page)
    const session = JSON.parse(kept.session ?? '')
    expect(Object.keys(session).sort()).toEqual(['startedAt', 'token', 'user'])
    expect(Object.keys(session.user).sort()).toEqual(['id', 'name', 'permissions', 'tenant_pk'])
    expect(session.user.name).toBe('Marina Exemplo')
    expect(kept).toMatchObject({ 'api-key': 'sandbox-move', theme: 'move' })
    const routes = JSON.parse(kept['allowed-routes'] ?? '')
    expect(routes).toEqual(expect.arrayContaining(['/', '/stations', '/dynamic-pricing']))
    expect(routes).not.toContain('/financial-indicators')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'General View' })).toBeVisible()
    expect(callsTo(sandbox, LOGIN_CALL)).toHaveLength(1)
    // Said once: not again by a reload.
    await expect(toast(page, 'Login successfully!')).toHaveCount(0)
  })

  test('two Enters in a row send one call', async ({ page, sandbox }) => {
    sandbox.control.addFault({ path: LOGIN_CALL, latencyMs: 600 })
    await page.goto(LOGIN)
    const { email, password, human } = sessionForm(page)
    await email.fill(emailOf('roles-only'))
    await password.fill('Corrente#2026')
    await human.check()
    await password.press('Enter')
    await password.press('Enter')
    await expectPath(page, '/')
    expect(callsTo(sandbox, LOGIN_CALL)).toHaveLength(1)
  })

  const UNAUTHORIZED =
    'Unable to log in. Please check if the email or password is correct, if the user has permission, or if there is a linked station.'
  const FORBIDDEN = 'User without permission/blocked. Contact the administrator.'
  const FAILED = 'Error when trying to Login.'
  const USER = { id: 7, name: 'A', tenant_pk: 1, permissions: [{ role_id: null, route: '/', status: true }] }
  const reply = (data: unknown): Partial<FaultRule> => ({ status: 200, body: { type: 'success', data } })
  const failures: readonly {
    readonly name: string
    readonly account?: Parameters<typeof emailOf>[0]
    readonly password?: string
    readonly fault?: Partial<FaultRule>
    readonly says: string
  }[] = [
    { name: 'AUT-011 401: no permission, no station', account: 'nobody-401', says: UNAUTHORIZED },
    { name: 'AUT-011 401: wrong password', password: 'Wrong#2026', says: UNAUTHORIZED },
    { name: 'AUT-012 403: blocked', account: 'blocked', says: FORBIDDEN },
    { name: 'AUT-006 200 with an empty permission list', account: 'nobody-200', says: FAILED },
    { name: 'AUT-006 200 without a token', fault: reply({ user: USER }), says: FAILED },
    { name: 'AUT-013 500', fault: { status: 500 }, says: FAILED },
    { name: 'AUT-013 429', fault: { status: 429, body: { type: 'error' } }, says: FAILED },
    { name: 'AUT-013 200 that says error', fault: { status: 200, body: { type: 'error' } }, says: FAILED },
    { name: 'AUT-013 200 that is no JSON', fault: { kind: 'truncated' }, says: FAILED },
    { name: 'AUT-013 200 that is a page', fault: { kind: 'html' }, says: FAILED },
    { name: 'AUT-013 204', fault: { status: 204 }, says: FAILED },
    { name: 'AUT-013 no answer', fault: { kind: 'reset' }, says: FAILED },
  ]
  test('AUT-004 AUT-006 AUT-011 AUT-012 AUT-013 API-014 each failure says its words, loses nothing typed, resets the check, stores nothing', async ({
    page,
    sandbox,
  }) => {
    await store(page, sandbox.url(), ENGLISH)
    await page.goto(LOGIN)
    const form = sessionForm(page)
    for (const { name, account = 'everything', password = 'Corrente#2026', fault, says } of failures)
      await test.step(name, async () => {
        if (fault) sandbox.control.addFault({ path: LOGIN_CALL, ...fault })
        await sendSignIn(page, emailOf(account), password)
        await expect(form.failure).toContainText(says)
        await expect(form.human).not.toBeChecked()
        await expect(form.submit).toBeDisabled()
        await expect(form.email).toHaveValue(emailOf(account))
        await expect(form.password).toHaveValue(password)
        expect(await stored(page)).not.toHaveProperty('session')
        await expectPath(page, LOGIN)
        sandbox.control.clearFaults()
        await passSubmitLock()
      })
    await sendSignIn(page, emailOf('roles-only'))
    await expectPath(page, '/')
  })
})

test('REG-001 REG-002 the registration screen has its fields and its submit does nothing', async ({
  page,
  sandbox,
}) => {
  await page.goto('/auth/register')
  const { human, submit } = sessionForm(page)
  await page.getByLabel('E-mail').fill('marina@example.com')
  await page.getByLabel('Senha', { exact: true }).fill('Corrente#2026')
  await human.check()
  const before = [await stored(page), await storedInTab(page)]
  await submit.click()
  await page.getByLabel('E-mail').press('Enter')
  await expect(page.getByLabel('E-mail')).toHaveValue('marina@example.com')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('[data-toast-host] li')).toHaveCount(0)
  await expectPath(page, '/auth/register')
  expect([await stored(page), await storedInTab(page)]).toEqual(before)
  expect(callsTo(sandbox)).toEqual([])
})

test.describe('an expired session', () => {
  const ended = (page: Page) => page.getByRole('heading', { name: 'Sua sessão terminou' })

  test('API-011 API-012 API-013 RTE-039 MON-040 R14 ends once for all 401s, leads to the sign-in, and offers the way back afterwards', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: '/admin' })
    await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible()
    await page.evaluate(() => sessionStorage.setItem('draft:station', '{"kept":true}'))
    // From here on the page's time stands, so that its 5 seconds are these and not those of a busy machine.
    await page.clock.pauseAt(NOW + 60_000)
    sandbox.control.expireTokens()
    sandbox.control.clearRequests()
    // All calls are under way before the first answer is there.
    sandbox.control.addFault({ path: '/api/v1/*', latencyMs: 700 })
    await page.reload()
    await expect(ended(page)).toBeVisible()
    await expect(
      page.getByText('Suas credenciais expiraram. Você será redirecionado para o Login.'),
    ).toHaveCount(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect.poll(() => callsTo(sandbox).filter(({ status }) => status === 401).length).toBeGreaterThan(2)
    sandbox.control.clearFaults()
    const kept = await stored(page)
    expect(kept).not.toHaveProperty('session')
    expect(kept).not.toHaveProperty('allowed-routes')
    expect(kept).toMatchObject({ theme: 'move', 'api-key': 'sandbox-move' })

    await page.clock.runFor(4900)
    await expect(ended(page)).toBeVisible()
    await page.clock.runFor(200)
    await page.clock.resume()
    await expectPath(page, LOGIN)
    expect(await storedInTab(page)).toHaveProperty('draft:station')
    await expect(page.getByText(/Suas credenciais expiraram/)).toHaveCount(0)
    sandbox.control.clearRequests()
    await sendSignIn(page, emailOf('everything'))
    await expectPath(page, '/')
    await toast(page, 'Login efetuado com sucesso!')
      .getByRole('link', { name: 'Voltar para onde você estava' })
      .dispatchEvent('click')
    await expectPath(page, '/admin')
    await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible()
  })

  test('API-011 R14 a storm of parallel 401s while the page stands ends the session once', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox)
    await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible()
    await page.evaluate(() => {
      const removed: string[] = []
      const remove = Storage.prototype.removeItem
      Storage.prototype.removeItem = function (this: Storage, key: string) {
        removed.push(key)
        remove.call(this, key)
      }
      Object.assign(window, { removed })
    })
    sandbox.control.expireTokens()
    // All calls are under way before the first answer is there.
    sandbox.control.addFault({ path: '/api/v1/*', latencyMs: 1500 })
    // What a wall display does after a while: everything is asked anew when the tab is looked at again. Only the time
    // changes, no timer fires: one that asked something by itself would be answered before the storm.
    await page.clock.setSystemTime(NOW + 600_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(ended(page)).toBeVisible()
    await expect.poll(() => callsTo(sandbox).filter(({ status }) => status === 401).length).toBeGreaterThan(2)
    const removals = await page.evaluate(() => Reflect.get(window, 'removed') as string[])
    expect(removals.filter((key) => key === 'session')).toHaveLength(1)
    await page.getByRole('button', { name: 'Entrar de novo' }).click()
    await expectPath(page, LOGIN)
  })
})

test.describe('signing out', () => {
  test('AUT-017 AUT-018 API-032 THM-018 R26 tells the server, clears what belongs to the session, keeps the preferences', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'roles-only')
    await userMenu(page).click()
    await page.getByRole('menuitemradio', { name: 'Escura' }).click()
    await page.evaluate(() => sessionStorage.setItem('draft:station', '{}'))
    const sent = page.waitForRequest((request) => request.url().endsWith(LOGOUT_CALL))
    await page.keyboard.press('Escape')
    await chooseLogout(page)
    expect((await sent).method()).toBe('POST')
    expect((await sent).postDataJSON()).toEqual({ action: 'logout' })
    await expectPath(page, LOGIN)
    await expect(toast(page, 'Logout efetuado com sucesso!')).toBeVisible()
    const kept = await stored(page)
    expect(
      Object.keys(kept)
        .filter((key) => !key.startsWith('preferences:'))
        .sort(),
    ).toEqual(['api-key', 'deeplinking-host', 'language', 'scheme', 'theme'].sort())
    expect(JSON.stringify(kept)).not.toContain('Otávio')
    expect(await storedInTab(page)).toEqual({})
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['accept_lgpd_cookie'])
    // The way back into the history opens nothing of it.
    await page.goBack().catch(() => undefined)
    await page.goto('/')
    await expectPath(page, LOGIN)
  })

  for (const { what, fault } of [
    { what: 'the server refuses', fault: { status: 500 } },
    { what: 'no answer comes', fault: { kind: 'reset' as const } },
  ])
    test(`AUT-018 R26 when ${what} the session stands, and this device can be left all the same`, async ({
      page,
      sandbox,
    }) => {
      sandbox.control.addFault({ path: LOGOUT_CALL, ...fault })
      await enter(page, sandbox, 'roles-only')
      await chooseLogout(page)
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText('Não foi possível efetuar o logout. Tente novamente.')
      expect(await stored(page)).toHaveProperty('session')
      await dialog.getByRole('button', { name: 'Continuar conectado' }).click()
      await expect(shellOnly(page)).toBeVisible()
      await chooseLogout(page)
      await dialog.getByRole('button', { name: 'Sair deste dispositivo mesmo assim' }).click()
      await expectPath(page, LOGIN)
      expect(await stored(page)).not.toHaveProperty('session')
      await expect(page.getByText('Logout efetuado com sucesso!')).toHaveCount(0)
    })

  test('AUT-018 a sign-out that is refused once goes through when it is sent again', async ({
    page,
    sandbox,
  }) => {
    sandbox.control.addFault({ path: LOGOUT_CALL, status: 503, times: 1 })
    await enter(page, sandbox, 'roles-only')
    await chooseLogout(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tentar novamente' }).click()
    await expectPath(page, LOGIN)
    await expect(toast(page, 'Logout efetuado com sucesso!')).toBeVisible()
    expect(callsTo(sandbox, LOGOUT_CALL)).toHaveLength(2)
  })

  test('a 401 to the sign-out is the end of the session like any other', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'roles-only')
    await expect(shellOnly(page)).toBeVisible()
    sandbox.control.addFault({ path: LOGOUT_CALL, status: 401 })
    await chooseLogout(page)
    await expect(page.getByRole('heading', { name: 'Sua sessão terminou' })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('R26 signing out in one tab ends the session in the others', async ({ page, sandbox, context }) => {
    await enter(page, sandbox, 'roles-only')
    await expect(shellOnly(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/')
    await expect(shellOnly(other)).toBeVisible()
    await chooseLogout(other)
    await expectPath(other, LOGIN)
    await expect(page.getByRole('heading', { name: 'Você saiu em outra aba' })).toBeVisible()
    await expect(userMenu(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Entrar de novo' }).click()
    await expectPath(page, LOGIN)
  })
})

test('the tenant’s age limit: a banner ten minutes before, the end, and what was typed is there after signing in again, also in the other tab', async ({
  page,
  sandbox,
  context,
}) => {
  await enter(page, sandbox, 'everything', { tenant: 'azulejo', path: '/support' })
  const message = page.getByLabel('Mensagem', { exact: true })
  await message.fill('O conector 2 não libera o cabo.')
  const soon = page.getByText(/Sua sessão termina em 9 minutos/)
  await page.clock.fastForward('07:48:00')
  await expect(soon).toHaveCount(0)
  await page.clock.fastForward('02:30')
  await expect(soon).toBeVisible()
  await page.clock.fastForward('11:00')
  await expect(page.getByRole('heading', { name: 'Sua sessão chegou ao limite de tempo' })).toBeVisible()
  expect(await stored(page)).not.toHaveProperty('session')
  await page.getByRole('button', { name: 'Entrar de novo' }).click()
  await expectPath(page, LOGIN)
  // A second tab waits at the sign-in: it goes on by itself.
  const other = await context.newPage()
  await other.goto(sandbox.url('azulejo') + LOGIN)
  await expect(other.locator('input[name="email"]')).toBeVisible()
  await sendSignIn(page, emailOf('everything'))
  await expectPath(page, '/')
  await expectPath(other, '/')
  await page.getByRole('link', { name: 'Voltar para onde você estava' }).dispatchEvent('click')
  await expectPath(page, '/support')
  await expect(message).toHaveValue('O conector 2 não libera o cabo.')
})

test.describe('what is kept can be written by anybody', () => {
  test('AUT-015 R27 a session that cannot be read counts as signed out', async ({ page, sandbox }) => {
    const good = await sessionOf(sandbox, 'roles-only')
    await store(page, sandbox.url(), {})
    const user = { id: 1, name: 'x', tenant_pk: 1, permissions: [] }
    for (const session of [
      'no JSON',
      '[]',
      'null',
      '{"token":5}',
      JSON.stringify({ ...good, token: 'a\nb' }),
      JSON.stringify({ ...good, user }),
      JSON.stringify({ ...good, startedAt: 'yesterday' }),
      `{"__proto__":${JSON.stringify(good)}}`,
    ]) {
      await page.evaluate((text) => localStorage.setItem('session', text), session)
      await page.goto('/')
      await expectPath(page, LOGIN)
    }
    expect(callsTo(sandbox).filter(({ path }) => path !== LOGIN_CALL)).toEqual([])
  })

  test('R27 rights are never read from the list of routes: a written one opens nothing', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'roles-only', { path: null })
    await store(page, sandbox.url(), { 'allowed-routes': JSON.stringify(['/', '/admin']) })
    await page.goto('/')
    await expect(shellOnly(page)).toBeVisible()
    await page.goto('/admin')
    await expectPath(page, '/not-found')
  })

  test('R27 API-016 API-017 rights that somebody wrote into the session open a page whose 403s are said, not more', async ({
    page,
    sandbox,
  }) => {
    const session = JSON.parse(JSON.stringify(await sessionOf(sandbox, 'roles-only')))
    session.user.permissions.push({ role_id: null, route: '/', status: true })
    sandbox.control.addFault({ path: '/api/v1/stats/*', status: 403 })
    sandbox.control.addFault({ path: '/api/v1/stations/*', status: 403, body: { error: '<b>no</b>' } })
    sandbox.control.addFault({ path: '/api/v1/notification/*', status: 403, body: { type: 'error' } })
    sandbox.control.addFault({ path: '/api/v1/chargepoints/', status: 403 })
    await store(page, sandbox.url(), { session: JSON.stringify(session) })
    await consent(page, sandbox.url())
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tentar novamente' }).first()).toBeVisible()
    await expect(userMenu(page)).toBeVisible()
    expect(await stored(page)).toHaveProperty('session')
  })

  test('R19 a way back to anywhere else than a page of this product is not offered', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: '/config' })
    // This load must have looked for words of its own before some are laid out for the next.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const returnTo of ['//evil.example.com/', '/auth/login', '/users']) {
      await page.evaluate(
        (back) => sessionStorage.setItem('crossing', JSON.stringify({ toast: 'signedIn', returnTo: back })),
        returnTo,
      )
      // Not until everything is loaded: the toast is there for a few seconds only.
      await page.reload({ waitUntil: 'commit' })
      const said = toast(page, 'Login efetuado com sucesso!')
      await expect(said).toBeVisible()
      await expect(said.getByRole('link'), returnTo).toHaveCount(0)
    }
  })
})
