import type { Locator } from '@playwright/test'
import { expectOver } from './support/browser.ts'
import { tabTo } from './support/keys.ts'
import { commandScreen, passTime, quietStations, sends } from './support/operations.ts'
import { enter } from './support/session.ts'
import { LIST, screen } from './support/stationList.ts'
import { expect, type Page, test } from './support/test.ts'

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
