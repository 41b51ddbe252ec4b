import { toast } from './support/browser.ts'
import { tell } from './support/network.ts'
import { detailOf, entriesOf, LIST, PEAK, pricingWrites, screen } from './support/pricing.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

type Network = Parameters<typeof entriesOf>[0]

const ruleOf = async (sandbox: Network, day: string) =>
  (await entriesOf(sandbox, PEAK)).find((each) => each.dayOfWeek === day && each.general === true)

/** Somebody else saves another base price for a day. */
async function otherSaves(sandbox: Network, day: string, kwhPrice: number) {
  const theirs = (await entriesOf(sandbox, PEAK)).map(
    ({ service_price_income_human_readable: _, ...each }) =>
      each.dayOfWeek === day && each.general === true ? { ...each, kwhPrice } : each,
  )
  await tell(sandbox, 'PUT', detailOf(PEAK), { dynamicPricingDetailFormList: theirs })
}

async function type(page: Page, cents: string) {
  const price = screen(page).money('Preço por kWh')
  await expect(price).toBeVisible()
  await price.fill('')
  await price.pressSequentially(cents)
}

for (const { stays, choice, kwh } of [
  { stays: 'theirs', choice: 'Fica o da outra pessoa', kwh: 3 },
  { stays: 'mine', choice: 'Fica o meu', kwh: 2.1 },
])
  test(`DPR-041 somebody else changed the same day: what stood, mine and theirs are shown, and ${stays} stays`, async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
    const { save, confirm, dialog } = screen(page)
    await type(page, '210')
    await otherSaves(sandbox, 'MONDAY', 3)
    const writes = pricingWrites(sandbox).length
    await save.click()
    await confirm.click()
    const side = (name: string) => dialog.getByRole('region', { name: `Segunda-feira: ${name}` })
    await expect(side('Antes')).toContainText('Regra geral: R$ 1,90/kWh')
    await expect(side('O meu')).toContainText('Regra geral: R$ 2,10/kWh')
    await expect(side('O da outra pessoa')).toContainText('Regra geral: R$ 3,00/kWh')
    // Nothing is sent before somebody has chosen.
    expect(pricingWrites(sandbox)).toHaveLength(writes)
    await dialog.getByRole('radio', { name: choice }).check()
    await confirm.click()
    await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
    expect((await ruleOf(sandbox, 'MONDAY'))?.kwhPrice).toBe(kwh)
    expect(pricingWrites(sandbox)).toHaveLength(writes + 1)
  })

test('DPR-041 a double click saves once', async ({ page, sandbox }) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
  const { save, confirm } = screen(page)
  await type(page, '210')
  await save.click()
  await confirm.dblclick()
  await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
  expect(pricingWrites(sandbox)).toHaveLength(1)
})

test('DPR-045 an answer that stays lost locks the week, in whatever way its dialog is left, until somebody verifies', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
  const { save, confirm, dialog, money } = screen(page)
  await type(page, '210')
  await save.click()
  await expect(dialog).toBeVisible()
  sandbox.control.addFault({ method: 'PUT', path: detailOf(PEAK), kind: 'truncated', after: true, times: 1 })
  // Past the look before it is sent, what would tell how it ended cannot be read either.
  const blind = sandbox.control.addFault({ method: 'GET', path: detailOf(PEAK), status: 500, skip: 1 })
  await confirm.click()
  await expect(dialog.getByRole('button', { name: 'Verificar' })).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  const note = page
    .getByRole('main')
    .getByText('Não se sabe se a última gravação chegou')
    .filter({ visible: true })
  await expect(note.first()).toBeVisible()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(money('Preço por kWh')).toHaveAttribute('readonly', '')
  sandbox.control.clearFaults(blind.id)
  await page.getByRole('main').getByRole('button', { name: 'Verificar' }).click()
  await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
  await expect(note).toHaveCount(0)
  expect(pricingWrites(sandbox)).toHaveLength(1)
  expect((await ruleOf(sandbox, 'MONDAY'))?.kwhPrice).toBe(2.1)
})

test('without a network the week is read only and says why', async ({ page, sandbox, context }) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
  const grid = page.getByRole('grid', { name: 'Preços da semana' })
  await expect(grid).toHaveAttribute('aria-readonly', 'false')
  await context.setOffline(true)
  await expect(grid).toHaveAttribute('aria-readonly', 'true')
  await expect(page.getByText('Sem rede neste aparelho').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Excluir a exceção/ })).toHaveCount(0)
  await context.setOffline(false)
  await expect(grid).toHaveAttribute('aria-readonly', 'false')
})

test('a day is copied from its head; what it replaces is said first, and saved with the week', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
  const { save, confirm } = screen(page)
  await page.getByRole('button', { name: 'Copiar sábado para…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Segunda' }).check()
  await expect(dialog.getByRole('status')).toContainText(/Segunda 18:00–22:00: R\$\s2,47\/kWh/)
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Desfazer: copiar sábado' })).toBeVisible()
  await save.click()
  await confirm.click()
  await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
  const monday = (await entriesOf(sandbox, PEAK)).filter((each) => each.dayOfWeek === 'MONDAY')
  const hours = monday.filter(({ general }) => general === false)
  expect(hours.map(({ durationPrice }) => Number(durationPrice) > 0)).toEqual([false, true])
})

test('a copy whose source could not be read says why it cannot be saved', async ({ page, sandbox }) => {
  sandbox.control.addFault({ method: 'GET', path: detailOf(PEAK), status: 500 })
  await enter(page, sandbox, 'everything', { path: LIST })
  await page.getByRole('button', { name: 'Duplicar Horário de ponta' }).click()
  const save = page.getByRole('dialog').getByRole('button', { name: 'Salvar' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(save).toHaveAccessibleDescription('Sem os preços de origem não há o que copiar')
  await page.getByLabel('Nome do perfil').press('Enter')
  expect(pricingWrites(sandbox)).toEqual([])
})
