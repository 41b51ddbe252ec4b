import { fromHome } from './support/hands.ts'
import { readNetwork, subscriptions, topicCount } from './support/network.ts'
import { commandScreen, offered, quietStation, sends, typeWhatIsAsked } from './support/operations.ts'
import { startOver } from './support/startOver.ts'
import { expect, type Page, test } from './support/test.ts'

const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
/** The button of the question that sends. */
const confirm = (page: Page) => commandScreen(page).dialog.getByRole('button').last()

test('jobs 3 and 4 by mouse: what its menu says its form is not told again', async ({ page, sandbox }) => {
  await test.step('a reset of a problem where somebody charges: its question is the form', async () => {
    const { dialog, sent, edit } = commandScreen(page)
    const may = new Set(await offered(sandbox, 'v1.6'))
    const network = await readNetwork(sandbox)
    const { click, did } = await fromHome(page, sandbox)
    await click(
      page.getByRole('region', { name: /problemas? em aberto/ }).getByRole('link', { name: 'Ver todos' }),
    )
    const menus = page.getByRole('button', { name: /^Comandos para / })
    await expect(menus.first()).toBeVisible()
    const named = await menus.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
    const free = network
      .filter(({ id, name }) => may.has(id) && named.includes(`Comandos para ${name}`))
      .flatMap(({ id, name, connectors }) =>
        connectors
          .filter(({ reported }) => reported === 'Available')
          .map((connector) => ({ id, name, connectorId: connector.id })),
      )
    const { id = '', name = '', connectorId = 0 } = free[0] ?? {}
    await expect.poll(() => subscriptions(sandbox), { timeout: 20_000 }).toBe(topicCount(network))
    sandbox.control.emit({ status: { chargeBoxId: id, connectorId, status: 'Charging' } })
    await page.clock.fastForward(1_000)
    await click(page.getByRole('button', { name: `Comandos para ${name}`, exact: true }).first())
    await click(item(page, 'Reset suave'))
    await expect(dialog).toContainText(id)
    await click(confirm(page))
    await expect(sent).toBeVisible()
    did('operations-3')
    // Once: neither the form nor a reload sends or asks again by itself.
    await edit.click()
    await page.reload()
    await expect(page.getByRole('radio', { name: /^Soft/ })).toBeChecked()
    await expect(dialog).toHaveCount(0)
    expect(sends(sandbox)).toHaveLength(1)
  })
  await test.step('by the connector of the station: its question is the form', async () => {
    await startOver(page, sandbox)
    const { dialog, sent } = commandScreen(page)
    const station = await quietStation(sandbox)
    const { click, did, palette } = await fromHome(page, sandbox)
    await palette(station, station)
    await click(page.getByRole('button', { name: 'Comandos para o conector 1' }))
    await click(item(page, 'Fora de serviço'))
    await expect(dialog).toContainText(station)
    await typeWhatIsAsked(page)
    expect(sends(sandbox)).toEqual([])
    await click(confirm(page))
    await expect(sent).toBeVisible()
    did('operations-4')
  })
})
