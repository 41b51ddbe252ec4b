import type { Sandbox } from '@corrente/sandbox'
import { expectPath, toast } from './support/browser.ts'
import { hands } from './support/hands.ts'
import { readNetwork } from './support/network.ts'
import { enter } from './support/session.ts'
import { findTags, LIST, makeCard, readOne, screen, writes } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { readAll } from './support/users.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Estação, tela ou ação' })
const verdict = (page: Page, id: string) => page.getByRole('region', { name: `Cartão ${id}`, exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Navegação principal' })

const home = async (page: Page, sandbox: Sandbox) => {
  await enter(page, sandbox, 'everything')
  await expect(page.getByRole('heading', { name: 'Visão geral', level: 1 })).toBeVisible()
  return hands(page)
}
/** Ctrl K, a text, Enter: two presses. */
async function open(page: Page, hand: ReturnType<typeof hands>, text: string, entry: string | RegExp = text) {
  await hand.key('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
  await expect(page.getByRole('option', { selected: true })).toContainText(entry)
  await hand.key('Enter')
}

test.describe('jobs of tags, in so many presses from home', () => {
  test('jobs 1 and 5: the number, Enter: two, and owner, parent, account and whether it charges are there', async ({
    page,
    sandbox,
  }) => {
    const card = (await findTags(sandbox, 'page=1&size=10000')).find(
      ({ type, idTag, ownerName, parentIdTag, accountName }) =>
        type === 'CARD' &&
        /^[\dA-F]{8}$|^[\dA-F]{14}$/.test(idTag) &&
        ownerName &&
        parentIdTag &&
        accountName,
    )
    const id = card?.idTag ?? ''
    const hand = await home(page, sandbox)
    await open(page, hand, id)
    for (const text of [card?.ownerName, card?.parentIdTag, card?.accountName])
      await expect(verdict(page, id)).toContainText(text ?? '-')
    await expect(verdict(page, id)).toContainText(/Carregando|Sem recarga/)
    expect(hand.count()).toBe(2)
  })

  test('job 1: a recharge with the card goes on: its stop is filled in, one press away', async ({
    page,
    sandbox,
  }) => {
    const card = (await findTags(sandbox, 'page=1&size=10000')).find(
      ({ isCharging, isInactive }) => isCharging === true && !isInactive,
    )
    const id = card?.idTag ?? ''
    await enter(page, sandbox, 'everything', { path: `${LIST}?card=${id}` })
    await expect(verdict(page, id).getByRole('link', { name: 'Ver a estação' })).toBeVisible()
    await verdict(page, id).getByRole('link', { name: 'Parar recarga' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/station=/)
    await expect(page.getByRole('button', { name: 'Parar recarga' })).toBeVisible()
  })

  test('job 1: the number is not known: the station and the cards that it refused: three', async ({
    page,
    sandbox,
  }) => {
    const [station] = await readNetwork(sandbox)
    sandbox.control.emit({ card: { chargeBoxId: station?.id ?? '', idTag: 'FEED00C1' } })
    const hand = await home(page, sandbox)
    await open(page, hand, station?.id ?? '')
    await hand.click(page.getByRole('link', { name: /^Cartões recusados aqui/ }))
    await expect(page.getByRole('rowheader', { name: 'FEED00C1' })).toBeVisible()
    expect(hand.count()).toBe(3)
  })

  test('job 2: a list of cards: palette, Enter, the button, confirm: four', async ({ page, sandbox }) => {
    const hand = await home(page, sandbox)
    await open(page, hand, 'importar cart', /^Importar/)
    await page.getByRole('textbox').first().fill('id\n04FEED01\n04FEED02')
    await hand.click(page.getByRole('button', { name: /^Cadastrar 2/ }))
    await hand.click(page.getByRole('alertdialog').getByRole('button', { name: 'Cadastrar' }))
    await expect(page.getByText(/^2 feitas, 0 com erro/).first()).toBeVisible()
    expect(hand.count()).toBe(4)
  })

  test('job 4: a lost card, by its number: four', async ({ page, sandbox }) => {
    const tag = await makeCard(sandbox, { id_tag: '04A2B3C5' })
    const hand = await home(page, sandbox)
    await open(page, hand, tag.idTag)
    await hand.click(verdict(page, tag.idTag).getByRole('button', { name: 'Desativar' }))
    await hand.click(page.getByRole('alertdialog').getByRole('button', { name: 'Desativar' }))
    await expect(toast(page, `Cartão ${tag.idTag} desativado`)).toBeVisible()
    expect(hand.count()).toBe(4)
    expect((await readOne(sandbox, tag.pk))?.isInactive).toBe(true)
  })

  test('job 4: a lost card, by its person: four; the question names who it is, the others stay', async ({
    page,
    sandbox,
  }) => {
    const tags = await findTags(sandbox, 'page=1&size=10000')
    const people = await readAll(sandbox)
    const found = tags.flatMap((tag) => {
      const person = people.find(({ pk, email }) => pk === tag.parentUserPk && email)
      return tag.type === 'CARD' && !tag.isInactive && !tag.isCharging && person ? [{ tag, person }] : []
    })[0]
    const { tag, person } = found ?? {}
    const hand = await home(page, sandbox)
    await open(page, hand, person?.email ?? '', person?.name ?? '-')
    await hand.click(page.getByRole('button', { name: `Desativar o cartão ${tag?.idTag}` }))
    const question = page.getByRole('alertdialog', { name: 'Desativar cartão' })
    await expect(question).toContainText(`${person?.name} (${person?.email})`)
    await hand.click(question.getByRole('button', { name: 'Desativar' }))
    await expect(page.getByText(`Cartão ${tag?.idTag} desativado`).first()).toBeVisible()
    expect(hand.count()).toBe(4)
    expect(writes(sandbox).map(({ path }) => path)).toEqual([`/api/v1/ocpptags/${tag?.pk}/`])
    expect((await readOne(sandbox, tag?.pk ?? 0))?.isInactive).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: `Reativar o cartão ${tag?.idTag}` })).toBeVisible()
    await page.getByRole('link', { name: tag?.idTag ?? '-' }).click()
    await expect(verdict(page, tag?.idTag ?? '')).toContainText('O cartão está inativo')
  })

  test('job 6: what came in overnight: one, from the menu', async ({ page, sandbox }) => {
    const [station] = await readNetwork(sandbox)
    sandbox.control.emit({ card: { chargeBoxId: station?.id ?? '', idTag: 'FEED00D1' } })
    const hand = await home(page, sandbox)
    await hand.click(menu(page).getByRole('link', { name: /(cartão|cartões) desconhecidos?$/ }))
    await expectPath(page, '/ocpptags/unknown')
    await expect(page.getByRole('rowheader', { name: 'FEED00D1' })).toBeVisible()
    expect(hand.count()).toBe(1)
  })

  test('job 7: who charges for free: two; the mark stands beside the id in the verdict too', async ({
    page,
    sandbox,
  }) => {
    const free = (await findTags(sandbox, 'page=1&size=10000')).filter(({ isFree }) => isFree)
    const hand = await home(page, sandbox)
    await hand.click(menu(page).getByRole('link', { name: 'Tags OCPP', exact: true }))
    await page.mouse.move(900, 600)
    await hand.click(screen(page).free)
    await expect(page.getByText(`${free.length} tags`)).toBeVisible()
    expect(hand.count()).toBe(2)
    const id = free[0]?.idTag ?? ''
    await page.goto(`${LIST}?card=${id}`)
    await expect(verdict(page, id).getByText('Recarga grátis', { exact: true })).toBeVisible()
  })
})
