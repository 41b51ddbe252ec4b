import { toast } from './support/browser.ts'
import { readNetwork } from './support/network.ts'
import { enter } from './support/session.ts'
import { findTags, hold, screen } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { readAll } from './support/users.ts'
import { reopen } from './support/walk.ts'

type Target = ReturnType<Page['getByRole']>

/** Tab alone, at most so many times, until something has the focus. */
async function tabTo(page: Page, target: Target, most: number) {
  for (let pressed = 0; pressed <= most; pressed += 1) {
    if ((await target.count()) === 1 && (await target.evaluate((one) => one === document.activeElement)))
      return
    await page.keyboard.press('Tab')
  }
  const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
  throw new Error(`not reached in ${most} presses of Tab; the focus is at ${where}`)
}
/** The focus stands on something in the work, not lost at the top of the page. */
const expectInWork = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null), {
      message: 'the focus is in the work',
    })
    .toBe(true)

test('UNK-006 UNK-012 by keyboard alone a card is approved and bound to a person, and one that is held to a reader becomes a person’s', async ({
  page,
  sandbox,
}) => {
  await test.step('UNK-006 UNK-012 by keyboard alone an unknown card is approved and bound to a person; the focus is never lost', async () => {
    await hold(sandbox, 'FEED0A01', 'FEED0A02')
    const person = (await readAll(sandbox)).find(({ idTag, name, email }) => idTag && name && email)
    const press = (key: string) => page.keyboard.press(key)
    const row = (id: string) => page.getByRole('row').filter({ hasText: id })
    await enter(page, sandbox, 'everything', { path: '/ocpptags' })
    await expect(screen(page).ids.first()).toBeVisible()

    await test.step('from the tags to the inbox', async () => {
      await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Tags Desconhecidas' }), 60)
      await press('Enter')
      await expect(page.getByRole('heading', { name: 'Tags RFID Desconhecidas' })).toBeVisible()
      await expectInWork(page)
    })
    await test.step('the card is searched, its row entered by the arrows, its button by Tab', async () => {
      await tabTo(page, page.getByRole('searchbox', { name: 'Buscar pelo id da tag' }), 6)
      await page.keyboard.type('feed0a0')
      await expect(page.getByRole('rowheader')).toHaveCount(2)
      await tabTo(page, row('FEED0A01').or(row('FEED0A02')).first(), 14)
      if (!(await row('FEED0A01').evaluate((one) => one === document.activeElement))) await press('ArrowDown')
      await expect(row('FEED0A01')).toBeFocused()
      await tabTo(page, page.getByRole('button', { name: 'Aprovar FEED0A01' }), 5)
    })
    await test.step('a question left by Escape gives the focus back; a yes leaves it in the list', async () => {
      const dialog = page.getByRole('alertdialog')
      await press('Enter')
      await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
      await press('Escape')
      await expect(page.getByRole('button', { name: 'Aprovar FEED0A01' })).toBeFocused()
      await press('Enter')
      await expect(dialog).toBeVisible()
      await tabTo(page, dialog.getByRole('button', { name: 'Aprovar' }), 4)
      await press('Enter')
      await expect(toast(page, 'FEED0A01 - Tag RFID aprovada com sucesso!')).toBeVisible()
      await expect(row('FEED0A01')).toHaveCount(0)
      await expect(row('FEED0A02')).toBeFocused()
    })
    await test.step('F6 goes to what was said, and from there to the card', async () => {
      await press('F6')
      await tabTo(page, page.getByRole('link', { name: 'Atribuir a um usuário' }), 3)
      await press('Enter')
      await expect(page.getByRole('heading', { name: 'Editar tag OCPP' })).toBeVisible()
      await expectInWork(page)
    })
    await test.step('the person is found by the name, and the card saved', async () => {
      await tabTo(page, screen(page).parent, 12)
      await page.keyboard.type(person?.email ?? '')
      await expect(page.getByRole('option', { name: person?.name ?? '-' }).first()).toBeVisible()
      await press('ArrowDown')
      await press('Enter')
      await expect(screen(page).parent).toHaveValue(`${person?.idTag} · ${person?.name}`)
      await expect(screen(page).parent).toBeFocused()
      await tabTo(page, screen(page).save, 14)
      await press('Enter')
      await expect(page.getByText('Tag OCPP alterada com sucesso!').first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Tags OCPP', level: 1 })).toBeVisible()
      await expectInWork(page)
    })
    const [card] = await findTags(sandbox, 'page=1&size=10&searchInput=FEED0A01')
    expect(card).toMatchObject({ idTag: 'FEED0A01', parentIdTag: person?.idTag })
    await test.step('the last card that is approved leaves the focus in the list', async () => {
      await hold(sandbox, 'FEED0A04')
      await page.goto('/ocpptags/unknown?q=FEED0A04')
      await page.getByRole('button', { name: 'Aprovar FEED0A04' }).press('Enter')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).press('Enter')
      await expect(page.getByText('Nenhum cartão com estes filtros')).toBeVisible()
      await expect(page.getByRole('grid', { name: 'Tags RFID Desconhecidas' })).toBeFocused()
      // Only what heads the columns stands between.
      await tabTo(page, page.getByRole('button', { name: 'Mostrar todos os cartões' }), 8)
    })
  })
  await test.step('by keyboard alone a card held to a reader becomes a person’s; the focus follows each step', async () => {
    const [station] = await readNetwork(sandbox)
    const person = (await readAll(sandbox)).find(({ idTag, name }) => idTag && name)
    const press = (key: string) => page.keyboard.press(key)
    await reopen(page, `/users?person=${person?.pk}`)
    const opener = page.getByRole('button', { name: 'Cadastrar encostando' })
    await expect(opener).toBeVisible()
    await tabTo(page, opener, 60)
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Cadastrar um cartão de / })
    await expect(dialog.getByRole('combobox', { name: /^Estação/ })).toBeFocused()
    const read = page.waitForResponse((answer) => answer.url().includes('ocpptags/unknown'))
    await page.keyboard.type(station?.id ?? '')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await press('ArrowDown')
    await press('Enter')
    await read
    sandbox.control.emit({ card: { chargeBoxId: station?.id ?? '', idTag: 'FEED0A03' } })
    const choose = dialog.getByRole('button', { name: 'É este' })
    await expect(choose).toBeVisible({ timeout: 15_000 })
    await tabTo(page, choose, 4)
    await press('Enter')
    // What was pressed is gone: the focus goes on to the harmless answer, beside the one that registers.
    await expect(dialog.getByRole('button', { name: 'Escolher outro' })).toBeFocused()
    await press('Tab')
    await expect(dialog.getByRole('button', { name: 'Cadastrar', exact: true })).toBeFocused()
    await press('Enter')
    await expect(dialog).toContainText('Cartão FEED0A03 cadastrado e ligado a')
    await expect(dialog.getByRole('button', { name: 'Fechar' }).first()).toBeFocused()
    await press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})
