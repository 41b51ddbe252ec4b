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
