import type { Sandbox } from '@corrente/sandbox'
import { expectPath, stored, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { readNetwork } from './support/network.ts'
import { enter } from './support/session.ts'
import { CALL, LIST, screen } from './support/stationList.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

test.describe('deleting a station', () => {
  const QUESTION = /^Deseja excluir a estação .+\? Esta ação não pode ser desfeita\.$/

  /** A station of the network, opened in the list. */
  const open = async (page: Page, sandbox: Sandbox) => {
    const [station] = (await readNetwork(sandbox)).filter(({ isActive }) => isActive)
    if (!station) throw new Error('no station')
    await enter(page, sandbox, 'everything', { path: `${LIST}?q=${encodeURIComponent(station.id)}` })
    const list = screen(page)
    await list.row(station.id).focus()
    await page.keyboard.press('Enter')
    await list.details(station.name).getByRole('button', { name: 'Excluir estação' }).click()
    return { station, one: `${CALL}${station.pk}/`, row: list.row(station.id) }
  }
  const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Excluir estação' })
  const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Excluir', exact: true })
  const deletes = (sandbox: Sandbox) => callsTo(sandbox).filter(({ method }) => method === 'DELETE')
  const isThere = async (sandbox: Sandbox, pk: number) =>
    (await readNetwork(sandbox)).some((each) => each.pk === pk)

  test('STN-023 STN-035 STN-036 STN-037 the question names it; a refusal says so; a double click is one call', async ({
    page,
    sandbox,
  }) => {
    const { station, one, row } = await open(page, sandbox)
    await expect(dialog(page)).toContainText(station.name)
    await expect(dialog(page).getByText(QUESTION)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect(deletes(sandbox)).toEqual([])

    sandbox.control.addFault({ method: 'DELETE', path: one, status: 400, times: 1 })
    await page.getByRole('button', { name: 'Excluir estação' }).click()
    await confirm(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Não foi possível deletar a estação.')
    expect(await isThere(sandbox, station.pk)).toBe(true)

    sandbox.control.clearRequests()
    sandbox.control.addFault({ method: 'DELETE', path: one, latencyMs: 2000, times: 1 })
    await confirm(page).dblclick()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Estação deletada com sucesso!')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(row).toBeHidden()
    await expect(page.getByText(/Nenhuma estação encontrada para/)).toBeVisible()
    expect(deletes(sandbox).map(({ path }) => path)).toEqual([one])
    expect(await isThere(sandbox, station.pk)).toBe(false)
    expect(await stored(page)).not.toHaveProperty('once:move:cp')
  })

  test('STN-022 STN-023 AST-007 RTE-042 its address opens the list with the question; an unknown id is not found; without the right it does not exist', async ({
    page,
    sandbox,
  }) => {
    const [station] = await readNetwork(sandbox)
    if (!station) throw new Error('no station')
    await enter(page, sandbox, 'everything', { path: `/stations/delete/${station.pk}` })
    await expect(dialog(page)).toContainText(station.name)
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
    await expectPath(page, LIST)
    await expect(screen(page).names.first()).toBeVisible()

    await page.goto('/stations/delete/999999')
    const missing = page.getByRole('dialog', { name: 'Nenhuma estação encontrada com este id.' })
    await missing.getByRole('button', { name: 'Ver as estações' }).click()
    await expectPath(page, LIST)
    expect(deletes(sandbox)).toEqual([])

    await enter(page, sandbox, 'reader', { path: `/stations/delete/${station.pk}` })
    await expectPath(page, '/not-found')
    await reopen(page, `${LIST}?q=${encodeURIComponent(station.id)}`)
    const list = screen(page)
    await list.row(station.id).focus()
    await page.keyboard.press('Enter')
    await expect(list.panel(station.name, 'Conectores')).toBeVisible()
    for (const name of ['Excluir estação', /^Definir a situação/, /^Editar/])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Editar estação' })).toHaveCount(0)
  })
})
