import type { Sandbox } from '@corrente/sandbox'
import { readNetwork } from './support/network.ts'
import { commandScreen, offered, passTime } from './support/operations.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

/** A station where a remote start can begin a recharge at connector 1. */
async function free(sandbox: Sandbox): Promise<string> {
  const may = new Set(await offered(sandbox, 'v1.6'))
  const found = (await readNetwork(sandbox)).find(
    ({ id, connectors: [first] }) => may.has(id) && first?.id === 1 && first.reported === 'Available',
  )
  if (!found) throw new Error('every connector of the sandbox is in use')
  return found.id
}
/** Fills the form of a start in, and sends it. */
async function sendStart(page: Page): Promise<void> {
  await page.getByLabel('Conector', { exact: true }).selectOption('1')
  await page.getByRole('combobox', { name: 'Tag', exact: true }).fill('TAG')
  await page.getByRole('listbox').getByRole('option').first().click()
  await commandScreen(page).send.click()
  await expect(commandScreen(page).sent).toBeVisible()
}
const startOf = (station: string) => `/operations/remote_start?station=${encodeURIComponent(station)}`

test.describe('what became of a start while the live connection is down', () => {
  test('what became of a start while the live connection is down', async ({ page, sandbox }) => {
    await test.step('the list of recharges tells that it began', async () => {
      const { results } = commandScreen(page)
      const station = await free(sandbox)
      await enter(page, sandbox, 'everything', { path: startOf(station) })
      sandbox.control.sockets({ drop: true, refuseSeconds: 3_600 })
      await expect(page.getByRole('button', { name: /reconectando/ })).toBeVisible()
      sandbox.control.charger({ response: 'Accepted', delayMs: 500 })
      await sendStart(page)
      await passTime(page, sandbox)
      await expect(results).toContainText('Accepted')
      await passTime(page, sandbox)
      await expect(results).toContainText('Recarga iniciada')
    })
  })
})
