import type { BrowserContext } from '@playwright/test'
import { toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { PASSWORD } from './support/constants.ts'
import { expect, type Page, test } from './support/deployed.ts'
import { emailOf, passSubmitLock, sessionForm } from './support/session.ts'

const SCRIPT = 'https://www.google.com/recaptcha/api.js'
const LOGIN_CALL = '/api/v1/login'
const QR = '/qrcode/start/NO-SUCH-STATION/1'

/** Stands in for the vendor's script: a box to tick in the place it is given, answers that count, the three callbacks. */
const STAND_IN = `
  let count = 0
  const widgets = []
  window.grecaptcha = {
    ready: (then) => setTimeout(then),
    render: (place, options) => {
      const box = Object.assign(document.createElement('input'), { type: 'checkbox', title: 'robot' })
      // The vendor's own widget sets its looks this way, which its pages let through.
      box.setAttribute('style', 'inline-size: 40px; block-size: 40px')
      box.addEventListener('change', () => options.callback('sandbox-human-' + ++count + Math.random()))
      place.append(box)
      widgets.push({ box, options })
      window.widget = { ...options, expire: options['expired-callback'], fail: options['error-callback'] }
      return widgets.length - 1
    },
    reset: (id) => { widgets[id].box.checked = false; window.resets = (window.resets ?? 0) + 1 },
  }`

const serveVendor = async (context: BrowserContext, isThere: () => boolean = () => true) => {
  const asked: string[] = []
  await context.route(`${SCRIPT}*`, (route) => {
    asked.push(route.request().url())
    return isThere() ? route.fulfill({ contentType: 'text/javascript', body: STAND_IN }) : route.abort()
  })
  return asked
}
const vendor = (page: Page) => ({
  call: (what: 'expire' | 'fail') =>
    page.evaluate((name) => {
      const widget: unknown = Reflect.get(window, 'widget')
      ;(widget as Record<string, () => void>)[name]?.()
    }, what),
  resets: () => page.evaluate(() => Reflect.get(window, 'resets') as unknown),
  siteKey: () => page.evaluate(() => (Reflect.get(window, 'widget') as { sitekey: string }).sitekey),
})

test('AUT-001 AUT-002 AUT-004 BOOT-015 the vendor’s check on the sign-in: its answer goes out once, an expired one closes the button again', async ({
  page,
  context,
  sandbox,
}) => {
  const asked = await serveVendor(context)
  await page.goto('/auth/login')
  const form = sessionForm(page)
  await form.email.fill(emailOf('everything'))
  await form.password.fill('wrong')
  await expect(form.submit).toBeDisabled()
  await form.human.check()
  await expect(form.submit).toBeEnabled()
  await vendor(page).call('expire')
  await expect(form.submit).toBeDisabled()
  expect(await vendor(page).siteKey()).toBe('test-site-key')

  await form.human.uncheck()
  const sent = page.waitForRequest((request) => request.url().endsWith(LOGIN_CALL))
  await form.submit.click()
  expect((await sent).postDataJSON()).toMatchObject({
    recaptchaResponse: expect.stringMatching(/^sandbox-human-\d/),
  })
  await expect(form.failure).toBeVisible()
  expect(await vendor(page).resets()).toBe(1)
  await expect(form.submit).toBeDisabled()
  await passSubmitLock(page)
  await form.password.fill(PASSWORD)
  await form.human.check()
  await form.submit.click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(callsTo(sandbox, LOGIN_CALL)).toHaveLength(2)

  // One language, one script, and none of it behind the sign-in.
  expect(asked).toEqual([`${SCRIPT}?render=explicit&hl=pt-BR`])
  expect(await page.evaluate(() => Reflect.get(window, 'grecaptcha') as unknown)).toBeUndefined()
})

test('AUT-001 QRC-004 QRC-014 in English on the QR page: a script that does not load is said with a way to try again, an error of the vendor too', async ({
  page,
  context,
}) => {
  let isThere = false
  const asked = await serveVendor(context, () => isThere)
  await page.addInitScript(() => {
    localStorage.setItem('language', 'en')
    localStorage.setItem('language-chosen', 'true')
  })
  await page.goto(QR)
  const unavailable = page.getByText('The check that you are not a robot could not be loaded', {
    exact: false,
  })
  await expect(unavailable).toBeVisible()
  const start = page.getByRole('button', { name: 'Start charging' })
  await expect(start).toBeDisabled()
  isThere = true
  await page.getByRole('button', { name: 'Try again' }).click()
  const human = page.getByRole('checkbox')
  await human.check()
  await expect(start).toBeEnabled()
  await vendor(page).call('fail')
  await expect(start).toBeDisabled()
  await page.getByRole('button', { name: 'Try again' }).click()
  await human.check()
  await start.click()
  // There is no such station: the documented failure, and the answer is used up.
  await expect(toast(page, 'Charging could not be started.')).toBeVisible()
  await expect(start).toBeDisabled()
  expect(await vendor(page).resets()).toBe(1)
  expect(asked.every((url) => url.endsWith('hl=en'))).toBe(true)
})

test('AUT-001 a check whose code is slow keeps nobody from the form that it stands in', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.context().route(/\/assets\/(SandboxCheck|RecaptchaCheck)-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/auth/login')
  await expect(page.locator('input[type=email]')).toBeVisible()
  release()
})
