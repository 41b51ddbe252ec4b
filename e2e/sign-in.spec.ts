import type { FaultRule } from '@corrente/sandbox'
import { expectPath, stored, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { consent, emailOf, passSubmitLock, sendSignIn, sessionForm, store } from './support/session.ts'
import { ENGLISH, LOGIN, LOGIN_CALL } from './support/signingIn.ts'
import { expect, test } from './support/test.ts'

test.describe('the sign-in screen', () => {
  test('AUT-001 AUT-002 AUT-003 AUT-005 has its fields; what is missing is said where it is, without a call; and a way to recovery', async ({
    page,
    sandbox,
  }) => {
    await page.goto(LOGIN)
    const { email, password, human, submit } = sessionForm(page)
    await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(submit).toBeDisabled()
    await password.fill('secret')
    await password.press('Enter')
    await expect(page.getByText('Por favor verifique que você não é um robô!')).toBeVisible()
    await human.check()
    await expect(page.getByText('Por favor verifique que você não é um robô!')).toBeHidden()
    await expect(submit).toBeEnabled()
    await password.fill('')
    await email.fill('marina@')
    await submit.click()
    await expect(email).toHaveAccessibleDescription(/e-mail completo/)
    await expect(password).toHaveAccessibleDescription('Informe a senha')
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('marina@')
    await human.uncheck()
    await expect(submit).toBeDisabled()
    await page.getByRole('link', { name: 'Esqueceu a senha?' }).click()
    await expectPath(page, '/auth/recover')
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
    expect(Object.keys(session).sort()).toEqual(['place', 'startedAt', 'token', 'user'])
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

  const UNAUTHORIZED =
    'Unable to log in. Please check if the email or password is correct, if the user has permission, or if there is a linked station.'
  const FORBIDDEN = 'User without permission/blocked. Contact the administrator.'
  const FAILED = 'Error when trying to Login.'
  const failures: readonly {
    readonly name: string
    readonly account?: Parameters<typeof emailOf>[0]
    readonly password?: string
    readonly fault?: Partial<FaultRule>
    readonly says: string
  }[] = [
    { name: 'AUT-011 401: wrong password', password: 'Wrong#2026', says: UNAUTHORIZED },
    { name: 'AUT-012 403: blocked', account: 'blocked', says: FORBIDDEN },
    { name: 'AUT-006 200 with an empty permission list', account: 'nobody-200', says: FAILED },
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
        await passSubmitLock(page)
      })
    await sendSignIn(page, emailOf('roles-only'))
    await expectPath(page, '/')
  })
})
