import { currentStorybook, loadSettings, serve } from '@corrente/visual'
import { test as base, expect, type Page } from '@playwright/test'
import { REPORT_ADDRESS } from './toolbar/report.ts'

/** Building a Storybook that is not there yet takes half a minute, three on a busy machine. */
const BUILD_MS = 300_000

const test = base.extend<object, { storybook: string }>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const { address, close } = await serve(currentStorybook(await loadSettings('.')))
      await use(`${address}/index.html`)
      close()
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
})

const STORY = 'primitives-button--states'

const toolbar = (page: Page) => page.getByRole('toolbar').first()
const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')
const tenants = (page: Page) => page.getByRole('listbox', { name: 'Tenants' }).getByRole('option')
const openStory = async (page: Page, storybook: string, globals = '') => {
  await page.goto(`${storybook}?path=/story/${STORY}${globals && `&globals=${globals}`}`)
  await expect(preview(page).locator('#storybook-root > *').first()).toBeAttached()
}

const search = (page: Page) => page.getByRole('combobox', { name: 'Search tenants' })

async function findByHue(page: Page): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Move', exact: true }).click()
  await search(page).fill('violet')
  const found = tenants(page)
  await expect(found.filter({ hasNotText: 'violet' })).toHaveCount(0)
  expect(await found.count()).toBeGreaterThan(1)
  for (const words of await found.allInnerTexts()) expect(words).toMatch(/violet · /)
  const second = await found.nth(1).locator('small').first().textContent()
  await search(page).press('ArrowDown')
  await search(page).press('Enter')
  await expect(preview(page).locator(`[data-tenant="${second}"]`).first()).toBeAttached()
}

async function findByKey(page: Page): Promise<void> {
  await page.keyboard.press('t')
  await expect(search(page)).toBeFocused()
  await search(page).fill('purple-nobody')
  await expect(page.getByText('No tenant answers to all of these words.')).toBeVisible()
  await search(page).fill('brasa')
  await expect(tenants(page)).toHaveCount(1)
  await search(page).press('Enter')
  await expect(search(page)).toBeHidden()
  await expect(preview(page).locator('[data-tenant="brasa"]').first()).toBeAttached()
  await expect(toolbar(page).getByRole('button', { name: 'Brasa' })).toBeVisible()
  await expect(page).toHaveURL(/globals=.*tenant:brasa/)
}

async function leadToItsPages(page: Page): Promise<void> {
  await expect(toolbar(page).getByRole('button', { name: 'Report', exact: true })).toHaveCount(0)
  await toolbar(page).getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(
    /path=\/story\/tenants-compare--side-by-side&args=story:primitives-button--states/,
  )
  await page.goBack()
  await toolbar(page).getByRole('button', { name: 'Sheet', exact: true }).click()
  await expect(page).toHaveURL(
    /path=\/story\/tenants-contact-sheet--sheet&args=story:primitives-button--states/,
  )
  await expect(page).toHaveURL(/tenant:brasa/)
  await expect(preview(page).locator('[data-tenant="brasa"][data-scheme="dark"]').first()).toBeAttached()
  // The showroom's own pages are about no story, and have no panel below them.
  await expect(toolbar(page).getByRole('button', { name: 'Brasa' })).toBeVisible()
  await expect(toolbar(page).getByRole('button', { name: 'Sheet', exact: true })).toHaveCount(0)
  await expect(page.getByRole('tab', { name: /Controls/ })).toHaveCount(0)
}

// One visit: each load of this page takes most of ten seconds.
test('the search of tenants, and the ways from a story', async ({ page, storybook }) => {
  await openStory(page, storybook, 'scheme:dark')
  await expect(preview(page).locator('[data-tenant="move"]').first()).toBeAttached()
  await test.step('the search finds by hue, and is walked by arrows alone', () => findByHue(page))
  await test.step('the key T opens it; Enter dresses the story, and the address says so', () =>
    findByKey(page))
  await test.step('a story leads to its sheet and to itself side by side, the toolbar as it stands; a published one to no report', () =>
    leadToItsPages(page))
  await test.step('where there is a report of pictures, each story leads to it', async () => {
    const address = new URL(REPORT_ADDRESS, storybook).href
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>What changed</h1>' }),
    )
    await openStory(page, storybook)
    await expect(page.getByRole('tab', { name: /Controls/ })).toBeVisible()
    await toolbar(page).getByRole('button', { name: 'Report', exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible()
  })
})
