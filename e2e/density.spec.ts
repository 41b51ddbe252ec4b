import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { walkTo } from './support/walk.ts'

/** Every list that has a page of its own, and what its rows are called by. */
const LISTS = [
  '/stations',
  '/transactions',
  '/financial',
  '/vouchers',
  '/users',
  '/ocpptags',
  '/ocpptags/unknown',
  '/alerts',
  '/money-queue',
  '/alerts?view=triage',
  '/reliability',
  '/operations/tasks',
  '/virtual-groups',
  '/station_groups',
]
/** A page of a list. */
const ROWS = 10
/** Title, tabs, totals, questions and filters, CSS pixels. */
const HEAD_MAX = 130
const FIRST_ROW_MAX = 300

/** What a list shows before anybody scrolls. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const edges = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
    const [grid] = edges('main [role=grid]')
    const [title] = edges('main h1')
    const rows = edges('main [role=grid] tbody tr[data-row]')
    const above = edges('main [role=search], main input[type=search]').filter(
      ({ height, bottom }) => height > 0 && grid !== undefined && bottom <= grid.top,
    )
    return {
      head: Math.max(title?.bottom ?? 0, ...above.map(({ bottom }) => bottom)) - (title?.top ?? 0),
      first: rows[0]?.top ?? Number.POSITIVE_INFINITY,
      rows: rows.length,
      whole: rows.filter(({ bottom }) => bottom <= window.innerHeight).length,
      width: grid?.width ?? 0,
    }
  })

test('every list shows its page of ten rows whole on a laptop, the whole width on a desk, its first row high on a phone', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await enter(page, sandbox, 'everything', { path: '/indicators' })
  for (const path of LISTS)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1366, height: 768 })
      await walkTo(page, path)
      await expect(page.locator('main [role=grid] tbody tr[data-row]').first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      // Measured until it stands: what a head and a table have room for is measured by the page itself, and drawn after.
      await expect
        .poll(async () => {
          const { rows, whole } = await measure(page)
          return Math.min(ROWS, rows) - whole
        }, `rows missing at 1366 x 768: ${path}`)
        .toBeLessThanOrEqual(0)
      await expect
        .poll(async () => (await measure(page)).head, `head at 1366 x 768: ${path}`)
        .toBeLessThanOrEqual(HEAD_MAX)
      await page.setViewportSize({ width: 1920, height: 1080 })
      await expect
        .poll(async () => (await measure(page)).width, `width at 1920: ${path}`)
        .toBeGreaterThan(1750)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect
        .poll(async () => (await measure(page)).first, `first row on a phone: ${path}`)
        .toBeLessThanOrEqual(FIRST_ROW_MAX)
    })
  await test.step('a week of prices takes two screens of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await walkTo(page, '/dynamic-pricing')
    await page.getByRole('link', { name: 'Horário de ponta' }).first().click()
    const week = page.getByRole('region', { name: 'Semana', exact: true })
    await expect(week.getByText('Sáb', { exact: true })).toBeVisible()
    await expect
      .poll(() => week.evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(2 * 844)
  })
})
