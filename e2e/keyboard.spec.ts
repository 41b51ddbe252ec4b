import { expectNoViolations } from './support/axe.ts'
import { expectPath } from './support/browser.ts'
import { tabTo } from './support/keys.ts'
import { emailOf, enter, sendSignIn, sessionForm, store } from './support/session.ts'
import { LOGIN, userMenu } from './support/shell.ts'
import { expect, test } from './support/test.ts'

test('by keyboard alone somebody signs in, skips to the content, opens both menus, and signs out', async ({
  page,
  sandbox,
}) => {
  await store(page, sandbox.url(), {})
  await page.goto(LOGIN)
  const { email, password, human } = sessionForm(page)
  await expect(email).toBeVisible()
  const press = (key: string) => page.keyboard.press(key)
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await press('Enter')
  await tabTo(page, email)
  await page.keyboard.type(emailOf('roles-only'))
  await tabTo(page, password)
  await page.keyboard.type('Corrente#2026')
  await tabTo(page, human)
  await press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Entrar', exact: true }))
  await press('Enter')
  await expectPath(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('main').getByRole('button', { name: 'Sair' })).toBeFocused()

  const bell = page.getByRole('button', { name: /^Notificações/ })
  for (let n = 0; n < 12 && !(await bell.evaluate((b) => b === document.activeElement)); n++)
    await press('Shift+Tab')
  await expect(bell).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('dialog', { name: 'Notificações' })).toBeVisible()
  await press('Escape')
  await expect(bell).toBeFocused()

  await press('Tab')
  await expect(userMenu(page)).toBeFocused()
  await press('Enter')
  await press('End')
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused()
  await press('Enter')
  await expectPath(page, LOGIN)
})

test('axe: the public pages, and the forms with what they say when they fail', async ({ page, sandbox }) => {
  for (const path of [LOGIN, '/auth/recover', '/privacy-policy', '/not-found'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoViolations(page, path)
    })
  sandbox.control.addFault({ path: '/api/v1/login', status: 500 })
  await page.goto(LOGIN)
  await sendSignIn(page, emailOf('everything'))
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoViolations(page, 'a failed sign-in')
  await page.goto('/auth/recover')
  await page.evaluate(() => history.replaceState({ email: 'a@example.com' }, '', '/auth/recover/change'))
  await page.reload()
  await sessionForm(page).newPassword.fill('abc')
  await expectNoViolations(page, 'change')
})

test('axe: the shell with its menus open, and the end of a session', async ({ page, sandbox, context }) => {
  await enter(page, sandbox, 'roles-only', { tenant: 'condominia' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoViolations(page, 'nobody’s page')
  await userMenu(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNoViolations(page, 'user menu', '[role=menu]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Notificações/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page, 'notifications', '[role=dialog]')
  await page.keyboard.press('Escape')
  await enter(page, sandbox, 'roles-only')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  sandbox.control.addFault({ path: '/api/v1/logout', status: 500 })
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoViolations(page, 'failed sign-out', '[role=alertdialog]')
  const other = await context.newPage()
  await other.goto('/tenants/move/favicon.svg')
  await other.evaluate(() => localStorage.removeItem('session'))
  await expect(page.getByRole('heading', { name: 'Você saiu em outra aba' })).toBeVisible()
  await expectNoViolations(page, 'ended')
})
