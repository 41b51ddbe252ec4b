import type { Sandbox } from '@corrente/sandbox'
import { API } from './support/calls.ts'
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
  test('the list of recharges tells that it began', async ({ page, sandbox }) => {
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

  test('and where that cannot be read either, nobody knows', async ({ page, sandbox }) => {
    const { results } = commandScreen(page)
    const station = await free(sandbox)
    await enter(page, sandbox, 'everything', { path: startOf(station) })
    sandbox.control.sockets({ drop: true, refuseSeconds: 3_600 })
    sandbox.control.addFault({ method: 'POST', path: `${API}transaction/list`, status: 503, times: 99 })
    sandbox.control.charger({ response: 'ACCEPTED', delayMs: 500 })
    await sendStart(page)
    await passTime(page, sandbox)
    await expect(results).toContainText('Ainda não começou')
    sandbox.control.clock({ advanceMs: 61_000 })
    await page.clock.fastForward(61_000)
    await expect(results).toContainText('Não se sabe se começou')
  })
})

test('the mark in the header goes once a charger has been silent for a minute', async ({ page, sandbox }) => {
  const { send, sent, results } = commandScreen(page)
  const station = await free(sandbox)
  await enter(page, sandbox, 'everything', {
    path: `/operations/clear_cache?station=${encodeURIComponent(station)}`,
  })
  sandbox.control.charger({ isSilent: true })
  await send.click()
  await expect(sent).toBeVisible()
  const mark = page.getByRole('link', { name: '1 comando em andamento' })
  await page.clock.fastForward(5_100)
  await expect(mark).toBeVisible()
  sandbox.control.clock({ advanceMs: 61_000 })
  await page.clock.fastForward(61_000)
  await expect(results).toContainText('Sem resposta')
  await expect(mark).toHaveCount(0)
})
