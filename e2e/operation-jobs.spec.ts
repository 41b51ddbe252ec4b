import { expectOver, expectPath } from './support/browser.ts'
import { fromHome, hands } from './support/hands.ts'
import { readNetwork } from './support/network.ts'
import {
  commandScreen,
  OPERATIONS,
  offered,
  passTime,
  quietStation,
  sends,
  typeWhatIsAsked,
} from './support/operations.ts'
import { startOver } from './support/startOver.ts'
import { expect, type Page, test } from './support/test.ts'
import { readAll } from './support/users.ts'

const MAKER = 'Fabricante Exemplo'
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** The confirmation that asks for the number of stations. */
const confirm = (page: Page) => commandScreen(page).dialog.getByRole('button').last()

test.describe('operations, by their presses', () => {
  test('jobs 3 and 5: a soft reset by the palette and by the problem, its status asked for', async ({
    page,
    sandbox,
  }) => {
    await test.step('"it is frozen": a soft reset from home, by palette and by the problem', async () => {
      const { send, sent } = commandScreen(page)
      const station = await quietStation(sandbox)
      const { click, did, palette } = await fromHome(page, sandbox)
      await palette(`reset ${station}`, /Reset · Soft · /)
      await expectOver(page, /^Reiniciar · /)
      await expect(page.getByRole('radio', { name: /^Soft/ })).toBeChecked()
      await expect(page.locator('form:focus')).toBeVisible()
      await click(send)
      await expect(sent).toBeVisible()
      did('operations-3')
    })
    await test.step('"is it alive?": asked for its status from home, its message chosen', async () => {
      await startOver(page, sandbox)
      const { send, sent, results } = commandScreen(page)
      const station = await quietStation(sandbox)
      const { click, did, palette } = await fromHome(page, sandbox)
      await palette(`status ${station}`, /^TriggerMessage · /)
      await expectOver(page, / · TriggerMessage$/)
      await expect(page.getByLabel('Mensagem', { exact: true })).toHaveValue('StatusNotification')
      sandbox.control.charger({ response: 'Accepted', delayMs: 500 })
      await click(send)
      await expect(sent).toBeVisible()
      const answer = hands(page)
      await passTime(page, sandbox)
      // The answer appears as the live status.
      await passTime(page, sandbox)
      await expect(results).toContainText('Mensagem recebida')
      did('operations-5')
      answer.did('tasks-1')
    })
  })

  test('job 4 "keep cars off": a connector out of service, and back', async ({ page, sandbox }) => {
    await test.step('from home, by palette, its mark beside it', async () => {
      const { send, sent, results } = commandScreen(page)
      const may = new Set(await offered(sandbox, 'v1.6'))
      const free = (await readNetwork(sandbox)).find(
        ({ id, connectors }) =>
          may.has(id) && connectors[0]?.id === 1 && connectors[0].reported === 'Available',
      )
      const { click, did, palette } = await fromHome(page, sandbox)
      // What it is to become is known from what it says now.
      await palette(`disponibilidade ${free?.id ?? ''} 1`, /^ChangeAvailability · .* · 1/)
      await expectOver(page, / · ChangeAvailability$/)
      await expect(page.getByRole('radio', { name: /^Inoperative/ })).toBeChecked()
      const states = page.getByRole('list', { name: 'Estado de cada conector' })
      await expect(states).toContainText('Conector 1: o carregador diz')
      await expect(states.getByRole('button', { name: 'O que é Available' }).first()).toBeVisible()
      sandbox.control.charger({ response: 'Accepted', delayMs: 500 })
      await click(send)
      await typeWhatIsAsked(page)
      await click(confirm(page))
      await expect(sent).toBeVisible()
      did('operations-4')
      await passTime(page, sandbox)
      await expect(results).toContainText('Accepted')
      await page.getByRole('button', { name: 'Voltar a operar (1 estação)' }).click()
      await expect.poll(() => sends(sandbox).length).toBe(2)
    })
  })

  test('job 6 "this key on these": from home to the send', async ({ page, sandbox }) => {
    await test.step('the old value, the new one and what is read back', async () => {
      const { available, send, sent, selected } = commandScreen(page)
      const station = await quietStation(sandbox)
      const { click, did, palette } = await fromHome(page, sandbox)
      await palette('mudar configuração', 'Mudar configuração')
      await expectPath(page, '/operations/change_configuration')
      await available.getByRole('searchbox').fill(station)
      await click(page.getByRole('button', { name: /^Adicionar todos/ }))
      await expect(selected).toContainText('1 item')
      await page.getByLabel('Chave da lista', { exact: true }).fill('HeartbeatInterval')
      await page.getByLabel('Valor', { exact: true }).fill('299')
      await click(page.getByRole('button', { name: 'Ler valor atual' }))
      await expect.poll(() => sends(sandbox).length).toBe(1)
      await passTime(page, sandbox)
      const values = page.getByRole('grid', { name: 'Valores de HeartbeatInterval' })
      await expect(values).toContainText(/\d+/)
      await expect(values).toContainText('299')
      const before = await values.getByRole('gridcell').first().textContent()
      expect(before).not.toContain('299')
      await click(send)
      await expect(sent).toBeVisible()
      did('operations-6')
      await passTime(page, sandbox)
      await expect.poll(() => sends(sandbox).length).toBe(3)
      await passTime(page, sandbox)
      await expect(values.getByRole('gridcell').last()).toContainText('299')
    })
  })

  test('job 7 "new firmware": the first five, from home', async ({ page, sandbox }) => {
    await test.step('the first five of a maker below a version', async () => {
      const { available, send, sent, dialog } = commandScreen(page)
      const may = new Set(await offered(sandbox, 'v1.6'))
      const older = (await readNetwork(sandbox))
        .filter(({ id, vendor, firmware = '9' }) => may.has(id) && vendor === MAKER && firmware < '2.0.1')
        .map(({ id }) => id)
      expect(older.length).toBeGreaterThan(5)
      const bodies: { chargePointSelectList?: unknown[] }[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes(OPERATIONS))
          bodies.push(request.postDataJSON())
      })
      const { choose, click, did, palette } = await fromHome(page, sandbox)
      await palette('atualizar firmware', 'Atualizar firmware')
      await expectPath(page, '/operations/update_firmware')
      await choose(page.getByRole('combobox', { name: 'Firmware' }), '<2.0.1')
      await available.getByRole('searchbox').fill(MAKER)
      await click(page.getByRole('button', { name: /^Adicionar todos/ }))
      await page.getByLabel('Endereço do arquivo').fill('https://files.example.com/fw-2.3.0.bin')
      await page.getByRole('textbox', { name: 'Buscar em: data' }).fill('15/03/2026')
      await page.getByRole('textbox', { name: 'Buscar em: hora' }).fill('03:30')
      await expect(send).toHaveText(`Enviar a ${older.length} estações`)
      await click(send)
      await click(dialog.getByRole('checkbox'))
      await typeWhatIsAsked(page)
      await click(confirm(page))
      await expect(sent).toBeVisible()
      did('operations-7')
      const [to = []] = bodies.map(({ chargePointSelectList }) => chargePointSelectList)
      expect(to).toHaveLength(5)
      expect(older).toEqual(expect.arrayContaining(to))
    })
  })

  test('jobs 8 and 2: the diagnostics, a start for somebody', async ({ page, sandbox }) => {
    await test.step('job 8 "the manufacturer wants the diagnostics": the name of the file, and what is not reported', async () => {
      const { send, sent, results } = commandScreen(page)
      const station = await quietStation(sandbox)
      const { click, did, menu } = await fromHome(page, sandbox)
      await menu('Estações')
      await page.getByRole('searchbox').first().fill(station)
      await expect(page.getByRole('button', { name: /^Mostrar detalhes de/ })).toHaveCount(1)
      await click(page.getByRole('checkbox', { name: /^Marcar (?!todas desta página)/ }).first())
      await click(page.getByRole('button', { name: 'Enviar comando' }))
      await click(item(page, 'Pedir diagnóstico'))
      await page.getByLabel('Endereço da pasta').fill('ftp://files.example.com/in')
      sandbox.control.charger({ response: 'diag-1.zip', delayMs: 500 })
      await click(send)
      await expect(sent).toBeVisible()
      did('operations-8')
      await passTime(page, sandbox)
      await expect(results).toContainText('diag-1.zip')
      await expect(results).toContainText('O envio em si não é informado.')
    })
    await test.step('job 2 "start it for me": from the person to the send, his last stations first', async () => {
      await startOver(page, sandbox)
      const { send, sent, results } = commandScreen(page)
      const may = new Set(await offered(sandbox, 'v1.6'))
      const names = (await readNetwork(sandbox)).filter(({ id }) => may.has(id)).map(({ name }) => name)
      const people = (await readAll(sandbox)).filter(({ idTag, email }) => idTag !== undefined && email)
      const one = people.sort((a, b) => (b.recharges ?? 0) - (a.recharges ?? 0))[0]
      const { choose, click, did, palette } = await fromHome(page, sandbox)
      await palette(one?.email ?? '', one?.name ?? '-')
      await click(page.getByRole('button', { name: 'Iniciar recarga' }))
      const places = page.getByRole('menuitem').filter({ hasText: new RegExp(names.map(escaped).join('|')) })
      await click(places.first())
      await expectOver(page, / · RemoteStart/)
      await expect(page.getByRole('list', { name: 'Estado de cada conector' })).toContainText(
        'Conector 1: o carregador diz',
      )
      const call = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('remote_start'),
      )
      await choose(page.getByRole('combobox', { name: 'Conector' }), '1')
      sandbox.control.charger({ response: 'Accepted', delayMs: 500 })
      await click(send)
      await expect(sent).toBeVisible()
      did('operations-2')
      expect((await call).postDataJSON()).toMatchObject({ connectorId: 1, idTag: one?.idTag })
      await passTime(page, sandbox)
      await expect(results).toContainText('Accepted')
    })
  })
})
