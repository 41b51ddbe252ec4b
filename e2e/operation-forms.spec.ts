import type { Sandbox } from '@corrente/sandbox'
import { expectPath } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { ask } from './support/network.ts'
import { commandScreen, OPERATIONS, offered, sends, typeWhatIsAsked } from './support/operations.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { walkTo } from './support/walk.ts'

const MISSING = 'Por favor, preencha todos os parâmetros obrigatórios.'
const ADDRESS = 'ftp://files.example.com/logs'
const at = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Types a day and a time of it. */
const moment = async (page: Page, label: string, day: string, time: string) => {
  await at(page, `${label}: data`).fill(day)
  await at(page, `${label}: hora`).fill(time)
}

/** Enters, and hears what is sent. @returns what opens a command for the first station that takes it */
async function open(page: Page, sandbox: Sandbox) {
  const [station = ''] = await offered(sandbox, 'v1.6')
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/operations/'))
      bodies.push(request.postDataJSON() as Record<string, unknown>)
  })
  await enter(page, sandbox, 'everything', { path: null })
  const { send, sent, dialog } = commandScreen(page)
  return async (call: string) => {
    sandbox.control.clearRequests()
    const path = `/operations/${call}?station=${encodeURIComponent(station)}`
    if (page.url().endsWith('.svg')) await page.goto(sandbox.url() + path)
    else await walkTo(page, path)
    return {
      /** Presses, and is told what is missing; nothing goes out. */
      refuses: async (...words: readonly string[]) => {
        await send.click()
        await expect(page.getByText(MISSING)).toBeVisible()
        for (const text of words) await expect(page.getByText(text).first()).toBeVisible()
        expect(sends(sandbox)).toEqual([])
      },
      /** Presses, says yes where it is asked, and gives what went out besides the station. */
      goes: async () => {
        await send.click()
        await expect(sent.or(dialog)).toBeVisible()
        if (await dialog.isVisible()) {
          await typeWhatIsAsked(page)
          await dialog.getByRole('button').last().click()
        }
        await expect(sent).toBeVisible()
        const { chargePointSelectList, ...rest } = bodies.at(-1) ?? {}
        expect(chargePointSelectList).toEqual([station])
        return rest
      },
    }
  }
}

test('OPS-010 OPS-022 OPS-023 OPS-024 OPS-030 OPS-033 OPS-041 OPS-047 what is asked for before a command goes out', async ({
  page,
  sandbox,
}) => {
  const visit = await open(page, sandbox)
  await test.step('availability: the kind, not the connector', async () => {
    const { refuses, goes } = await visit('change_availability')
    await expect(page.getByRole('radio', { name: /^(Op|Inop)erative/ })).toHaveCount(2)
    await refuses()
    await page.getByRole('radio', { name: /^Operative/ }).check()
    expect(await goes()).toEqual({ availType: 'OPERATIVE', connectorId: 0 })
  })
  await test.step('a start: the connector, and for whom', async () => {
    const { refuses, goes } = await visit('remote_start')
    await refuses()
    const tag = page.getByRole('combobox', { name: 'Tag', exact: true })
    await tag.fill('TAG')
    await page.getByRole('listbox').getByRole('option').first().click()
    await refuses()
    await expect(at(page, 'Conector')).toHaveAttribute('aria-invalid', 'true')
    await at(page, 'Conector').selectOption('1')
    expect(await goes()).toEqual({ connectorId: 1, idTag: expect.any(String) })
  })
  await test.step('a read: a key at least', async () => {
    const { refuses, goes } = await visit('get_configuration')
    await refuses('Escolha ao menos uma chave.')
    await page.getByRole('textbox', { name: 'Outra chave' }).fill('VendorKey')
    await page.getByRole('button', { name: 'Incluir' }).click()
    expect(await goes()).toEqual({ confKeyList: ['VendorKey'] })
  })
  await test.step('unlock: a connector from 1 up', async () => {
    const { refuses, goes } = await visit('unlock_connector')
    await expect(at(page, 'Conector').locator('option[value="0"]')).toHaveCount(0)
    await refuses()
    await at(page, 'Conector').selectOption('1')
    expect(await goes()).toEqual({ connectorId: 1 })
  })
  await test.step('a message, not the connector; what it asks of the station is said', async () => {
    const { refuses, goes } = await visit('trigger_message')
    await refuses()
    await at(page, 'Mensagem').selectOption('StatusNotification')
    await expect(page.getByText('Diz o estado de agora de cada conector.')).toBeVisible()
    expect(await goes()).toEqual({ triggerMessage: 'StatusNotification' })
  })
  await test.step('clear cache has a page of its own, and no parameter', async () => {
    const { goes } = await visit('clear_cache')
    await expectPath(page, '/operations/clear_cache')
    await expect(page.getByRole('heading', { name: 'Limpar cache · ClearCache' })).toBeVisible()
    await expect(page.locator('form select[name], form input[name]')).toHaveCount(0)
    expect(await goes()).toEqual({})
  })
})

test('OPS-034..040 OPS-043 OPS-045 OPS-046 addresses, days in UTC, and profiles', async ({
  page,
  sandbox,
}) => {
  const visit = await open(page, sandbox)
  await test.step('diagnostics: a whole address, once a second at first, days in UTC if anybody wants', async () => {
    const { refuses, goes } = await visit('get_diagnostics')
    await expect(at(page, 'Tentativas')).toHaveValue('1')
    await expect(at(page, 'Intervalo entre tentativas')).toHaveValue('1')
    await refuses()
    await at(page, 'Endereço da pasta').fill('files/logs')
    await refuses('Informe um endereço completo, por exemplo ftp://…')
    await at(page, 'Endereço da pasta').fill(ADDRESS)
    await moment(page, 'De', '13/03/2026', '09:30')
    expect(await goes()).toEqual({
      location: ADDRESS,
      retries: 1,
      retryInterval: 1,
      // Nine in the morning here, where it is three hours earlier than in UTC.
      start: '2026-03-13 12:30:00',
    })
  })
  await test.step('firmware: an address and when it is fetched, in UTC', async () => {
    const { refuses, goes } = await visit('update_firmware')
    await expect(at(page, 'Tentativas')).toHaveValue('1')
    await expect(at(page, 'Intervalo entre tentativas')).toHaveValue('1')
    await at(page, 'Endereço do arquivo').fill(ADDRESS)
    await refuses()
    await moment(page, 'Buscar em', '10/03/2026', '08:00')
    await refuses('Esta data já passou.')
    await moment(page, 'Buscar em', '20/03/2026', '22:00')
    expect(await goes()).toEqual({
      location: ADDRESS,
      retries: 1,
      retryInterval: 1,
      retrieve: '2026-03-21 01:00:00',
    })
  })
  await test.step('data transfer: the vendor is asked for, message and data are not', async () => {
    const { refuses, goes } = await visit('data_transfer')
    await refuses()
    await at(page, 'Vendor ID').fill('Corrente')
    expect(await goes()).toEqual({ vendorId: 'Corrente' })
  })
  await test.step('profiles: 0 is all connectors; to clear takes a purpose of three, or a whole level', async () => {
    await visit('set_charging_profile')
    await expect(at(page, 'Conector').locator('option[value="0"]')).toHaveText('0 · todos os conectores')
    const { refuses, goes } = await visit('clear_charging_profile')
    await refuses()
    await expect(page.getByRole('combobox', { name: /^Finalidade/ }).getByRole('option')).toHaveText([
      'Qualquer',
      'ChargePointMaxProfile',
      'TxDefaultProfile',
      'TxProfile',
    ])
    const level = page.getByRole('spinbutton', { name: /^Nível/ })
    await level.pressSequentially('2,5')
    await expect(level).toHaveValue('25')
    await level.fill('2')
    expect(await goes()).toEqual({ filterType: 'OtherParameters', stackLevel: 2 })
  })
})

const CALLS = [
  'change_availability',
  'remote_start',
  'remote_stop',
  'remote_reset',
  'get_configuration',
  'change_configuration',
  'unlock_connector',
  'update_firmware',
  'data_transfer',
  'trigger_message',
  'set_charging_profile',
  'clear_charging_profile',
  'get_diagnostics',
  'clear_cache',
] as const

test('RTE-014 OPS-016 OPS-026 OPS-027 each command has its address; a payment is offered where the station takes one', async ({
  page,
  sandbox,
}) => {
  await test.step('each command has an address', async () => {
    await enter(page, sandbox, 'everything', { path: '/operations' })
    const links = page.getByRole('navigation', { name: 'Comandos' }).getByRole('link')
    await expect(links.first()).toBeVisible()
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    // Power Limit stands there too, and leads nowhere (OPS-006).
    expect(paths.filter(Boolean).toSorted()).toEqual(CALLS.map((call) => `/operations/${call}`).toSorted())
  })
  await test.step('a payment where kinds of it are read; off at first', async () => {
    const { chargePointList } = (await ask(sandbox, `${OPERATIONS}v1.6/remote_start/`)) as {
      chargePointList: { chargeBoxId: string; chargeBoxDescription: string; hasPayment: boolean }[]
    }
    const paying = chargePointList.find(({ hasPayment }) => hasPayment)
    const free = chargePointList.find(({ hasPayment }) => !hasPayment)
    const toggle = page.getByRole('switch', { name: 'Cobrar esta recarga' })
    const of = (id = '') => `/operations/remote_start?station=${encodeURIComponent(id)}`
    await walkTo(page, of(free?.chargeBoxId))
    await expect(commandScreen(page).chosen).toContainText(free?.chargeBoxDescription ?? '-')
    await expect(at(page, 'Conector')).toBeVisible()
    await expect(toggle).toHaveCount(0)
    expect(callsTo(sandbox, `${API}payment/types/`)).toEqual([])
    await page.goto(`${sandbox.url()}${of(paying?.chargeBoxId)}`)
    await expect(toggle).not.toBeChecked()
    await toggle.click()
    await expect(at(page, 'Forma de pagamento').getByRole('option')).not.toHaveCount(1)
    sandbox.control.addFault({
      path: `${API}payment/types/`,
      status: 200,
      body: { payment_type_tenant_list: [] },
    })
    await page.reload()
    await expect(at(page, 'Conector')).toBeVisible()
    await expect(toggle).toHaveCount(0)
  })
})
