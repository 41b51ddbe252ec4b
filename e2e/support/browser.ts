import { expect, type Page } from './test.ts'

/** What the product keeps in this browser, past sign-out or not. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

/** What this tab keeps. */
export const storedInTab = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))

/** Waits until the address is this one, whatever its query. */
export const expectPath = (page: Page, path: string): Promise<void> =>
  expect.poll(() => new URL(page.url()).pathname, { message: `the page is at ${path}` }).toBe(path)

/** Waits until something stands over the page, which stays at its address. */
export const expectOver = (page: Page, name: RegExp): Promise<void> =>
  expect(page.getByRole('dialog', { name })).toBeVisible()

/** A toast by its words, wherever it stands in the row. */
export const toast = (page: Page, words: string) =>
  page.locator('[data-toast-host]').getByRole('listitem').filter({ hasText: words })

/** Opens what the palette finds: two presses, Ctrl K and Enter. */
export async function choose(page: Page, query: string, entry: string | RegExp = query): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Estação, tela ou ação' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field.fill(query)
  await expect(page.getByRole('option', { selected: true })).toContainText(entry)
  await page.keyboard.press('Enter')
}
