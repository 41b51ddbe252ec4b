import { ownField } from '@corrente/domain/wire'
import type { Sandbox } from '@corrente/sandbox'
import { expectOver, expectPath } from './support/browser.ts'
import { ALL, answerMovements, reais, refundable, refundsOf } from './support/financial.ts'
import { ask } from './support/network.ts'
import { LIST, one } from './support/recharges.ts'
import { enter } from './support/session.ts'
import { dashboard } from './support/shell.ts'
import { expect, test } from './support/test.ts'

const PAGE = '/money-queue'

test('from the palette to the money at risk: sums by currency, and rows that lead to their acts', async ({
  page,
  sandbox,
}) => {
  // A refund that never came, in another coin.
  answerMovements(sandbox, [
    {
      transactionPk: 4_000_001,
      moneyCoin: 'USD',
      paymentStatus: 'partial_refund',
      paymentTransactionAmount: 40.56,
      paymentTransactionAmountRefunded: 0,
      paidTimestamp: '2026-03-09T13:41:02Z',
    },
  ])
  await test.step('the palette knows it by what people call it', async () => {
    await enter(page, sandbox, 'everything', { path: '/' })
    await expect(dashboard(page)).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('cobrança errada')
    await page.getByRole('option', { name: /Ver o dinheiro em risco/ }).click()
    await expectPath(page, PAGE)
  })
  await test.step('each currency has its own sum, which opens to its formula and what it was read from', async () => {
    await expect(page.getByRole('button', { name: /^Soma em USD: USD\s\d/ })).toBeVisible()
    await page.getByRole('button', { name: /^Soma em BRL: R\$\s\d/ }).click()
    await expect(page.getByText(/^Soma das linhas da lista/)).toBeVisible()
    await expect(page.getByText(/^Lido: chamadas: \d+; estações: \d+/)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('one kind: its rule, its own sum, and the act of its row', async () => {
    await page.getByLabel('Problema').selectOption('refund')
    await expect(page.getByText(/^Estorno pedido neste navegador/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Soma em USD: USD\s40,56$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Soma em BRL/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ver estorno' })).toHaveAttribute(
      'href',
      '/financial?number=4000001',
    )
  })
  await test.step('a payment that never came opens its recharge over the page, where it is approved', async () => {
    await page.getByLabel('Problema').selectOption('unpaid')
    const act = page.getByRole('link', { name: 'Aprovar pagamento' }).first()
    const id = (await act.getAttribute('href'))?.split('recharge=')[1] ?? ''
    await act.click()
    await expectOver(page, new RegExp(id))
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Aprovar pagamento' })).toBeVisible()
  })
})

/** Recharges that the list says gave nothing, and were charged all the same. */
async function chargedForNothing(sandbox: Sandbox, ids: readonly number[]) {
  const list = await Promise.all(
    ids.map(async (id) => {
      const answer = await ask(sandbox, one(id))
      return { ...(ownField(answer, 'transaction') as object), energyHumanReadable: '0 kWh' }
    }),
  )
  sandbox.control.addFault({ method: 'POST', path: LIST, status: 200, body: { list, count: list.length } })
}

test('several refunds as one run: previewed, each sent once whatever becomes of its answer, told after a reload', async ({
  page,
  sandbox,
}) => {
  const [first, second, third] = (await refundable(sandbox)).map(({ pk, amount = 0 }) => ({ pk, amount }))
  if (!first || !second || !third) throw new Error('the world has three of them')
  const row = ({ pk }: { pk: number }) => page.getByRole('row', { name: new RegExp(String(pk)) })
  const tick = (of: { pk: number }) => row(of).getByRole('checkbox')
  await chargedForNothing(sandbox, [first.pk, second.pk, third.pk])
  sandbox.control.refunds(0)
  await enter(page, sandbox, 'everything', { path: `${PAGE}?kind=noEnergy` })
  await test.step('the ticked ones are read again, and shown with their sum', async () => {
    await tick(first).check()
    await tick(second).check()
    await page.getByRole('button', { name: 'Estornar 2 marcadas' }).click()
    const preview = page.getByRole('region', { name: 'Serão estornadas (2)' })
    for (const { pk, amount } of [first, second])
      await expect(preview.getByRole('row').filter({ hasText: String(pk) })).toContainText(reais(amount))
  })
  await test.step('one yes sends each once; the answer that is lost is looked for, and nothing is sent again', async () => {
    sandbox.control.addFault({
      method: 'POST',
      path: `${ALL}/${second.pk}/payments/refunds`,
      kind: 'truncated',
      after: true,
      times: 1,
    })
    await page.getByRole('button', { name: reais(first.amount + second.amount) }).click()
    await expect(page.getByText(/^2 estornos vistos na linha, R\$/).first()).toBeVisible({ timeout: 20_000 })
    // Chromium itself sends once more what a cut connection swallowed: the server's no to that is not the end of the first.
    expect(new Set(refundsOf(sandbox))).toHaveProperty('size', 2)
    await expect(row(first)).toHaveCount(0)
    await expect(row(third)).toHaveCount(1)
  })
  await test.step('what is not seen yet is told after a reload, and is not ticked again', async () => {
    sandbox.control.refunds(null)
    await page.getByRole('button', { name: 'Fechar resultados' }).click()
    await tick(third).check()
    await page.getByRole('button', { name: 'Estornar 1 marcada' }).click()
    await page.getByRole('button', { name: reais(third.amount) }).click()
    await expect.poll(() => new Set(refundsOf(sandbox)).size).toBe(3)
    await page.reload()
    await expect(page.getByText(/^1 estorno pedido neste navegador/)).toBeVisible()
    await expect(tick(third)).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Ver estornos em aberto' })).toHaveAttribute(
      'href',
      '/financial?refunds=true',
    )
    expect(refundsOf(sandbox).filter((path) => path.includes(String(third.pk)))).toHaveLength(1)
  })
})
