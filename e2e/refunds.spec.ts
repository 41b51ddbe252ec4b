import { refundKey } from '@corrente/domain/financial'
import type { Sandbox } from '@corrente/sandbox'
import { stored, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import {
  ALL,
  answerMovements,
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

const POST = '/mk-ms-financial/transactions/*/payments/refunds'

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

test('refunds: of all, in parts, refused, and one that is not seen at once', async ({ page, sandbox }) => {
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
  await test.step('a refund in parts: refused, of a row that changed meanwhile, a part, a second part, the rest, and nothing beyond it', async () => {
    sandbox.control.clearFaults()
    sandbox.control.clearRequests()
    const { first } = await findThree(sandbox)
    const paid = first.amount ?? 0
    const { refund, amount: field, part, confirm, bar, all } = screen(page)
    const said = page.getByRole('alertdialog')
    await open(page, first)
    await test.step('RFD-014 a refusal says so and changes nothing; nothing is sent where the row changed meanwhile', async () => {
      sandbox.control.addFault({ method: 'POST', path: POST, status: 400, body: { message: 'no' }, times: 1 })
      await refund.click()
      await all.click()
      await confirm.click()
      await expect(said.getByText('Ocorreu um erro ao tentar fazer o estorno!')).toBeVisible()
      expect(await readNow(sandbox, first)).toMatchObject({ refunded: 0 })
      expect(Object.values(await stored(page)).join()).not.toContain('refund:')
      answerMovements(sandbox, [{ transactionPk: first.pk, paymentTransactionAmountRefunded: 3 }])
      await confirm.click()
      await expect(said.getByText(/o valor mudou desde que você abriu/)).toBeVisible()
      expect(refundsOf(sandbox)).toHaveLength(1)
      sandbox.control.clearFaults()
      sandbox.control.clearRequests()
    })
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
  await test.step('a refund that is not seen at once: locked past a reload, found by itself; never seen, released after ten minutes behind a warning', async () => {
    sandbox.control.clearFaults()
    sandbox.control.clearRequests()
    const { first, second } = await findThree(sandbox)
    const { refund, all, confirm, drawer } = screen(page)
    await test.step('late settlement: requested, in the list of open ones, then seen; no name is kept', async () => {
      await open(page, first)
      sandbox.control.refunds(60_000)
      await refund.click()
      await all.click()
      await confirm.click()
      await expect(toast(page, 'Sua solicitação de estorno foi enviada com sucesso!')).toBeVisible()
      await expect(drawer.getByText('Estorno solicitado')).toBeVisible()
      await expect(refund).toHaveAttribute('aria-disabled', 'true')
      const kept = Object.values(await stored(page)).join()
      expect(kept).toContain(refundKey(first))
      expect(kept).not.toContain(first.personName ?? '-')
      await page.reload()
      await page.getByRole('button', { name: '1 estorno em aberto' }).click()
      const dialog = page.getByRole('dialog', { name: 'Estornos em aberto' })
      await expect(dialog.getByText('Estorno solicitado')).toBeVisible()
      sandbox.control.clock({ advanceMs: 61_000 })
      // Seen by itself; "Verificar" only spares the wait.
      await expect(toast(page, 'Estorno de')).toBeVisible()
      await expect(dialog.getByText('Nenhum estorno em aberto neste navegador.')).toBeVisible()
      expect(refundsOf(sandbox)).toHaveLength(1)
      sandbox.control.refunds(0)
    })
    await test.step('never seen: unknown stays locked, and only once it is released it can be asked for again', async () => {
      sandbox.control.clearRequests()
      await open(page, second)
      sandbox.control.addFault({ method: 'POST', path: POST, status: 502, times: 1 })
      await refund.click()
      await all.click()
      await confirm.click()
      for (let look = 0; look < 6; look += 1) await page.clock.fastForward(5_000)
      await expect(drawer.getByText('Estorno sem confirmação')).toBeVisible()
      await expect(refund).toHaveAttribute('aria-disabled', 'true')
      await expect(drawer.getByRole('button', { name: 'Liberar para novo estorno' })).toBeHidden()
      await page.clock.fastForward(601_000)
      await drawer.getByRole('button', { name: 'Liberar para novo estorno' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Liberar' }).click()
      await expect(refund).not.toHaveAttribute('aria-disabled', 'true')
      expect(await readNow(sandbox, second)).toMatchObject({ refunded: 0 })
      await refund.click()
      await all.click()
      await confirm.click()
      await isBack(page)
      expect(refundsOf(sandbox)).toHaveLength(2)
    })
  })
})
