import { expectPath, stored } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { emailOf, enter, sendSignIn } from './support/session.ts'
import { LOGIN, userMenu } from './support/shell.ts'
import { expect, test } from './support/test.ts'

test.describe('language', () => {
  test('THM-013 BOOT-007 a choice on the sign-in screen changes the words at once, is kept, and wins over the tenant’s', async ({
    page,
    sandbox,
  }) => {
    await page.goto(LOGIN)
    await page.getByText('English', { exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await stored(page)).toMatchObject({ language: 'en', 'language-chosen': 'true' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await sendSignIn(page, emailOf('roles-only'))
    await expectPath(page, '/')
    await expect(page.getByRole('heading', { name: 'No page is open to you yet' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(callsTo(sandbox).at(-1)?.headers['accept-language']).toBe('pt-BR')
  })

  test('THM-013 the user menu changes the words without a reload; Spanish on a Colombian tenant is es-CO', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'roles-only', { tenant: 'cafetal' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    expect(await stored(page)).toMatchObject({ language: 'es-CO' })
    const spanish = await heading.textContent()
    const trigger = page.getByRole('banner').locator('button[aria-haspopup="menu"]')
    await trigger.click()
    await page.getByRole('menuitemradio', { name: 'Português' }).click()
    await expect(heading).toHaveText('Nenhuma página liberada para você')
    expect(await stored(page)).toMatchObject({ language: 'pt-BR', 'language-chosen': 'true' })
    await page.keyboard.press('Escape')
    await trigger.click()
    await page.getByRole('menuitemradio', { name: 'Español' }).click()
    await expect(heading).toHaveText(spanish ?? '')
    expect(await stored(page)).toMatchObject({ language: 'es-CO' })
  })
})

test.describe('light and dark', () => {
  test('THM-005 follows the machine until one is chosen; the choice is kept and holds before the first paint', async ({
    page,
    sandbox,
  }) => {
    const html = page.locator('html')
    await page.emulateMedia({ colorScheme: 'dark' })
    await enter(page, sandbox, 'roles-only')
    await expect(userMenu(page)).toBeVisible()
    await expect(html).toHaveAttribute('data-scheme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html).toHaveAttribute('data-scheme', 'light')
    await userMenu(page).click()
    await page.getByRole('menuitemradio', { name: 'Escura' }).click()
    await expect(html).toHaveAttribute('data-scheme', 'dark')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(html).toHaveAttribute('data-scheme', 'dark')
    expect(await stored(page)).toMatchObject({ scheme: 'dark' })
  })
})
