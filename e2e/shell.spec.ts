import { expectPath, toast } from './support/browser.ts'
import { emailOf, sendSignIn } from './support/session.ts'
import { banner, COOKIE, LOGIN } from './support/shell.ts'
import { expect, test } from './support/test.ts'

test('the cookie notice: on every page until it is accepted, then for 365 days on none; a toast leaves its button free', async ({
  page,
}) => {
  await test.step('SHL-011 it stands on every page', async () => {
    for (const path of ['/not-found', LOGIN]) {
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
    }
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/privacy-policy')
    expect(await page.context().cookies()).toEqual([])
  })
  await test.step('a toast leaves its button free, at 360 and 1280 px', async () => {
    await sendSignIn(page, emailOf('roles-only'))
    await expectPath(page, '/')
    await expect(toast(page, 'Login efetuado com sucesso!')).toBeVisible()
    const accept = banner(page).getByRole('button', { name: 'Aceitar' })
    // What lies on the button's middle and ends is the button.
    const isFree = () =>
      accept.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const y = (top + bottom) / 2
        return [left + 2, (left + right) / 2, right - 2].every((x) =>
          button.contains(document.elementFromPoint(x, y)),
        )
      })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(toast(page, 'Login efetuado com sucesso!')).toBeVisible()
      expect(await isFree()).toBe(true)
    }
  })
  await test.step('SHL-011 SHL-012 accepted, it is gone for 365 days', async () => {
    await banner(page).getByRole('button', { name: 'Aceitar' }).click()
    await expect(banner(page)).toHaveCount(0)
    const [cookie, ...others] = await page.context().cookies()
    expect(others).toEqual([])
    expect(cookie).toMatchObject({ name: COOKIE, value: 'true', path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(364.9)
    expect(days).toBeLessThanOrEqual(365)
    await page.goto('/terms-of-use')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  })
})
