import { expectOver, expectPath } from './support/browser.ts'
import { answerMovements } from './support/financial.ts'
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
