import { commandScreen, offered, passTime, sends } from './support/operations.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

type Locator = ReturnType<Page['getByRole']>

interface Walk {
  /** As in its address and its call. */
  readonly call: string
  readonly fill?: (page: Page) => Promise<void>
  /** The fields that go out, besides the station. */
  readonly body: object
  readonly yes: string
  /** Where the command has a refusal. */
  readonly no?: string
  /** The words of 1.5, where they are others. */
  readonly in15?: { readonly yes: string; readonly no: string }
  /** It asks before it is sent, and the number of stations is typed. */
  readonly asks?: 'typed'
}

const choose = (label: string, value: string) => async (page: Page) => {
  await page.getByLabel(label, { exact: true }).selectOption(value)
}
const address = async (page: Page, label: string) => {
  await page.getByLabel(label).fill('https://example.com/files/a-1.2.3.bin')
}
const ADDRESS = { location: 'https://example.com/files/a-1.2.3.bin', retries: 1, retryInterval: 1 }

/** What the one station of a task said, and how it is read. */
const answerIn = (results: Locator) => results.getByRole('gridcell').first()
const verdictIn = (results: Locator) => results.getByRole('gridcell').nth(1)

const WALKS: readonly Walk[] = [
  {
    call: 'remote_start',
    fill: async (page) => {
      await choose('Conector', '1')(page)
      const tag = page.getByRole('combobox', { name: 'Tag', exact: true })
      await tag.fill('TAG')
      await page.getByRole('listbox').getByRole('option').first().click()
    },
    body: { connectorId: 1, idTag: expect.stringMatching(/^TAG/) },
    yes: 'Accepted',
    no: 'Rejected',
  },
  {
    call: 'unlock_connector',
    fill: choose('Conector', '1'),
    body: { connectorId: 1 },
    yes: 'Unlocked',
    no: 'UnlockFailed',
    in15: { yes: 'Accepted', no: 'Rejected' },
  },
  {
    call: 'trigger_message',
    fill: choose('Mensagem', 'Heartbeat'),
    body: { triggerMessage: 'Heartbeat' },
    yes: 'Accepted',
    no: 'NotImplemented',
  },
  {
    call: 'remote_reset',
    fill: async (page) => page.getByRole('radio', { name: /^Hard/ }).check(),
    body: { resetType: 'HARD' },
    yes: 'Accepted',
    no: 'Rejected',
    asks: 'typed',
  },
  {
    call: 'change_availability',
    fill: async (page) => page.getByRole('radio', { name: /^Operative/ }).check(),
    body: { availType: 'OPERATIVE', connectorId: 0 },
    yes: 'Accepted',
    no: 'Rejected',
  },
  {
    call: 'get_configuration',
    fill: async (page) => page.getByRole('checkbox', { name: 'Todas as chaves' }).check(),
    body: { confKeyList: expect.arrayContaining(['ConnectionTimeOut']) },
    yes: 'OK',
  },
  {
    call: 'change_configuration',
    fill: async (page) => {
      await page.getByLabel('Chave da lista', { exact: true }).fill('ConnectionTimeOut')
      await page.getByRole('textbox', { name: 'Valor' }).fill('90')
    },
    body: { keyType: 'PREDEFINED', confKey: 'ConnectionTimeOut', value: '90' },
    yes: 'Accepted',
    no: 'NotSupported',
  },
  {
    call: 'set_charging_profile',
    fill: async (page) => {
      await page.locator('select[name="profilePk"]').selectOption({ label: 'Noturno' })
      await choose('Conector', '0')(page)
    },
    body: { chargingProfilePk: expect.any(Number), connectorId: 0 },
    yes: 'Accepted',
    no: 'NotSupported',
  },
  {
    call: 'clear_charging_profile',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Por outros parâmetros' }).check()
      await page.getByLabel('Finalidade').selectOption('TX_PROFILE')
    },
    body: { filterType: 'OtherParameters', chargingProfilePurpose: 'TX_PROFILE' },
    yes: 'Accepted',
    no: 'Unknown',
  },
  {
    call: 'update_firmware',
    fill: async (page) => {
      await address(page, 'Endereço do arquivo')
      await page.getByRole('switch', { name: 'Agora, ao enviar' }).click()
    },
    body: { ...ADDRESS, retrieve: expect.stringMatching(/^2026-03-14 \d\d:\d\d:\d\d$/) },
    yes: 'OK',
    asks: 'typed',
  },
  {
    call: 'get_diagnostics',
    fill: (page) => address(page, 'Endereço da pasta'),
    body: ADDRESS,
    yes: 'diag-1.zip',
  },
  {
    call: 'data_transfer',
    fill: async (page) => page.getByLabel('Vendor ID').fill('Corrente'),
    body: { vendorId: 'Corrente' },
    yes: 'Accepted',
    no: 'UnknownVendorId',
  },
  { call: 'clear_cache', body: {}, yes: 'Accepted', no: 'Rejected' },
]

/** Sends a command once, and sees it on its way. */
const sendOf = (page: Page, asks: Walk['asks']) => async () => {
  const { send, sent, dialog, results, edit } = commandScreen(page)
  if (await edit.isVisible()) await edit.click()
  await send.click()
  if (asks === 'typed') {
    await dialog.getByRole('textbox').fill('1')
    await dialog.getByRole('button', { name: 'Enviar a 1 estação' }).click()
  } else if (await dialog.isVisible()) await dialog.getByRole('button').last().click()
  await expect(sent).toBeVisible()
  // Its own task, none of before: nobody has answered yet.
  await expect(results).toContainText('Aguardando resposta')
}

/** The form and the call are the same on 1.5 but for the address and, of one command, the words: that one, and another. */
const ON_15 = WALKS.filter(({ call, in15 }) => in15 !== undefined || call === 'clear_cache')

for (const [mode, parts] of [
  ['v1.6', 3],
  ['v1.5', 1],
] as const)
  for (const part of Array.from({ length: parts }).keys()) {
    const walks = (mode === 'v1.6' ? WALKS : ON_15).filter(
      (_, at, { length }) => Math.floor((parts * at) / length) === part,
    )
    test(`OPS-018 OPS-052 commands on ${mode}, ${part + 1} of ${parts}: what goes out, a success, a refusal`, async ({
      page,
      sandbox,
    }) => {
      const { results } = commandScreen(page)
      const [station = ''] = await offered(sandbox, mode)
      const bodies: unknown[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/operations/'))
          bodies.push(request.postDataJSON())
      })
      const search = `${mode === 'v1.5' ? 'protocol=v1.5&' : ''}station=${encodeURIComponent(station)}`
      await enter(page, sandbox, 'everything', { path: null })
      for (const { call, fill, body, asks, in15, ...words } of walks)
        await test.step(call, async () => {
          const { yes, no } = { ...words, ...(mode === 'v1.5' ? in15 : {}) }
          sandbox.control.clearRequests()
          bodies.length = 0
          await page.goto(`${sandbox.url()}/operations/${call}?${search}`)
          await fill?.(page)
          const go = sendOf(page, asks)
          const ends = [
            { response: yes, verdict: 'Aceitou' },
            ...(no ? [{ response: no, verdict: 'Recusou' }] : []),
          ]
          for (const { response, verdict } of ends) {
            sandbox.control.charger({ response, delayMs: 1_000 })
            await go()
            await passTime(page, sandbox)
            await expect(answerIn(results)).toContainText(response)
            // The charger's word is one thing, what it means another.
            await expect(verdictIn(results)).toHaveText(verdict)
          }
          expect(bodies[0]).toEqual({ chargePointSelectList: [station], ...body })
          expect(sends(sandbox)).toHaveLength(ends.length)
        })

      await test.step('a charger’s error, and silence', async () => {
        const go = sendOf(page, walks.at(-1)?.asks)
        sandbox.control.charger({ error: 'SecurityError', delayMs: 1_000 })
        await go()
        await passTime(page, sandbox)
        await expect(answerIn(results)).toContainText('SecurityError')
        await expect(verdictIn(results)).toHaveText('Falhou')
        sandbox.control.charger({ isSilent: true })
        await go()
        await passTime(page, sandbox, 61_000)
        await page.clock.fastForward(61_000)
        await expect(verdictIn(results)).toHaveText('Sem resposta')
      })
    })
  }
