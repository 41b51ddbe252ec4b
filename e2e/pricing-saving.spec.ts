import { toast } from './support/browser.ts'
import { tell } from './support/network.ts'
import { detailOf, entriesOf, LIST, ODD, PEAK, pricingWrites, screen } from './support/pricing.ts'
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

test('DPR-041 somebody else saved meanwhile: of another day both stand; of the same day what stood, mine and theirs are shown, and one is chosen', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
  const { save, confirm, dialog } = screen(page)
  const side = (name: string) => dialog.getByRole('region', { name: `Segunda-feira: ${name}` })
  await type(page, '210')
  await otherSaves(sandbox, 'SUNDAY', 3)
  await save.click()
  await confirm.click()
  await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
  expect((await ruleOf(sandbox, 'MONDAY'))?.kwhPrice).toBe(2.1)
  expect((await ruleOf(sandbox, 'SUNDAY'))?.kwhPrice).toBe(3)
  for (const { mine, before, theirs, choice, kwh } of [
    { mine: '230', before: '2,10', theirs: 4, choice: 'Fica o meu', kwh: 2.3 },
  ])
    await test.step(choice, async () => {
      await expect(dialog).toBeHidden()
      await type(page, mine)
      await otherSaves(sandbox, 'MONDAY', theirs)
      const writes = pricingWrites(sandbox).length
      await save.click()
      await confirm.click()
      await expect(side('Antes')).toContainText(`Regra geral: R$ ${before}/kWh`)
      await expect(side('O meu')).toContainText(`Regra geral: R$ 2,${mine.slice(1)}/kWh`)
      await expect(side('O da outra pessoa')).toContainText(`Regra geral: R$ ${theirs},00/kWh`)
      // Nothing is sent before somebody has chosen.
      expect(pricingWrites(sandbox)).toHaveLength(writes)
      await dialog.getByRole('radio', { name: choice }).check()
      await confirm.click()
      await expect.poll(() => pricingWrites(sandbox).length).toBe(writes + 1)
      await expect.poll(async () => (await ruleOf(sandbox, 'MONDAY'))?.kwhPrice).toBe(kwh)
    })
})

test('DPR-041 DPR-045 how a save ends: refused, locked in whatever way its dialog is left until somebody verifies', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
  const { save, confirm, dialog, money } = screen(page)
  const price = money('Preço por kWh')
  const lose = () =>
    sandbox.control.addFault({
      method: 'PUT',
      path: detailOf(PEAK),
      kind: 'truncated',
      after: true,
      times: 1,
    })
  await type(page, '210')
  await test.step('a refusal keeps what was typed', async () => {
    sandbox.control.addFault({ method: 'PUT', path: detailOf(PEAK), status: 500, times: 1 })
    await save.click()
    await confirm.click()
    await expect(dialog).toContainText('Não foi possível atualizar o Perfil de Precificação!')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(price).toHaveValue(/2,10/)
  })
  await test.step('one that stays lost locks the week until somebody verifies', async () => {
    await type(page, '220')
    await save.click()
    await expect(dialog).toBeVisible()
    lose()
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
    await expect(price).toHaveAttribute('readonly', '')
    sandbox.control.clearFaults(blind.id)
    await page.getByRole('main').getByRole('button', { name: 'Verificar' }).click()
    await expect(note).toHaveCount(0)
    expect(pricingWrites(sandbox)).toHaveLength(2)
    expect((await ruleOf(sandbox, 'MONDAY'))?.kwhPrice).toBe(2.2)
  })
})

test('DPR-041 entries that could not be read go back as they came', async ({ page, sandbox }) => {
  const { day, save, confirm } = screen(page)
  await enter(page, sandbox, 'everything', { path: `${LIST}/${ODD}` })
  await expect(page.getByText(/1 entrada não pôde ser lida/)).toBeVisible()
  const odd = (await entriesOf(sandbox, ODD)).find((each) => each.dayOfWeek === 'HOLIDAY')
  await day('Terça-feira').click()
  await type(page, '250')
  await save.click()
  await confirm.click()
  await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
  expect((await entriesOf(sandbox, ODD)).find((each) => each.dayOfWeek === 'HOLIDAY')).toEqual(odd)
})
