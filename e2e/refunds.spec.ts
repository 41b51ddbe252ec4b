import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import {
  ALL,
  FINANCIAL,
  readNow,
  reais,
  refundable,
  refundsOf,
  SUMMARY,
  screen,
} from './support/financial.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

/** Three recharges that can be refunded. */
const findThree = async (sandbox: Sandbox) => {
  const [first, second, third] = await refundable(sandbox)
  if (!first || !second || !third) throw new Error('nothing to refund')
  return { first, second, third }
}

/** Opens the drawer of a movement; the page is one of the product already. */
const open = async (page: Page, { pk }: { readonly pk: number }) => {
  const path = `${FINANCIAL}?number=${pk}`
  if (page.url().endsWith('.svg')) await page.goto(path)
  else await reopen(page, path)
  const { rows, bar } = screen(page)
  await rows.first().click()
  await expect(bar).toBeVisible()
}
const isBack = (page: Page) =>
  expect(
    screen(page)
      .drawer.locator('span', { hasText: /^Reembolsado$/ })
      .first(),
  ).toBeVisible()

test('refunds: of all, and in parts', async ({ page, sandbox }) => {
  await test.step('a refund of all: requested, then seen; pressed twice it is sent once', async () => {
    const { first } = await findThree(sandbox)
    const { refund, all, confirm, question } = screen(page)
    await enter(page, sandbox, 'everything', { path: null })
    await test.step('RFD-001 RFD-002 RFD-005 RFD-007 RFD-012 RFD-013 a double click sends one; list and totals are read again', async () => {
      const paid = first.amount ?? 0
      await open(page, first)
      const summaries = callsTo(sandbox, SUMMARY).length
      await refund.click()
      await all.click()
      await expect(question).toContainText(first.personName ?? '')
      await expect(question).toContainText(reais(paid))
      await expect(question).toContainText(/restam R\$\s0,00/)
      await confirm.dblclick()
      await expect(toast(page, 'Estorno de')).toBeVisible()
      expect(refundsOf(sandbox)).toEqual([`${ALL}/${first.pk}/payments/refunds`])
      await expect.poll(() => callsTo(sandbox, SUMMARY).length).toBeGreaterThan(summaries)
      await isBack(page)
      await expect(refund).toHaveAttribute('aria-disabled', 'true')
      expect(await readNow(sandbox, first)).toMatchObject({ status: 'refunded', refunded: paid })
    })
  })
  await test.step('a refund in parts: a part, a second part, the rest, and nothing beyond it', async () => {
    sandbox.control.clearFaults()
    sandbox.control.clearRequests()
    const { first } = await findThree(sandbox)
    const paid = first.amount ?? 0
    const { refund, amount: field, part, confirm, bar, all } = screen(page)
    await open(page, first)
    await test.step('RFD-003 RFD-004 RFD-007 RFD-008 RFD-009 parts', async () => {
      await open(page, first)
      for (const [typed, left] of [
        ['100', paid - 100],
        ['250', paid - 350],
      ] as const) {
        await refund.click()
        await field.fill('')
        await field.pressSequentially(typed)
        await part.click()
        await confirm.click()
        await expect(bar).toContainText(reais(left))
        await expect(refund).not.toHaveAttribute('aria-disabled', 'true')
      }
      await refund.click()
      await field.pressSequentially(String(paid - 349))
      await expect(part).toHaveAttribute('aria-disabled', 'true')
      await expect(
        page.getByText('O valor parcial não pode ser maior que o valor total restante').first(),
      ).toBeVisible()
      await expect(all).toContainText('Estornar o restante')
      await all.click()
      await confirm.click()
      await isBack(page)
      const rest = ((paid - 350) / 100).toFixed(2)
      expect(refundsOf(sandbox).map((path) => path.split('?')[1])).toEqual([
        'partialAmount=1.00',
        'partialAmount=2.50',
        `partialAmount=${rest}`,
      ])
      expect(await readNow(sandbox, first)).toMatchObject({ refunded: paid })
    })
  })
})
