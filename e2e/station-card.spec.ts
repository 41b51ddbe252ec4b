import { readFile } from 'node:fs/promises'
import { chargePointWire, connectorWire, transactionsWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './support/calls.ts'
import { enter } from './support/session.ts'
import { answerList, LIST, scan, screen } from './support/stationList.ts'
import { expect, type Page, test } from './support/test.ts'

test.describe('the card of a station', () => {
  const ONE = chargePointWire({
    chargeBoxPk: 12,
    chargeBoxId: 'IPE-0012',
    description: 'Posto Ipê',
    uuid: 'a1b2',
    connectors: [
      connectorWire(),
      connectorWire({
        connectorId: 2,
        connectorType: 'CCS Type 2',
        powerMax: 50_000,
        lastStatus: {
          status: 'Faulted',
          usage: 1,
          timeStamp: '2026-03-14T14:45:15.989Z',
          errorCode: 'GroundFailure',
        },
      }),
    ],
  })
  const NAME = 'Posto Ipê'

  const open = async (page: Page, sandbox: Sandbox) => {
    answerList(sandbox, [ONE])
    await enter(page, sandbox, 'everything', { path: LIST })
    await screen(page).row(NAME).focus()
    await page.keyboard.press('Enter')
    return screen(page)
  }

  test('STN-015..021 STN-024..028 AST-021 the card: facts, connectors, a code, and ten days', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true)
    })
    await test.step('events, recharges and energy of ten days, each by a call of its own', async () => {
      sandbox.control.addFault({
        method: 'GET',
        path: `${API}transaction/`,
        status: 200,
        body: { error: null, list: transactionsWire(), count: 41 },
      })
      const { panel } = await open(page, sandbox)
      const queries = (path: string) =>
        callsTo(sandbox, path).map((call) =>
          Object.fromEntries(new URL(call.path, sandbox.origin).searchParams),
        )
      await expect
        .poll(() => queries(`${API}notification/chargeBox/`))
        .toContainEqual({
          chargeBoxIds: 'IPE-0012',
          limit: '30',
        })
      const recharges = panel(NAME, 'Recargas dos últimos 10 dias')
      await expect(recharges.getByRole('listitem')).toHaveCount(4)
      await expect(recharges.getByRole('listitem').first()).toContainText('Em andamento')
      await expect(recharges.getByRole('listitem').nth(1)).toContainText('R$ 12,34')
      await expect(recharges.getByRole('listitem').nth(1)).toContainText('00:50:30')
      await expect(recharges).toContainText('As 4 mais recentes de 41')
      // Ten local days of the browser, today included: from midnight in São Paulo, in UTC.
      const range = { fromDate: '2026-03-05 03:00:00', toDate: '2026-03-15 02:59:59' }
      await expect
        .poll(() => queries(`${API}transaction/`))
        .toContainEqual({ chargeBoxPK: '12', ...range, timeZone: '-3', page: '1', size: '30' })
      await expect
        .poll(() => queries(`${API}transaction/`))
        .toContainEqual({ chargeBoxPK: '12', ...range, timeZone: '-3', page: '1', size: '1000' })
      const chart = panel(NAME, 'Energia por dia')
      await expect(chart).toContainText('1 recarga em andamento não conta')
      await expect(chart).toContainText(/Total: [\d.,]+.kWh/)
    })
    await test.step('STN-020 public or private, facts, connectors and a code that scans, to save, to print and to copy', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const { details, panel } = screen(page)
      const card = details(NAME)
      for (const text of ['Pública', 'Grupo Centro', 'Fabricante Exemplo', 'W22', '1.2.0'])
        await expect(panel(NAME, 'Estação').getByText(text, { exact: true })).toBeVisible()
      const connectors = panel(NAME, 'Conectores').getByRole('listitem')
      await expect(connectors.nth(1)).toContainText('CCS Type 2')
      await expect(connectors.nth(1)).toContainText('50 kW')
      await expect(connectors.nth(1)).toContainText('Erro: fuga à terra (GroundFailure)')
      await connectors.nth(1).getByRole('button', { name: 'Copiar o link de início do conector 2' }).click()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${sandbox.url()}/qrcode/start/IPE-0012/2`,
      )

      const host = await page.evaluate(() => localStorage.getItem('deeplinking-host'))
      const link = `https://${host}/?chargeBoxPk=12&uuid=a1b2`
      expect(host).toMatch(/\w/)
      await expect(card.getByText('000012', { exact: true })).toBeVisible()
      const code = card.getByRole('img', { name: 'QR code da estação 000012' })
      expect(await scan(page, await code.screenshot())).toBe(link)
      for (const [button, ending] of [
        ['Baixar PNG', 'png'],
        ['Baixar SVG', 'svg'],
      ] as const) {
        const saving = page.waitForEvent('download')
        await card.getByRole('button', { name: button }).click()
        const file = await saving
        expect(file.suggestedFilename()).toBe(`move-qr-000012-2026-03-14.${ending}`)
        expect(await scan(page, await readFile(await file.path()), ending)).toBe(link)
      }
      await card.getByRole('button', { name: 'Imprimir' }).click()
      await expect(page.locator('html[data-printed]')).toBeAttached()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
      await expect(page.getByRole('grid')).toBeHidden()
      expect(await scan(page, await page.locator('[data-print-sheet] svg').screenshot())).toBe(link)
    })
  })

  test('STN-019 without a host there is a label and no code; a panel that fails leaves the others', async ({
    page,
    sandbox,
  }) => {
    sandbox.control.handshake({ omit: ['Deeplinking-Host'] })
    const lost = sandbox.control.addFault({ method: 'GET', path: `${API}transaction/`, status: 500 })
    sandbox.control.addFault({
      method: 'GET',
      path: `${API}notification/chargeBox/`,
      status: 200,
      body: { error: null, notificationList: [] },
    })
    const { details, panel } = await open(page, sandbox)
    const hasHost = await page.evaluate(() => (localStorage.getItem('deeplinking-host') ?? '') !== '')
    expect(hasHost).toBe(false)
    await expect(details(NAME).getByText('000012', { exact: true })).toBeVisible()
    await expect(details(NAME).getByText(/não informou o endereço do aplicativo/)).toBeVisible()
    await expect(details(NAME).getByRole('button', { name: 'Baixar PNG' })).toHaveCount(0)

    await expect(panel(NAME, 'Últimos eventos')).toContainText('Nenhum evento desta estação')
    const recharges = panel(NAME, 'Recargas dos últimos 10 dias')
    await expect(recharges).toContainText('As recargas não puderam ser carregadas.')
    await expect(panel(NAME, 'Energia por dia')).toContainText('A energia não pôde ser carregada.')
    sandbox.control.clearFaults(lost.id)
    await recharges.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(recharges.getByRole('listitem').first()).toContainText('kWh')
    const none = { error: null, list: [], count: 0 }
    sandbox.control.addFault({ method: 'GET', path: `${API}transaction/`, status: 200, body: none })
    await page.reload()
    await screen(page).row(NAME).focus()
    await page.keyboard.press('Enter')
    await expect(recharges).toContainText('Nenhuma recarga nos últimos 10 dias')
    await expect(panel(NAME, 'Energia por dia')).toContainText('Não há dados')
  })
})
