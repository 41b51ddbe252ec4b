import type { Sandbox } from '@corrente/sandbox'
import { expectOver } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { fromHome } from './support/hands.ts'
import { ask, readNetwork } from './support/network.ts'
import { commandScreen, OPERATIONS, passTime, sends } from './support/operations.ts'
import { enter } from './support/session.ts'
import { startOver } from './support/startOver.ts'
import { expect, type Page, test } from './support/test.ts'

const STOP = '/operations/remote_stop'
const stop = (page: Page) => page.getByRole('button', { name: 'Parar recarga' })
const unlock = (page: Page) => page.getByRole('button', { name: 'Destravar o conector' })
const reset = (page: Page) => page.getByRole('button', { name: 'Reset suave da estação' })
/** The panel of the stop, on a page of its own or over another one; the steps after it stand in it. */
const panel = (page: Page) => {
  const name = / · RemoteStop/
  return page.getByRole('region', { name }).or(page.getByRole('dialog', { name }))
}
const ladder = (page: Page) => panel(page).getByRole('region', { name: 'Se o cabo não sair' })

interface Charging {
  readonly station: string
  readonly id: number
  readonly connectorId: number
  readonly userName: string
}

/** A recharge that is going on at a station of a version; where none is at 1.5, the server says that one is. */
async function charging(sandbox: Sandbox, mode: 'v1.5' | 'v1.6'): Promise<Charging> {
  const path = `${OPERATIONS}${mode}/remote_stop/`
  const offer = (await ask(sandbox, path)) as {
    chargePointList: { chargeBoxId: string }[]
    transactionIds: Record<string, number[]>
  }
  if (mode === 'v1.5') {
    const other = await charging(sandbox, 'v1.6')
    const station = offer.chargePointList[0]?.chargeBoxId ?? ''
    const body = { ...offer, transactionIds: { [station]: [other.id] } }
    sandbox.control.addFault({ method: 'GET', path, status: 200, body, times: 9 })
    return { ...other, station }
  }
  const found = Object.entries(offer.transactionIds).find(([, ids]) => ids.length === 1)
  const [station = '', [id = 0] = []] = found ?? []
  const { transaction } = (await ask(sandbox, `${API}transaction/${id}/`)) as {
    transaction: { connectorId: number; userName: string }
  }
  return { station, id, ...transaction }
}
const open = (page: Page, sandbox: Sandbox, { station }: Charging) =>
  enter(page, sandbox, 'everything', { path: `${STOP}?station=${encodeURIComponent(station)}` })

test('the ladder: stop, unlock, soft reset, call out', async ({ page, sandbox }) => {
  await test.step('each waits for the answer before, and names whom it cuts off', async () => {
    const own = await charging(sandbox, 'v1.6')
    const { dialog } = commandScreen(page)
    await open(page, sandbox, own)
    await expect(unlock(page)).toHaveAttribute('aria-disabled', 'true')
    sandbox.control.charger({ response: 'Rejected', delayMs: 500 })
    await stop(page).click()
    await expect(ladder(page)).toContainText('Aguardando resposta')
    await expect(unlock(page)).toHaveAttribute('aria-disabled', 'true')
    await passTime(page, sandbox)
    await expect(ladder(page)).toContainText('Rejected')
    await unlock(page).click()
    await expect(dialog).toContainText('Destravar encerra a recarga deste conector')
    await expect(dialog).toContainText(own.userName)
    await dialog.getByRole('button').last().click()
    await expect(reset(page)).toHaveAttribute('aria-disabled', 'true')
    sandbox.control.charger({ response: 'UnlockFailed', delayMs: 500 })
    await expect.poll(() => sends(sandbox).length).toBe(2)
    await passTime(page, sandbox)
    await expect(ladder(page)).toContainText('UnlockFailed')
    await reset(page).click()
    await expect(dialog).toContainText(own.userName)
    await dialog.getByRole('button').last().click()
    // Time that passes before the send would answer nothing.
    await expect.poll(() => sends(sandbox).length).toBe(3)
    await passTime(page, sandbox)
    await expect(page.getByText('Copie o que já foi tentado para o chamado.')).toBeVisible()
    expect(sends(sandbox).map(({ path }) => path.split('/').at(-1))).toEqual([
      'remote_stop',
      'unlock_connector',
      'remote_reset',
    ])
  })
})

test('job "it does not stop": from home by palette, and by the problem', async ({ page, sandbox }) => {
  await test.step('by palette, each recharge asked for once', async () => {
    const own = await charging(sandbox, 'v1.6')
    sandbox.control.clearRequests()
    const { click, did, palette } = await fromHome(page, sandbox)
    await palette(`parar ${own.station} ${own.connectorId}`, /^RemoteStop/)
    await expectOver(page, / · RemoteStop/)
    await expect(page.getByText(own.userName, { exact: true })).toBeVisible()
    expect(callsTo(sandbox).filter(({ path }) => path === `${API}transaction/${own.id}/`)).toHaveLength(1)
    await click(stop(page))
    await expect(commandScreen(page).sent).toBeVisible()
    did('operations-1')
    await expect(page.locator('[data-answer]')).toBeFocused()
    await expect(ladder(page)).toContainText('Aguardando resposta')
  })
  await test.step('by the problem of the station', async () => {
    await startOver(page, sandbox)
    const own = await charging(sandbox, 'v1.6')
    const path = `${OPERATIONS}v1.6/remote_stop/`
    const offer = (await ask(sandbox, path)) as { chargePointList: { chargeBoxId: string }[] }
    const takes = new Set(offer.chargePointList.map(({ chargeBoxId }) => chargeBoxId))
    const { click, did } = await fromHome(page, sandbox)
    await click(
      page.getByRole('region', { name: /problemas? em aberto/ }).getByRole('link', { name: 'Ver todos' }),
    )
    const commands = page.getByRole('button', { name: /^Comandos para / })
    await expect(commands.first()).toBeVisible()
    const named = await commands.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    )
    const broken = (await readNetwork(sandbox)).find(
      ({ id, name }) => takes.has(id) && named.some((label) => label?.trim() === `Comandos para ${name}`),
    )
    // Somebody charges at one of those that have a problem.
    const body = { ...offer, transactionIds: { [broken?.id ?? '']: [own.id] } }
    sandbox.control.addFault({ method: 'GET', path, status: 200, body, times: 9 })
    await click(page.getByRole('button', { name: `Comandos para ${broken?.name}`, exact: true }).first())
    await click(page.getByRole('menuitem', { name: /^Parar recarga/ }))
    await expect(page.getByText(own.userName, { exact: true })).toBeVisible()
    await click(stop(page))
    await expect(commandScreen(page).sent).toBeVisible()
    did('operations-1b')
  })
})
