import type { Locator } from '@playwright/test'
import { ago, answerList, PAGE } from './support/alerts.ts'
import { expectOver, expectPath } from './support/browser.ts'
import { tabTo } from './support/keys.ts'
import { ask } from './support/network.ts'
import { commandScreen, OPERATIONS, offered, passTime, quietStations, sends } from './support/operations.ts'
import { enter } from './support/session.ts'
import { LIST, screen } from './support/stationList.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

const ticks = (page: Page) => page.getByRole('checkbox', { name: /^Marcar (?!todas desta página)/ })
const choose = async (page: Page, command: string) => {
  await page.getByRole('button', { name: 'Enviar comando' }).click()
  await page.getByRole('menuitem', { name: command }).click()
}
const chosen = async (page: Page, count: number) => {
  const { selected, chosen: line } = commandScreen(page)
  if (count === 0) await expect(selected).toContainText('0 item')
  else if (count > 1) await expect(line).toContainText(`${count} estações`)
  else await expect(line).toHaveAccessibleName('Estação escolhida')
}

test.describe('from the list of stations', () => {
  test('OPS-008 stations that are ticked open a command', async ({ page, sandbox }) => {
    await test.step('over two pages; Back and a reload keep them', async () => {
      await enter(page, sandbox, 'everything', { path: LIST })
      await ticks(page).nth(0).check()
      await ticks(page).nth(1).check()
      await page.getByRole('button', { name: 'Página 2' }).click()
      await expect(ticks(page).nth(0)).not.toBeChecked()
      await ticks(page).nth(0).check()
      await choose(page, 'Mudar configuração')
      await expectOver(page, / · ChangeConfiguration$/)
      await chosen(page, 3)
      await page.reload()
      await chosen(page, 3)
      expect(sends(sandbox)).toEqual([])
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goForward()
      await chosen(page, 3)
    })
    await test.step('all of a list are those of all pages; what the server does not offer is left out in one press', async () => {
      const all = await offered(sandbox, 'v1.6')
      await reopen(page, LIST)
      await ticks(page).first().check()
      await page.getByRole('button', { name: /^Marcar as \d+ linhas da lista/ }).click()
      await choose(page, 'Limpar cache')
      await expect(page.getByText(/: fala OCPP 1\.[56]/).first()).toBeVisible()
      await page.getByRole('button', { name: /^Tirar estas/ }).click()
      await chosen(page, all.length)
    })
  })
})

/** Goes down the rows of the list, and ticks two of these stations: one by Space, the next by its letter. */
const tickTwo = async (page: Page, rows: Locator, stations: Awaited<ReturnType<typeof quietStations>>) => {
  const press = (key: string) => page.keyboard.press(key)
  const named = await screen(page).names.allTextContents()
  const [first = 0, second = 0] = named.flatMap((text, at) =>
    stations.some(({ id, name }) => text.includes(id) || text.includes(name)) ? [at] : [],
  )
  for (let at = 0; at < first; at++) await press('ArrowDown')
  await press('Space')
  for (let at = first; at < second; at++) await press('ArrowDown')
  await press('x')
  await expect(rows.nth(second + 1)).toBeFocused()
}

test('OPS-008 by keyboard alone: two stations of the list are reset softly, up to their answers; each step begins where the hand is', async ({
  page,
  sandbox,
}) => {
  const { chosen, edit, send, sent, dialog, results } = commandScreen(page)
  const press = (key: string) => page.keyboard.press(key)
  const stations = await quietStations(sandbox)
  sandbox.control.charger({ response: 'Accepted', delayMs: 500 })
  await enter(page, sandbox, 'everything', { path: LIST })
  await expect(screen(page).names.first()).toBeVisible()
  await press('/')
  await expect(screen(page).search).toBeFocused()
  const rows = page.getByRole('grid', { name: 'Estações' }).getByRole('row')
  await tabTo(page, rows.nth(1), 'Tab', 60)
  await tickTwo(page, rows, stations)
  await expect(page.getByRole('status').filter({ hasText: '2 marcadas' })).toBeAttached()

  const open = page.getByRole('button', { name: 'Enviar comando' })
  await tabTo(page, open, 'Shift+Tab')
  await press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.type('rei')
  await expect(page.getByRole('menuitem', { name: 'Reiniciar' })).toBeFocused()
  await press('Enter')
  await expectOver(page, /^Reiniciar · /)
  await expect(page.locator('form:focus')).toBeVisible()
  await expect(chosen).toContainText('2 estações')

  await tabTo(page, page.getByRole('radio', { name: /^Soft/ }), 'Tab', 60)
  await press('Space')
  await tabTo(page, send)
  await press('Enter')
  await expect(sent).toBeVisible()
  // The answer stands in the place of the form, and the hand with it.
  const answer = page.locator(':focus').filter({ has: sent })
  await expect(answer).toBeInViewport()
  await passTime(page, sandbox)
  await expect(page.getByRole('status').filter({ hasText: '2 aceitaram' })).toBeVisible()
  await expect(answer).toBeInViewport()
  await tabTo(page, results.getByRole('row').nth(1))
  await tabTo(page, edit, 'Shift+Tab')
  await press('Enter')
  await expect(page.locator('form:focus')).toBeVisible()

  // What asks gives the focus back where it was asked.
  await tabTo(page, page.getByRole('radio', { name: /^Soft/ }))
  await press('ArrowDown')
  await tabTo(page, send)
  await press('Enter')
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await press('Escape')
  await expect(send).toBeFocused()
  expect(sends(sandbox)).toHaveLength(1)
})

test.describe('all commands to a station', () => {
  test('TSK-001 from its card: the commands between its events, and the list of its tasks alone', async ({
    page,
    sandbox,
  }) => {
    const [station = ''] = await offered(sandbox, 'v1.6')
    sandbox.control.charger({ response: 'Accepted', delayMs: 500 })
    await enter(page, sandbox, 'everything', { path: `/operations/clear_cache?station=${station}` })
    await commandScreen(page).send.click()
    await expect(commandScreen(page).sent).toBeVisible()
    await passTime(page, sandbox)
    await page.goto(`${sandbox.url()}${LIST}?q=${station}`)
    await page
      .getByRole('button', { name: /^Mostrar detalhes de/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Comandos', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Comandos enviados' }).click()
    await expectPath(page, '/operations/tasks')
    const past = page.getByRole('list', { name: /^O que foi feito em/ })
    await expect(past.getByText('Limpar cache: Aceitou')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver a estação' })).toHaveAttribute(
      'href',
      /^\/stations\?station=\d+$/,
    )
    const rows = page.getByRole('grid', { name: 'Tarefas' }).getByRole('rowheader')
    const narrow = await rows.count()
    await page
      .getByRole('button', { name: /^Remover o filtro/ })
      .first()
      .click()
    await expect.poll(() => rows.count()).toBeGreaterThan(narrow)
    await expect(past).toHaveCount(0)
  })
})

test.describe('from where the problem is', () => {
  const items = ['Parar recarga', 'Destravar conector', 'Reset suave', 'Iniciar recarga'] as const

  test('OPS-007 the map and an alert offer the commands, with station and connector filled in', async ({
    page,
    sandbox,
  }) => {
    await test.step('the card on the map, with its station', async () => {
      const [station = ''] = await offered(sandbox, 'v1.6')
      await enter(page, sandbox, 'everything', { path: `/?station=${encodeURIComponent(station)}` })
      await page.getByRole('button', { name: 'Comandos', exact: true }).click()
      for (const name of items) await expect(page.getByRole('menuitem', { name })).toBeVisible()
      await page.getByRole('menuitem', { name: 'Reset suave' }).click()
      await expectOver(page, /^Reiniciar · /)
      await chosen(page, 1)
    })
    await test.step('an alert, with the connector that it is about', async () => {
      const { connectorIds } = (await ask(sandbox, `${OPERATIONS}v1.6/unlock_connector/`)) as {
        connectorIds: Record<string, readonly number[]>
      }
      const station = Object.keys(connectorIds).find((id) => connectorIds[id]?.includes(2)) ?? ''
      answerList(sandbox, [
        ago(1, 5, 'Failure', { chargeBoxId: station, chargeBoxName: 'Posto', connectorId: 2 }),
      ])
      await page.goto(`${sandbox.url()}${PAGE}?view=list`)
      await page
        .getByRole('button', { name: /^Mostrar detalhes de/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Comandos para o conector 2' }).click()
      for (const name of items) await expect(page.getByRole('menuitem', { name })).toBeVisible()
      await page.getByRole('menuitem', { name: 'Destravar conector' }).click()
      await expectOver(page, / · UnlockConnector$/)
      await expect(commandScreen(page).chosen).toContainText(station)
      await expect(page.getByLabel('Conector', { exact: true })).toHaveValue('2')
      expect(sends(sandbox)).toEqual([])
    })
  })
})
