import { expectPath, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { freeStation, readNetwork, subscriptions, topicCount } from './support/network.ts'
import { emailOf, enter, sendSignIn, sessionForm } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.describe('a browser that keeps nothing', () => {
  test('with the storage blocked a sign-in says so, instead of coming back in silence', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/auth/login')
    await sendSignIn(page, emailOf('everything'))
    await expect(sessionForm(page).failure).toContainText('este navegador não guarda a sessão')
    await expectPath(page, '/auth/login')
  })
})

test('STN-023 a station that is deleted by its address leaves the list, the live index and its topics', async ({
  page,
  sandbox,
}) => {
  const { id, name } = freeStation(await readNetwork(sandbox))
  const pk = (await readNetwork(sandbox)).find((one) => one.id === id)?.pk ?? 0
  await enter(page, sandbox, 'everything', { path: `/stations/delete/${pk}?rows=all` })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(toast(page, 'Estação deletada com sucesso!')).toBeVisible()
  await expectPath(page, '/stations')
  // Before the list is read no name is in it, and its reading would be taken for one more.
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('table').getByText(name, { exact: true })).toHaveCount(0)
  const reads = callsTo(sandbox, `${API}chargepoints/`).length
  // Keys belong to the question until it is gone, which is after it is hidden.
  await expect(page.locator('[role="alertdialog"]')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Estação, tela ou ação' }).fill(name)
  await expect(page.getByRole('option', { name })).toHaveCount(0)
  // The reading once all topics stand (R4) may fall in between.
  expect(callsTo(sandbox, `${API}chargepoints/`).length).toBeLessThanOrEqual(reads + 1)
  await expect
    .poll(async () => subscriptions(sandbox) === topicCount(await readNetwork(sandbox)), { timeout: 20_000 })
    .toBe(true)
})

test('R15 R16 a 408 makes Chromium send again by itself, and the deletion is told as what it came to', async ({
  page,
  sandbox,
}) => {
  const [station] = await readNetwork(sandbox)
  const path = `${API}chargepoints/${station?.pk}/`
  await enter(page, sandbox, 'everything', { path: `/stations/delete/${station?.pk}` })
  await expect(page.getByRole('alertdialog')).toBeVisible()
  sandbox.control.addFault({ method: 'DELETE', path, status: 408, body: null, times: 1 })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(toast(page, 'Estação deletada com sucesso!')).toBeVisible()
  // One press, one call of the product's; what reached the server is the browser's doing.
  expect(callsTo(sandbox, path).filter(({ method }) => method === 'DELETE').length).toBe(2)
})
