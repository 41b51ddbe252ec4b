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

test('a refund of all', async ({ page, sandbox }) => {
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
})
