import { expectPath, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { NOW } from './support/constants.ts'
import { emailOf, passSubmitLock, sendSignIn, sessionForm } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const RECOVER = '/auth/recover'
const CHANGE = '/auth/recover/change'
const SEND_CALL = '/api/v1/forgotpassword/sendCode'
const CHANGE_CALL = '/api/v1/forgotpassword/change'
const NEW_PASSWORD = 'Nova#Senha2026'
const EMAIL = emailOf('roles-only')

const askForCode = async (page: Page, email = EMAIL) => {
  await page.goto(RECOVER)
  const form = sessionForm(page)
  await form.email.fill(email)
  await form.human.check()
  await form.submit.click()
}
/** The second step, with code and password filled in and the human check passed. */
const openChange = async (page: Page, code = '123456') => {
  await askForCode(page)
  await expectPath(page, CHANGE)
  const form = sessionForm(page)
  await form.code.fill(code)
  await form.newPassword.fill(NEW_PASSWORD)
  await form.human.check()
  return form
}

test('REC-001 REC-003 REC-004 REC-008 REC-021 REC-022 REC-023 API-020 API-021 the whole way: e-mail, code from the mail, new password, sign-in', async ({
  page,
  sandbox,
}) => {
  const asked = page.waitForRequest((request) => request.url().endsWith(SEND_CALL))
  await askForCode(page, ` ${EMAIL} `)
  expect((await asked).postDataJSON()).toEqual({
    email: EMAIL,
    recaptchaResponse: expect.stringMatching(/^sandbox-human-/),
  })
  await expectPath(page, CHANGE)
  await expect(toast(page, 'Verifique o código no seu e-mail.')).toBeVisible()
  expect(await page.evaluate(() => history.state)).toEqual({ email: EMAIL })

  // The navigation's state survives a reload.
  await page.reload()
  const form = sessionForm(page)
  await expect(page.getByText(`Enviamos um código para ${EMAIL}.`)).toBeVisible()
  const { code = '' } = sandbox.control.mails().at(-1) ?? {}
  await form.code.fill(` ${code} `)
  await form.newPassword.fill(NEW_PASSWORD)
  await form.human.check()
  const changed = page.waitForRequest((request) => request.url().endsWith(CHANGE_CALL))
  await form.submit.click()
  expect((await changed).postDataJSON()).toEqual({
    email: EMAIL,
    code,
    password: NEW_PASSWORD,
    recaptchaResponse: expect.stringMatching(/^sandbox-human-/),
  })
  await expectPath(page, '/auth/login')
  await expect(toast(page, 'Senha alterada com sucesso!')).toBeVisible()
  await sendSignIn(page, EMAIL, NEW_PASSWORD)
  await expectPath(page, '/')
})

test.describe('asking for a code', () => {
  test('asking for a code, a direct visit, and what a password needs', async ({ page, sandbox }) => {
    await test.step('REC-008 a direct visit leads to the first step, without a call', async () => {
      await page.goto(CHANGE)
      await expectPath(page, RECOVER)
      await expect(page.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible()
      expect(callsTo(sandbox)).toEqual([])
      // What stands in the state is input like any other.
      await page.evaluate((path) => history.pushState({ email: 'not <an> e-mail' }, '', path), CHANGE)
      await page.reload()
      await expectPath(page, RECOVER)
    })
    await test.step('REC-002 REC-005 AUT-005 needs the human check; a failure says the fixed words whatever the server writes, keeps the e-mail, resets the check', async () => {
      sandbox.control.clear()
      const form = sessionForm(page)
      await page.goto(RECOVER)
      await form.email.fill('no e-mail')
      await expect(form.submit).toBeDisabled()
      await form.email.press('Enter')
      await expect(page.getByText('Por favor verifique que você não é um robô!')).toBeVisible()
      await form.human.check()
      await form.submit.click()
      await expect(form.email).toHaveAccessibleDescription(/e-mail completo/)
      expect(callsTo(sandbox)).toEqual([])
      await form.email.fill('nobody-has-this@example.com')
      await form.submit.click()
      await expect(form.failure).toContainText('Verifique se o e-mail informado existe.')
      await expect(form.failure).not.toContainText('not found')
      await expect(form.email).toHaveValue('nobody-has-this@example.com')
      await expect(form.human).not.toBeChecked()
      await expectPath(page, RECOVER)

      await passSubmitLock(page)
      sandbox.control.addFault({ path: SEND_CALL, status: 500, body: { data: { error: 'stack trace' } } })
      await form.email.fill(EMAIL)
      await form.human.check()
      await form.submit.click()
      await expect.poll(() => callsTo(sandbox, SEND_CALL).length).toBe(2)
      await expect(form.failure).toContainText('Verifique se o e-mail informado existe.')
      await expect(page.getByText('stack trace')).toHaveCount(0)
      await expect(form.human).not.toBeChecked()
    })
    await test.step('REC-006 REC-007 REC-009..013 REC-014 Submit needs a code, the check, and a password that keeps all five rules in sight', async () => {
      sandbox.control.clear()
      await askForCode(page)
      const { code, newPassword, human, submit } = sessionForm(page)
      const rule = (words: RegExp) => page.getByRole('listitem').filter({ hasText: words })
      const RULES = {
        length: rule(/8 a 25 caracteres/),
        upper: rule(/maiúscula/),
        lower: rule(/minúscula/),
        digit: rule(/número/),
        special: rule(/caractere especial/),
      }
      // The form of the first step has a check too, and it is ticked.
      await expect(code).toBeVisible()
      await human.check()
      await newPassword.fill(NEW_PASSWORD)
      await expect(submit).toBeDisabled()
      await code.fill('   ')
      await expect(submit).toBeDisabled()
      await code.fill('123456')
      await expect(submit).toBeEnabled()
      for (const [password, missing] of [
        ['Ab#4567', 'length'],
        ['Ab#45678901234567890123456', 'length'],
        ['nova#senha2026', 'upper'],
        ['NOVA#SENHA2026', 'lower'],
        ['Nova#Senha', 'digit'],
        ['Nova Senha2026', 'special'],
      ] as const) {
        await newPassword.fill(password)
        for (const [name, line] of Object.entries(RULES)) {
          await expect(line, `${password}: ${name}`).toContainText(name === missing ? 'pendente' : 'atendido')
        }
        await expect(submit, password).toBeDisabled()
      }
      const colours = () =>
        Promise.all(
          [RULES.special, RULES.length].map((line) => line.evaluate((item) => getComputedStyle(item).color)),
        )
      const [unmet, met] = await colours()
      expect(unmet).not.toBe(met)
      await newPassword.fill(NEW_PASSWORD)
      await expect(RULES.special).toContainText('atendido')
      expect(await colours()).toEqual([met, met])
      await expect(submit).toBeEnabled()
      await human.uncheck()
      await expect(submit).toBeDisabled()
      await page.getByRole('link', { name: 'Voltar para o login' }).click()
      await expectPath(page, '/auth/login')
    })
  })
})

test.describe('changing the password', () => {
  test('REC-015 REC-019 REC-020 a spent code says so and leads to the sign-in after 2 seconds', async ({
    page,
    sandbox,
  }) => {
    sandbox.control.addFault({ path: CHANGE_CALL, status: 410, body: { error: 'server text' } })
    const form = await openChange(page)
    await page.clock.pauseAt(NOW + 60_000)
    await form.submit.click()
    await expect(form.failure).toContainText('O código expirou.')
    await expect(form.failure).toContainText('Você será redirecionado para a tela de Login.')
    await expect(form.submit).toBeDisabled()
    await page.clock.runFor(1900)
    await expectPath(page, CHANGE)
    await page.clock.runFor(200)
    await expectPath(page, '/auth/login')
    expect(callsTo(sandbox, CHANGE_CALL)).toHaveLength(1)
  })

  test('REC-017 REC-018 any other failure stays: code and password kept, check reset, and a right code goes through after it', async ({
    page,
    sandbox,
  }) => {
    await askForCode(page)
    await expectPath(page, CHANGE)
    const form = sessionForm(page)
    const code = sandbox.control.mails().at(-1)?.code ?? ''
    const wrong = code === '000000' ? '111111' : '000000'
    await form.code.fill(wrong)
    await form.newPassword.fill(NEW_PASSWORD)
    for (const fault of [undefined, { status: 403, body: { error: 'server text' } }]) {
      const before = callsTo(sandbox, CHANGE_CALL).length
      if (fault) sandbox.control.addFault({ path: CHANGE_CALL, ...fault })
      await form.human.check()
      await form.submit.click()
      await expect.poll(() => callsTo(sandbox, CHANGE_CALL).length).toBe(before + 1)
      await expect(form.failure).toContainText('Verifique se o código informado é válido.')
      await expect(form.failure).not.toContainText('server text')
      await expect(form.human).not.toBeChecked()
      await expect(form.code).toHaveValue(wrong)
      await expect(form.newPassword).toHaveValue(NEW_PASSWORD)
      await page.clock.fastForward(5000)
      await expectPath(page, CHANGE)
      sandbox.control.clearFaults()
      await passSubmitLock(page)
    }
    await form.code.fill(code)
    await form.human.check()
    await form.submit.click()
    await expectPath(page, '/auth/login')
  })
})
