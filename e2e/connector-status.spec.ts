import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { ask, readNetwork, tell } from './support/network.ts'
import { enter } from './support/session.ts'
import { CALL, LIST, screen } from './support/stationList.ts'
import { expect, type Page, test } from './support/test.ts'

test.describe('the manual status of a connector', () => {
  const open = async (page: Page, sandbox: Sandbox) => {
    const station = (await readNetwork(sandbox)).find(
      ({ isActive, connectors }) =>
        isActive && connectors.length === 1 && connectors.every(({ override, type }) => !override && type),
    )
    const [connector] = station?.connectors ?? []
    if (!station || !connector) throw new Error('no such station')
    await enter(page, sandbox, 'everything', { path: `${LIST}?q=${encodeURIComponent(station.id)}` })
    const list = screen(page)
    await list.row(station.id).focus()
    await page.keyboard.press('Enter')
    const panel = list.panel(station.name, 'Conectores')
    const button = panel.getByRole('button', { name: `Definir a situação do conector ${connector.id}` })
    await button.click()
    const one = `${CALL}${station.pk}/connector/${connector.id}/`
    return { station, connector, panel, button, one, row: list.row(station.id) }
  }
  const dialog = (page: Page) => page.getByRole('dialog', { name: /^Situação do conector/ })
  const choose = async (page: Page, name: RegExp) => {
    await dialog(page).getByRole('radio', { name }).click()
    await dialog(page).getByRole('button', { name: 'Salvar situação' }).click()
  }
  const puts = (sandbox: Sandbox) => callsTo(sandbox).filter(({ method }) => method === 'PUT')

  test('CON-009 CON-010 CON-018 one call with all fields of the connector, read just before; the row follows', async ({
    page,
    sandbox,
  }) => {
    const { station, connector, panel, button, one, row } = await open(page, sandbox)
    // Somebody changes its price meanwhile: what is sent has it.
    const detail = (await ask(sandbox, `${CALL}${station.pk}/`)) as {
      chargePoint: { connectors: { connectorTypeId: number; powerMax: number | null }[] }
    }
    const [before] = detail.chargePoint.connectors
    await tell(sandbox, 'PUT', one, {
      connectorTypePk: before?.connectorTypeId,
      powerMax: before?.powerMax,
      moneyPerKilowattIncome: 7.25,
      moneyPerDurationIncome: null,
      unusualStatus: null,
    })
    sandbox.control.clearRequests()
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await choose(page, /^Em manutenção/)
    await expect(toast(page, `Situação do conector ${connector.id} salva.`)).toBeVisible()
    await expect(row.getByRole('img', { name: /Em manutenção/ }).first()).toBeVisible()
    expect(puts(sandbox).map(({ path }) => path)).toEqual([one])
    expect((await sent).postDataJSON()).toEqual({
      connectorTypePk: before?.connectorTypeId,
      powerMax: before?.powerMax,
      moneyPerKilowattIncome: 7.25,
      moneyPerDurationIncome: null,
      unusualStatus: 'MAINTENANCE',
    })
    await expect(panel).toContainText('Situação definida manualmente')
    await button.click()
    const back = page.waitForRequest((request) => request.method() === 'PUT')
    await choose(page, /^Automático/)
    await expect(panel).not.toContainText('Situação definida manualmente')
    expect((await back).postDataJSON()).toMatchObject({ unusualStatus: null, moneyPerKilowattIncome: 7.25 })
  })
})
