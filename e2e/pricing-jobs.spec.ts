import { expectPath, toast } from './support/browser.ts'
import { fromHome, homeAgain } from './support/hands.ts'
import { entriesOf, LIST, PEAK, screen, sentBodies } from './support/pricing.ts'
import { expect, type Page, test } from './support/test.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Preços da semana' })
const price = (page: Page) => page.getByRole('textbox', { name: /Preço por kWh/ })

/** Where an hour of a day stands on the screen. */
async function spot(page: Page, day: string, hour: number) {
  const box = await grid(page).locator(`[data-day="${day}"]`).boundingBox()
  if (!box) throw new Error(`the grid has no ${day}`)
  return { x: box.x + (box.width * hour) / 24, y: box.y + box.height / 2 }
}

/** One drag over the hours of several days. */
async function drag(page: Page, from: readonly [string, number], to: readonly [string, number]) {
  const start = await spot(page, ...from)
  const end = await spot(page, ...to)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

/** The profile by the menu and its card: two presses. */
async function openProfile(page: Page, { click, menu }: Awaited<ReturnType<typeof fromHome>>) {
  await menu('Perfis de preço')
  await click(page.getByRole('main').getByRole('link', { name: 'Horário de ponta' }).first())
  await expectPath(page, `${LIST}/${PEAK}`)
}

test('"Evenings dearer", "Christmas is another price": menu, card, a drag over the days, Salvar, Confirmar', async ({
  page,
  sandbox,
}) => {
  const { save, confirm, dialog, money } = screen(page)
  const before = await entriesOf(sandbox, PEAK)
  const day = (date: RegExp) => page.getByRole('gridcell', { name: date })
  await test.step('evenings', async () => {
    const hand = await fromHome(page, sandbox)
    await openProfile(page, hand)
    await grid(page).scrollIntoViewIfNeeded()
    await drag(page, ['SATURDAY', 10], ['SUNDAY', 12])
    await expect(price(page)).toBeFocused()
    await page.keyboard.type('230')
    // Going on to Salvar keeps what was typed.
    await hand.click(save)
    await expect(dialog).toContainText('R$ 2,30/kWh')
    await hand.click(confirm)
    await expect(toast(page, 'Perfil de Precificação atualizado com sucesso!')).toBeVisible()
    hand.did('pricing-2')
    const after = await entriesOf(sandbox, PEAK)
    expect(after.length).toBe(before.length + 2)
    expect(after.filter(({ kwhPrice }) => kwhPrice === 2.3).map(({ dayOfWeek }) => dayOfWeek)).toEqual(
      expect.arrayContaining(['SATURDAY', 'SUNDAY']),
    )
  })
  await test.step('DPR-010 Christmas', async () => {
    const hand = await homeAgain(page)
    await openProfile(page, hand)
    await day(/30\/06\/2026/).scrollIntoViewIfNeeded()
    await day(/30\/06\/2026/).hover()
    await page.mouse.down()
    await day(/02\/07\/2026/).hover()
    await page.mouse.up()
    await expect(page.getByRole('textbox', { name: 'Data de início' })).toHaveValue('30/06/2026')
    await expect(page.getByRole('textbox', { name: 'Data final' })).toHaveValue('02/07/2026')
    await money('Preço por kWh').fill('')
    await money('Preço por kWh').pressSequentially('333')
    // Salvar keeps the exception, goes back to the week and asks.
    await hand.click(save)
    await expectPath(page, `${LIST}/${PEAK}`)
    await expect(dialog).toContainText('R$ 3,33/kWh')
    await hand.click(confirm)
    await expect(toast(page, 'Perfil de Precificação atualizado com sucesso!')).toBeVisible()
    hand.did('pricing-3')
    const after = await entriesOf(sandbox, PEAK)
    expect(after.length).toBe(before.length + 3)
    expect(after.find(({ kwhPrice }) => kwhPrice === 3.33)).toMatchObject({ exception: true })
  })
  await test.step('a press on it shows that week, with the exception over its days', async () => {
    await day(/01\/07\/2026/).click()
    await expect(page.getByRole('heading', { name: 'Semana de 29/06/2026' })).toBeVisible()
    await page.getByRole('button', { name: 'Semana típica' }).click()
    await expect(page.getByRole('heading', { name: 'Semana', exact: true })).toBeVisible()
  })
})

test('"Same list for the new site, 5 % more", "What will the change bring?"', async ({ page, sandbox }) => {
  await test.step('palette, Duplicar, name, Salvar: old and new prices stand before', async () => {
    const sent = sentBodies(page)
    const { click, did, palette } = await fromHome(page, sandbox)
    await palette('Horário de ponta', /Horário de ponta/)
    await click(page.getByRole('button', { name: 'Duplicar', exact: true }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nome do perfil').fill('Terminal Leste')
    await dialog.getByLabel(/Mudar todos os preços em/).fill('5')
    await expect(dialog.getByRole('list', { name: 'Preços antes e depois' })).toContainText(
      /R\$\s1,90\/kWh.*→ R\$\s2,00\/kWh/,
    )
    await click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(page.getByRole('heading', { name: 'Terminal Leste' })).toBeVisible()
    did('pricing-4')
    const [, put] = sent as [unknown, { dynamicPricingDetailFormList: { kwhPrice: number; taxes: number }[] }]
    const list = put.dynamicPricingDetailFormList
    const before = await entriesOf(sandbox, PEAK)
    expect(list.map(({ kwhPrice }) => kwhPrice)).toEqual(
      before.map(({ kwhPrice }) => Math.round(Number(kwhPrice) * 105) / 100),
    )
    expect(list.map(({ taxes }) => taxes)).toEqual(before.map(({ taxes }) => taxes))
  })
  await test.step('menu, card, Calcular, a drag and Enter: the same recharge, and the last 28 days, before and after', async () => {
    const hand = await homeAgain(page)
    await openProfile(page, hand)
    const hours = page.getByRole('table', { name: 'A mesma recarga nesse dia' })
    await expect(hours.getByRole('row')).toHaveCount(4)
    await expect(hours.getByRole('columnheader', { name: 'Antes' })).toBeHidden()
    const past = page.getByRole('region', { name: /Os últimos 28 dias/ })
    await hand.click(past.getByRole('button', { name: 'Calcular' }))
    const sum = (name: RegExp) => past.getByRole('row', { name }).getByRole('cell')
    await expect(sum(/^Recargas/)).toHaveText(/^[1-9]/)
    const saved = await sum(/^Pelos preços salvos/).textContent()
    await expect(sum(/^Diferença/)).toHaveCount(0)
    const date = page.getByRole('textbox', { name: 'Dia da recarga' })
    await date.fill('20/06/2026')
    await date.press('Tab')
    await grid(page).scrollIntoViewIfNeeded()
    await drag(page, ['SATURDAY', 10], ['SATURDAY', 12])
    await expect(price(page)).toBeFocused()
    await page.keyboard.type('990')
    await hand.key('Enter')
    await expect(hours.getByRole('columnheader', { name: 'Antes' })).toBeVisible()
    const dearest = hours.getByRole('row', { name: /mais cara, 10:00–12:00/ })
    const amounts = await dearest.getByRole('cell').allTextContents()
    expect(amounts).toHaveLength(2)
    expect(amounts[0]).not.toBe(amounts[1])
    // The recharges that were read are priced again by what stands on the page.
    await expect(sum(/^Pelos preços salvos/)).toHaveText(saved ?? '')
    await expect(sum(/^Diferença/)).toHaveText(/^\+R\$\s[1-9]/)
    await expect(sum(/^Ficam mais caras/)).toHaveText(/^[1-9]/)
    hand.did('pricing-5')
  })
})
