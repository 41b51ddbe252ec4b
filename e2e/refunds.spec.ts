import type { Sandbox } from '@corrente/sandbox'
import { expectPath, stored, toast } from './support/browser.ts'
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
import { emailOf, enter, sendSignIn } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const POST = '/mk-ms-financial/transactions/*/payments/refunds'

/** Opens the drawer of some refundable recharge. */
const open = async (page: Page, sandbox: Sandbox) => {
  const [movement] = await refundable(sandbox)
  if (!movement) throw new Error('nothing to refund')
  await enter(page, sandbox, 'everything', { path: `${FINANCIAL}?number=${movement.pk}` })
  const parts = screen(page)
  await parts.rows.first().click()
  await expect(parts.bar).toBeVisible()
  return { movement, paid: movement.amount ?? 0, ...parts }
}

test.describe('refunds', () => {
  test('RFD-001 RFD-002 RFD-005 RFD-007 RFD-012 RFD-013 all of it: requested, then seen; a double click sends one; list and totals are read again', async ({
    page,
    sandbox,
  }) => {
    const { movement, paid, refund, all, confirm, question, drawer } = await open(page, sandbox)
    const summaries = callsTo(sandbox, SUMMARY).length
    await refund.click()
    await all.click()
    await expect(question).toContainText(movement.personName ?? '')
    await expect(question).toContainText(reais(paid))
    await expect(question).toContainText(/restam R\$\s0,00/)
    await confirm.dblclick()
    await expect(toast(page, 'Estorno de')).toBeVisible()
    expect(refundsOf(sandbox)).toEqual([`${ALL}/${movement.pk}/payments/refunds`])
    await expect.poll(() => callsTo(sandbox, SUMMARY).length).toBeGreaterThan(summaries)
    await expect(drawer.locator('span', { hasText: /^Reembolsado$/ })).toBeVisible()
    await expect(refund).toHaveAttribute('aria-disabled', 'true')
    expect(await readNow(sandbox, movement)).toMatchObject({ status: 'refunded', refunded: paid })
  })

  test('RFD-003 RFD-004 RFD-007 RFD-008 RFD-009 a part, a second part, the rest, and nothing beyond it', async ({
    page,
    sandbox,
  }) => {
    const {
      movement,
      paid,
      refund,
      amount: field,
      part,
      confirm,
      bar,
      all,
      drawer,
    } = await open(page, sandbox)
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
    await expect(drawer.locator('span', { hasText: /^Reembolsado$/ })).toBeVisible()
    const rest = ((paid - 350) / 100).toFixed(2)
    expect(refundsOf(sandbox).map((path) => path.split('?')[1])).toEqual([
      'partialAmount=1.00',
      'partialAmount=2.50',
      `partialAmount=${rest}`,
    ])
    expect(await readNow(sandbox, movement)).toMatchObject({ refunded: paid })
  })

  test('RFD-014 a refusal says so and changes nothing; nothing is sent where the row changed meanwhile', async ({
    page,
    sandbox,
  }) => {
    const { movement, refund, all, confirm } = await open(page, sandbox)
    sandbox.control.addFault({ method: 'POST', path: POST, status: 400, body: { message: 'no' }, times: 1 })
    await refund.click()
    await all.click()
    await confirm.click()
    await expect(
      page.getByRole('alertdialog').getByText('Ocorreu um erro ao tentar fazer o estorno!'),
    ).toBeVisible()
    expect(await readNow(sandbox, movement)).toMatchObject({ refunded: 0 })
    expect(Object.values(await stored(page)).join()).not.toContain('refund:')
    answerMovements(sandbox, [{ transactionPk: movement.pk, paymentTransactionAmountRefunded: 3 }])
    await confirm.click()
    await expect(page.getByRole('alertdialog').getByText(/o valor mudou desde que você abriu/)).toBeVisible()
    expect(refundsOf(sandbox)).toHaveLength(1)
  })

  for (const [name, fault] of [
    ['a lost answer', { kind: 'truncated', status: 200, body: { type: 'success' }, after: true }],
    ['502 after the effect', { status: 502, after: true }],
    ['the page of a portal after the effect', { kind: 'html', after: true }],
  ] as const)
    test(`${name}: looked up and seen as done, one send`, async ({ page, sandbox }) => {
      const { movement, paid, refund, all, confirm, drawer } = await open(page, sandbox)
      sandbox.control.addFault({ method: 'POST', path: POST, times: 1, ...fault })
      await refund.click()
      await all.click()
      await confirm.click()
      await expect(toast(page, 'Estorno de')).toBeVisible()
      await expect(drawer.locator('span', { hasText: /^Reembolsado$/ })).toBeVisible()
      expect(refundsOf(sandbox)).toHaveLength(1)
      expect(await readNow(sandbox, movement)).toMatchObject({ refunded: paid })
    })

  test('late settlement: requested, locked past a reload, in the list of open ones, then seen; no name is kept', async ({
    page,
    sandbox,
  }) => {
    const { movement, refund, all, confirm, drawer } = await open(page, sandbox)
    sandbox.control.refunds(60_000)
    await refund.click()
    await all.click()
    await confirm.click()
    await expect(toast(page, 'Sua solicitação de estorno foi enviada com sucesso!')).toBeVisible()
    await expect(drawer.getByText('Estorno solicitado')).toBeVisible()
    await expect(refund).toHaveAttribute('aria-disabled', 'true')
    const kept = Object.values(await stored(page)).join()
    expect(kept).toContain(`refund:${movement.key}`)
    expect(kept).not.toContain(movement.personName ?? '-')
    await page.reload()
    await page.getByRole('button', { name: '1 estorno em aberto' }).click()
    const dialog = page.getByRole('dialog', { name: 'Estornos em aberto' })
    await expect(dialog.getByText('Estorno solicitado')).toBeVisible()
    sandbox.control.clock({ advanceMs: 61_000 })
    // Seen by itself; "Verificar" only spares the wait.
    await expect(toast(page, 'Estorno de')).toBeVisible()
    await expect(dialog.getByText('Nenhum estorno em aberto neste navegador.')).toBeVisible()
    expect(refundsOf(sandbox)).toHaveLength(1)
  })

  test('never seen: unknown stays locked, is released after ten minutes behind a warning, and only then can be asked for again', async ({
    page,
    sandbox,
  }) => {
    const { movement, refund, all, confirm, drawer } = await open(page, sandbox)
    sandbox.control.addFault({ method: 'POST', path: POST, status: 502, times: 1 })
    await refund.click()
    await all.click()
    await confirm.click()
    await expect(drawer.getByText('Estorno sem confirmação')).toBeVisible({ timeout: 60_000 })
    await expect(refund).toHaveAttribute('aria-disabled', 'true')
    await expect(drawer.getByRole('button', { name: 'Liberar para novo estorno' })).toBeHidden()
    await page.clock.fastForward(601_000)
    await drawer.getByRole('button', { name: 'Liberar para novo estorno' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Liberar' }).click()
    await expect(refund).not.toHaveAttribute('aria-disabled', 'true')
    expect(await readNow(sandbox, movement)).toMatchObject({ refunded: 0 })
    await refund.click()
    await all.click()
    await confirm.click()
    await expect(drawer.locator('span', { hasText: /^Reembolsado$/ })).toBeVisible()
    expect(refundsOf(sandbox)).toHaveLength(2)
  })

  test('401 in the middle: it did not happen; after signing in again it is sent once', async ({
    page,
    sandbox,
  }) => {
    const { movement, paid, refund, all, confirm } = await open(page, sandbox)
    await refund.click()
    await all.click()
    sandbox.control.addFault({ method: 'POST', path: POST, status: 401, times: 1 })
    await confirm.click()
    await expectPath(page, '/auth/login')
    await sendSignIn(page, emailOf('everything'))
    // The way that the sign-in itself takes comes first.
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'))
    await page.goto(`${FINANCIAL}?number=${movement.pk}`)
    const again = screen(page)
    await again.rows.first().click()
    await again.refund.click()
    await again.all.click()
    await again.confirm.click()
    await expect(again.drawer.locator('span', { hasText: /^Reembolsado$/ })).toBeVisible()
    expect(await readNow(sandbox, movement)).toMatchObject({ refunded: paid })
    expect(refundsOf(sandbox)).toHaveLength(2)
  })

  test('RFD-006 one number under two types, a contested and an authorized payment are off, and say why', async ({
    page,
    sandbox,
  }) => {
    const { drawer, refund, rows } = screen(page)
    answerMovements(sandbox, [
      { transactionPk: 1, paymentTransactionAmountRefunded: 0 },
      { transactionPk: 1, targetType: 'IDLE', paymentTransactionAmountRefunded: 0 },
      { transactionPk: 2, paymentStatus: 'charged_back' },
      { transactionPk: 3, paymentStatus: 'authorized' },
    ])
    await enter(page, sandbox, 'everything', { path: FINANCIAL })
    for (const [place, why] of [
      [0, /o estorno não diria de qual/],
      [1, /o estorno não diria de qual/],
      [2, /O banco já devolveu/],
      [3, /Pagamento ainda não capturado/],
    ] as const) {
      await rows.nth(place).click()
      await expect(refund).toHaveAttribute('aria-disabled', 'true')
      await refund.hover()
      await expect(page.getByText(why).first()).toBeVisible()
      await page.keyboard.press('Escape')
      if (await drawer.isVisible()) await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    }
  })
})
