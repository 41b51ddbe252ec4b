import type { Sandbox } from '@corrente/sandbox'
import { readNetwork } from './support/network.ts'
import { commandScreen, offered, passTime } from './support/operations.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

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

test('a charger that is silent, and one that repeats a password', async ({ page, sandbox }) => {
  await test.step('the mark in the header goes once it has been silent for a minute', async () => {
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
  await test.step('the panel quotes the request, and neither it nor the copied text has the password of an address', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { send, sent } = commandScreen(page)
    const station = await free(sandbox)
    await reopen(page, `/operations/get_diagnostics?station=${encodeURIComponent(station)}`)
    await page.getByLabel('Endereço da pasta').fill('ftp://ipe:se/nha@files.example.com/in')
    // It repeats what it was told, as some do.
    sandbox.control.charger({ error: 'cannot reach ftp://ipe:se/nha@files.example.com/in', delayMs: 500 })
    await send.click()
    await expect(sent).toBeVisible()
    const request = page.getByRole('region', { name: 'Pedido enviado' })
    await expect(request).toContainText('ftp://•••@files.example.com/in')
    await expect(request).toContainText('retryInterval')
    await passTime(page, sandbox)
    const { results } = commandScreen(page)
    await expect(results).toContainText('cannot reach ftp://•••@files.example.com/in')
    await page.getByRole('button', { name: 'Copiar como texto' }).click()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain('location=ftp://•••@files.example.com/in')
    expect(text).not.toContain('nha@')
    // Elsewhere in this tab as well.
    await page.getByRole('link', { name: 'Ver em Tarefas' }).click()
    const tasks = page.getByRole('grid', { name: 'Tarefas' })
    await tasks
      .getByRole('row', { name: /Pedir diagnóstico/ })
      .first()
      .getByRole('button')
      .first()
      .click()
    await expect(request).toContainText('ftp://•••@files.example.com/in')
    await expect(page.getByText(/não guarda esta lista para sempre/)).toBeVisible()
  })
})
