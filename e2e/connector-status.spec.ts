import { statusEventWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { enterLive } from './support/liveNetwork.ts'
import { ask, freeStation, readNetwork, tell } from './support/network.ts'
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
    await test.step('refused and unreachable say so; a lost answer is looked up', async () => {
      sandbox.control.clearRequests()
      await button.click()
      sandbox.control.addFault({ method: 'PUT', path: one, status: 400, times: 1 })
      await choose(page, /^Indisponível/)
      await expect(dialog(page).getByRole('alert')).toContainText('A situação não pôde ser salva.')
      const lost = sandbox.control.addFault({
        method: 'GET',
        path: `${CALL}${station.pk}/`,
        kind: 'truncated',
      })
      await choose(page, /^Indisponível/)
      await expect(dialog(page)).toContainText('Sem resposta do servidor.')
      sandbox.control.clearFaults(lost.id)
      expect(puts(sandbox)).toHaveLength(1)
      sandbox.control.addFault({ method: 'PUT', path: one, kind: 'truncated', after: true, times: 1 })
      await choose(page, /^Indisponível/)
      await expect(dialog(page)).toBeHidden()
      await expect(row.getByRole('img', { name: /Indisponível/ }).first()).toBeVisible()
      expect(puts(sandbox)).toHaveLength(2)
    })
  })
})

test('what a charger says of itself, and by a clock that cannot be, stands in its row as it arrives', async ({
  page,
  sandbox,
}) => {
  const { id } = freeStation(await readNetwork(sandbox))
  await enterLive(page, sandbox, `${LIST}?q=${encodeURIComponent(id)}`)
  const { row } = screen(page)
  const tell = (about: Parameters<typeof statusEventWire>[0]) =>
    sandbox.control.emit({
      raw: {
        destination: `/topic/status/chargeBox/${id}`,
        body: statusEventWire({ chargeBoxId: id, timestampDT: '2026-03-14 15:06:00', ...about }),
      },
    })
  await expect(row(id)).not.toContainText('Falha')
  tell({ connectorId: 0, status: 'Faulted', errorCode: 'GroundFailure' })
  await expect(row(id)).toContainText('Falha na estação: falha de aterramento')
  tell({ connectorId: 0, status: 'Available', timestampDT: '2026-03-14 15:07:00' })
  await expect(row(id)).not.toContainText('Falha na estação')
  tell({ connectorId: 1, status: 'Charging', timestampDT: '2031-01-01 00:00:00' })
  await expect(row(id)).toContainText('relógio da estação errado')
  await expect(row(id)).toContainText('Carregando')
  tell({ connectorId: 1, status: 'Available', timestampDT: '2026-03-14 15:08:00' })
  await expect(row(id)).not.toContainText('relógio da estação errado')
})
