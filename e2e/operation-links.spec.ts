import type { Sandbox } from '@corrente/sandbox'
import { ask } from './support/network.ts'
import { commandScreen, OPERATIONS, offered, passTime, sends } from './support/operations.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const at = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const of = (call: string, station: string, more = '') =>
  `/operations/${call}?station=${encodeURIComponent(station)}${more}`

interface Body {
  readonly chargePointSelectList: readonly string[]
  readonly connectorId?: number
  readonly paymentType?: string
}
/** What goes out from now on. */
function heard(page: Page): readonly Body[] {
  const bodies: Body[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/operations/'))
      bodies.push(request.postDataJSON() as Body)
  })
  return bodies
}

/** Types into the palette and takes the first one. */
async function palette(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Estação, tela ou ação' }).fill(text)
  await expect(page.getByRole('option', { name: /Reset · / }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

interface Offer {
  readonly chargePointList: readonly {
    chargeBoxId: string
    chargeBoxDescription: string
    hasPayment: boolean
  }[]
  readonly connectorIds: Readonly<Record<string, readonly number[]>>
}
const offerOf = async (sandbox: Sandbox, call: string) =>
  (await ask(sandbox, `${OPERATIONS}v1.6/${call}/`)) as Offer

test.describe('what does not fit the station', () => {
  test('OPS-023 OPS-026 OPS-033 what does not fit the station', async ({ page, sandbox }) => {
    await test.step('a connector that a link names and the station does not have is said, and not sent', async () => {
      const { connectorIds } = await offerOf(sandbox, 'unlock_connector')
      const [station = ''] = Object.entries(connectorIds).find(([, ids]) => ids.length > 0) ?? []
      const { send } = commandScreen(page)
      await enter(page, sandbox, 'everything', { path: of('unlock_connector', station, '&connector=9') })
      const connector = at(page, 'Conector')
      await expect(connector).toHaveValue('9')
      await expect(connector).toHaveAttribute('aria-invalid', 'true')
      await expect(
        page.getByText('Nem todas as estações escolhidas têm o conector 9. Escolha outro.'),
      ).toBeVisible()
      await send.click()
      await expect(connector).toBeFocused()
      expect(sends(sandbox)).toEqual([])
    })
    await test.step('a connector of the stations before is not sent to these', async () => {
      const { connectorIds } = await offerOf(sandbox, 'remote_start')
      const with2 = Object.keys(connectorIds).find((id) => connectorIds[id]?.includes(2)) ?? ''
      const without2 = Object.keys(connectorIds).find((id) => connectorIds[id]?.join() === '1') ?? ''
      const { send, station, change } = commandScreen(page)
      await page.goto(of('remote_start', with2, '&connector=2'))
      await expect(at(page, 'Conector')).toHaveValue('2')
      await expect(at(page, 'Conector')).not.toHaveAttribute('aria-invalid', 'true')
      await change.click()
      await expect(station).toBeFocused()
      await station.fill(without2)
      await page.getByRole('listbox').getByRole('option', { name: without2 }).first().click()
      await expect(page.getByText(/não têm|têm o conector 2/)).toBeVisible()
      await send.click()
      expect(sends(sandbox)).toEqual([])
    })
    await test.step('a payment is not asked of a station that takes none', async () => {
      const { chargePointList } = await offerOf(sandbox, 'remote_start')
      const paying = chargePointList.find(({ hasPayment }) => hasPayment)?.chargeBoxId ?? ''
      const free = chargePointList.find(({ hasPayment }) => !hasPayment)?.chargeBoxId ?? ''
      const bodies = heard(page)
      const { send, sent, station, change } = commandScreen(page)
      await page.goto(of('remote_start', paying))
      const toggle = page.getByRole('switch', { name: 'Cobrar esta recarga' })
      await toggle.click()
      await expect(at(page, 'Forma de pagamento')).toBeVisible()
      await change.click()
      await station.fill(free)
      await page.getByRole('listbox').getByRole('option', { name: free }).first().click()
      await expect(toggle).toHaveCount(0)
      const tag = page.getByRole('combobox', { name: 'Tag', exact: true })
      await tag.fill('TAG')
      await page.getByRole('listbox').getByRole('option').first().click()
      await at(page, 'Conector').selectOption('1')
      await send.click()
      await expect(sent).toBeVisible()
      expect(bodies[0]).not.toHaveProperty('paymentType')
    })
  })
})

test.describe('a second link to the command that is open', () => {
  test('OPS-031 a second link to the command that is open, a read-only key, hidden cards', async ({
    page,
    sandbox,
  }) => {
    await test.step('the palette’s "reset B" over "reset A" gives B', async () => {
      const [a = '', b = ''] = await offered(sandbox, 'v1.6')
      const { chosen } = commandScreen(page)
      await enter(page, sandbox, 'everything', { path: of('remote_reset', a) })
      await expect(chosen.getByText(a)).toBeVisible()
      await palette(page, `reset ${b}`)
      await expect(page).toHaveURL(new RegExp(b))
      await expect(chosen.getByText(b)).toBeVisible()
      await expect(chosen.getByText(a)).toHaveCount(0)
    })
    await test.step('what was typed is lost only after a yes', async () => {
      const [a = '', b = ''] = await offered(sandbox, 'v1.6')
      const { chosen, dialog } = commandScreen(page)
      await page.goto(of('data_transfer', a))
      await at(page, 'Vendor ID').fill('voltaria')
      // A link to the same command, as the router hears of one.
      await page.evaluate((path) => window.history.pushState({}, '', path), of('data_transfer', b))
      await dialog.getByRole('button', { name: 'Manter este' }).click()
      await expect(at(page, 'Vendor ID')).toHaveValue('voltaria')
      await expect(chosen.getByText(a)).toBeVisible()
    })
    await test.step('a key that the standard calls read-only is sent, typed by hand, after a yes', async () => {
      const [station = ''] = await offered(sandbox, 'v1.6')
      const { send, sent, dialog } = commandScreen(page)
      await page.goto(of('change_configuration', station))
      await page.getByRole('radio', { name: 'Digitada' }).check()
      await at(page, 'Chave digitada').fill('NumberOfConnectors')
      await at(page, 'Valor').fill('2')
      await send.click()
      await expect(dialog).toContainText('Pelo padrão esta chave é só de leitura')
      expect(sends(sandbox)).toEqual([])
      await dialog.getByRole('button', { name: 'Enviar a 1 estação' }).click()
      await expect(sent).toBeVisible()
    })
    await test.step('the tag picker of a start hides cards while personal data is hidden, and finds them all the same', async () => {
      const [station = ''] = await offered(sandbox, 'v1.6')
      await page.goto(of('remote_start', station))
      const tag = page.getByRole('combobox', { name: 'Tag', exact: true })
      await tag.click()
      const options = page.getByRole('listbox').getByRole('option')
      const first = (await options.first().textContent()) ?? ''
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Menu de/ }).click()
      await page.getByRole('menuitem', { name: 'Ocultar dados pessoais' }).click()
      await page.keyboard.press('Escape')
      await tag.fill(first)
      await expect(options.first()).toContainText(first.slice(-3))
      await expect(options.getByText(first, { exact: true })).toHaveCount(0)
      await options.first().click()
      await expect(tag).not.toHaveValue(first)
    })
  })
})

test.describe('first 5, then the rest', () => {
  const FIRST = 'Enviar primeiro a 5; as outras esperam você'

  /** Sends `clear_cache` to the first five of thirty. */
  async function ahead(page: Page, sandbox: Sandbox) {
    const { send, sent, dialog, available } = commandScreen(page)
    await enter(page, sandbox, 'everything', { path: '/operations/clear_cache' })
    await available.getByRole('button', { name: /^Adicionar todos/ }).click()
    await send.click()
    await dialog.getByLabel(FIRST).check()
    await dialog.getByLabel('Para confirmar, digite 5').fill('5')
    return {
      go: async () => {
        await dialog.getByRole('button', { name: 'Enviar a 5 estações' }).click()
        await expect(sent).toBeVisible()
      },
      dialog,
      rest: page.getByRole('button', { name: /^Enviar às outras/ }),
    }
  }

  test('not past the refusals that were allowed; sent again and accepted, it goes on', async ({
    page,
    sandbox,
  }) => {
    const bodies = heard(page)
    sandbox.control.charger({ response: 'Rejected', delayMs: 500 })
    const { go, rest } = await ahead(page, sandbox)
    await go()
    await passTime(page, sandbox)
    await expect(rest).toHaveAccessibleDescription('5 das primeiras recusaram ou falharam; o limite é 0.')
    await expect(rest).toHaveAttribute('aria-disabled', 'true')
    sandbox.control.charger({ response: 'Accepted', delayMs: 500 })
    await page.getByRole('button', { name: 'Enviar de novo a estas (5)' }).click()
    await expect.poll(() => bodies.length).toBe(2)
    await passTime(page, sandbox)
    await rest.click()
    const { dialog } = commandScreen(page)
    const left = (await dialog.getByText(/^\d+ estações: /).textContent())?.match(/^\d+/)?.[0] ?? ''
    await dialog.getByLabel(`Para confirmar, digite ${left}`).fill(left)
    await dialog.getByRole('button', { name: `Enviar a ${left} estações` }).click()
    await expect.poll(() => bodies.length).toBe(3)
    const [first, again, others] = bodies.map((body) => body.chargePointSelectList)
    expect(again?.toSorted()).toEqual(first?.toSorted())
    expect(others).toHaveLength(Number(left))
    expect(others?.filter((id) => first?.includes(id))).toEqual([])
    await expect(rest).toHaveCount(0)
  })
})

test('what this browser has sent to a connector is open there, in another tab too, and not at its neighbour', async ({
  page,
  sandbox,
}) => {
  const { connectorIds } = await offerOf(sandbox, 'unlock_connector')
  const station = Object.keys(connectorIds).find((id) => connectorIds[id]?.join() === '1,2') ?? ''
  sandbox.control.charger({ isSilent: true })
  const unlock = async (tab: Page, connector: number) => {
    const { send, sent, dialog, edit } = commandScreen(tab)
    const open = tab.getByText(/Este comando já foi enviado a uma destas estações/)
    if (await edit.isVisible()) await edit.click()
    await at(tab, 'Conector').selectOption(String(connector))
    await send.click()
    await expect(sent.or(dialog).or(open)).toBeVisible()
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: /^Enviar/ }).click()
    return { sent, open }
  }
  await enter(page, sandbox, 'everything', { path: of('unlock_connector', station) })
  await expect((await unlock(page, 1)).sent).toBeVisible()
  await unlock(page, 2)
  await expect.poll(() => sends(sandbox).length).toBe(2)
  const other = await page.context().newPage()
  await other.goto(`${sandbox.url()}${of('unlock_connector', station)}`)
  await expect((await unlock(other, 1)).open).toBeVisible()
  expect(sends(sandbox)).toHaveLength(2)
})
