import type { Sandbox } from '@corrente/sandbox'
import { ask } from './support/network.ts'
import { commandScreen, OPERATIONS, offered, sends } from './support/operations.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const at = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const of = (call: string, station: string, more = '') =>
  `/operations/${call}?station=${encodeURIComponent(station)}${more}`

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

test.describe('a second link to the command that is open', () => {
  test('a second link to the command that is open', async ({ page, sandbox }) => {
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
