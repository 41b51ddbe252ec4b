import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('without a network the product opens from what this browser keeps, says so, and goes on when it is back', async ({
  page,
  context,
  sandbox,
}) => {
  const rows = page.locator('[data-row]')
  await enter(page, sandbox, 'everything', { path: '/stations' })
  await expect(rows.first()).toBeVisible()
  // The worker comes when the visit has been quiet for a while.
  await page.clock.fastForward(5_000)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.reload()
  await expect(rows.first()).toBeVisible()
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  // Never an answer of a back end.
  expect(kept.filter((path) => !/^\/(?:assets\/|tenants\/|$)/.test(path))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Estações' })).toBeVisible()
  const retry = page.getByRole('button', { name: 'Tentar novamente' }).first()
  await expect(retry).toBeVisible()
  await context.setOffline(false)
  await retry.click()
  await expect(rows.first()).toBeVisible()
})
