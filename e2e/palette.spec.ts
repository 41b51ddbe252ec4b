import { expectPath, stored } from './support/browser.ts'
import { API } from './support/calls.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const HOME = { heading: 'Visão geral' }
const GROUPS = '/station_groups'

/** The palette and the sheet of the keys, in pt-BR. */
const screen = (page: Page) => ({
  palette: page.getByRole('dialog', { name: 'Ir para…' }),
  field: page.getByRole('combobox', { name: 'Estação, tela ou ação' }),
  options: page.getByRole('option'),
  marked: page.getByRole('option', { selected: true }),
  group: (name: string) => page.getByRole('group', { name, exact: true }),
  sheet: page.getByRole('dialog', { name: 'Atalhos de teclado' }),
  singleKeys: page.getByRole('switch', { name: 'Atalhos de uma tecla' }),
  heading: (name: string) => page.getByRole('heading', { name, level: 1 }),
})

/** Waits for the code of the keys, which the first of them brings. */
const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await expect(screen(page).field).toBeFocused()
}

test('the palette: not in the first load; pages, actions and stations; open by its button, out of a field, never over a menu', async ({
  page,
  sandbox,
}) => {
  const { palette, options, field, marked, group, sheet } = screen(page)
  await test.step('the first load brings none of it', async () => {
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await enter(page, sandbox, 'everything', { path: GROUPS })
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const isPalette = (url: string) => /CommandCenter|palette\.pt-BR/.test(url)
    expect(files.filter(isPalette)).toEqual([])
    await openPalette(page)
    expect(files.filter(isPalette).length).toBeGreaterThan(0)
    expect(files.filter((url) => url.includes(`${API}users_data`))).toEqual([])
  })
  await test.step('pages and actions, and the one that is chosen', async () => {
    await expect(group('Telas').getByRole('option')).toContainText([
      'Visão geral',
      'Estações',
      'Grupos de estações',
    ])
    await expect(
      group('Ações').getByRole('option').filter({ hasText: 'Novo grupo de estações' }),
    ).toBeVisible()
    // Many stations hold these letters; a page begins with them.
    await field.fill('esta')
    await expect(marked).toHaveText(/^Estações/)
    await field.fill('novo grupo')
    await expect(marked).toContainText('Novo grupo de estações')
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expectPath(page, '/station_groups/create')

    await openPalette(page)
    await field.fill('nada que exista')
    await expect(options).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  })
  await test.step('stations as they stand now, live, and the one that is chosen', async () => {
    await openPalette(page)
    await field.fill('ipe-0001')
    await expect(marked).toContainText('IPE-0001')
    await expect(group('Estações').getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expectPath(page, '/stations')
    expect(new URL(page.url()).searchParams.get('station')).toMatch(/^\d+$/)
    await expect(page.getByText(/^IPE-0001 · /)).toBeVisible()
  })
  await test.step('by its button too, and the focus goes back there', async () => {
    await page.goto(GROUPS)
    const button = page.getByRole('button', { name: 'Ir para… (Ctrl K)' })
    await button.click()
    await expect(screen(page).field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
  await test.step('it rests while a menu is open; opens out of a field, and in the place of the sheet of the keys', async () => {
    await page.getByRole('searchbox', { name: 'Buscar grupo pelo nome' }).click()
    await openPalette(page)
    await page.keyboard.press('Control+k')
    await expect(palette).toBeHidden()
    await page.getByRole('button', { name: /^Menu de/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette).toBeHidden()
    await page.getByRole('menuitem', { name: 'Atalhos de teclado' }).click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(sheet).toBeHidden()
    await expect(palette).toBeVisible()
  })
})

test('keys: from page to page, typing inside a field, on a sheet that says what the page is for, and off for who wants none', async ({
  page,
  sandbox,
}) => {
  const { sheet, singleKeys, heading, palette } = screen(page)
  await test.step('one after the other; the very first one already', async () => {
    await enter(page, sandbox, 'everything', { path: GROUPS })
    await expect(screen(page).heading('Grupos de estações')).toBeVisible()
    // Both at once: a busy machine takes longer between two presses than a sequence waits.
    await Promise.all(['g', 'h'].map((key) => page.keyboard.press(key)))
    await expectPath(page, '/')
    await expect(screen(page).heading(HOME.heading)).toBeVisible()
    // A list that stands on the page, as that of the map's stations does, keeps no key to itself.
    await expect(page.getByRole('listbox').first()).toBeVisible()
    // Home is slow to draw on a busy machine, and a sequence has its time.
    await expect(async () => {
      for (const key of ['g', 'g']) await page.keyboard.press(key)
      expect(new URL(page.url()).pathname).toBe(GROUPS)
    }).toPass()
  })
  await test.step('typing inside a field; / goes to the search of the page and writes nothing into it', async () => {
    const search = page.getByRole('searchbox', { name: 'Buscar grupo pelo nome' })
    await expect(search).toBeVisible()
    await openPalette(page)
    await page.keyboard.press('Escape')
    // The dialog gives the focus back in a moment of its own, later than a test presses and sooner than a person.
    await expect(palette).toBeHidden()
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await page.keyboard.type('gh?/')
    await expect(search).toHaveValue('gh?/')
    await expectPath(page, GROUPS)
    await expect(screen(page).sheet).toBeHidden()
  })
  await test.step('? what the open page is for, what was tested for accessibility, and where a barrier is reported', async () => {
    await page.goto(GROUPS)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.keyboard.press('?')
    await expect(sheet.getByRole('region', { name: 'Esta tela: Grupos de estações' })).toContainText(
      'mesmo local',
    )
    await page.goto(`${sandbox.url()}/virtual-groups/edit/4/chargeboxes`)
    await expect(page.getByRole('heading', { level: 1, name: 'Adicionar carregadores' })).toBeVisible()
    await page.keyboard.press('?')
    await expect(sheet.getByRole('region', { name: 'Esta tela: Adicionar carregadores' })).toBeVisible()
    const accessibility = sheet.getByRole('region', { name: 'Acessibilidade' })
    await expect(accessibility.getByRole('link', { name: 'Declaração de acessibilidade' })).toHaveAttribute(
      'href',
      '/accessibility',
    )
    await accessibility.getByRole('link', { name: 'Relatar uma barreira' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(sheet).toBeHidden()
  })
  await test.step('WCAG 2.1.4 they stand on a sheet, can be switched off, and stay off for this user', async () => {
    await page.goto(GROUPS)
    await expect(heading('Grupos de estações')).toBeVisible()
    const row = page.getByRole('row').nth(1)
    await row.focus()
    await page.keyboard.press('?')
    await expect(sheet.getByRole('region', { name: 'Ir para' })).toContainText('Grupos de estações')
    await singleKeys.click()
    await expect(sheet.getByRole('region', { name: 'Ir para' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    // The sheet gives the focus back as it goes; nothing may be pressed before.
    await expect(row).toBeFocused()

    const isOff = async () => {
      await expect(page.getByRole('row').nth(2)).toBeVisible()
      await row.focus()
      await page.keyboard.press('j')
      await expect(row).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(row).not.toBeFocused()
      for (const key of ['g', 'h', '?']) await page.keyboard.press(key)
      await expect(sheet).toBeHidden()
      await expectPath(page, GROUPS)
    }
    await isOff()
    await page.reload()
    await expect(heading('Grupos de estações')).toBeVisible()
    await isOff()
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible()
    const kept = Object.entries(await stored(page)).find(([key]) => key.startsWith('preferences:move:'))
    expect(JSON.parse(kept?.[1] ?? '{}')).toMatchObject({ singleKeys: false })
  })
})
