import { movementsFor } from '@corrente/domain/financial'
import type { Sandbox } from '@corrente/sandbox'
import { expectPath, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import {
  ALL,
  answerMovements,
  findMovements,
  screen as movements,
  refundable,
  refundsOf,
} from './support/financial.ts'
import { fromHome, homeAgain } from './support/hands.ts'
import {
  CONFIRM,
  findRecharge,
  findRecharges,
  kwh,
  LIST,
  one,
  screen as recharges,
} from './support/recharges.ts'
import { expect, type Page, test } from './support/test.ts'
import { readAll } from './support/users.ts'
import { reopen } from './support/walk.ts'

/** Somebody with a card payment of this month, by e-mail. */
async function somebodyWhoPaid(sandbox: Sandbox) {
  const rows = await refundable(sandbox)
  const people = await readAll(sandbox)
  const found = rows.flatMap((row) => {
    const who = people.find(({ name }) => name === row.personName)
    return who?.email === undefined ? [] : [{ row, pk: who.pk, email: who.email }]
  })[0]
  if (!found) throw new Error('the sandbox has nobody like this')
  return found
}

async function refundsFromHome(page: Page, sandbox: Sandbox) {
  sandbox.control.clear()
  const { row: paid, pk, email } = await somebodyWhoPaid(sandbox)
  const { row, drawer, refund, amount, part, all, confirm } = movements(page)
  /** By her name to her movements, and the first that is paid. */
  const openPaid = async (hand: Awaited<ReturnType<typeof fromHome>>) => {
    await hand.palette(email, /^Movimentos de/)
    await expectPath(page, '/financial')
    await expect(page).toHaveURL(new RegExp(`person=${pk}`))
    expect(page.url()).not.toContain('%40')
    await expect(row(0)).toBeVisible()
    await hand.click(
      page
        .getByRole('row')
        .filter({ hasText: /^.*Recarga/ })
        .filter({ hasText: 'Pago' })
        .first(),
    )
    await expect(drawer).toBeVisible()
    await hand.click(refund)
  }
  await test.step('ten, confirmed', async () => {
    const hand = await homeAgain(page)
    await openPaid(hand)
    await amount.fill('')
    await amount.pressSequentially('1000')
    await hand.click(part)
    await hand.click(confirm)
    await expect.poll(() => refundsOf(sandbox).length).toBe(1)
    expect(refundsOf(sandbox)[0]).toContain('partialAmount=10.00')
    expect(paid.amount).toBeGreaterThan(1000)
    hand.did('financial-2')
    await expect(toast(page, 'Estorno de')).toBeVisible()
  })
  await test.step('the pair is marked with which kind it is; one of it goes back whole', async () => {
    const [one, two] = await refundable(sandbox)
    const alike = {
      paymentTransactionAmount: (one?.amount ?? 0) / 100,
      paymentTransactionAmountRefunded: 0,
    }
    answerMovements(
      sandbox,
      [one, two].map((each) => ({ ...alike, transactionPk: each?.pk })),
    )
    const hand = await homeAgain(page)
    await openPaid(hand)
    await expect(page.getByText('Possível duplicidade: duas recargas do mesmo valor')).toHaveCount(2)
    await hand.click(all)
    sandbox.control.clearFaults()
    await hand.click(confirm)
    await expect.poll(() => refundsOf(sandbox).length).toBe(2)
    hand.did('financial-1')
    await expect(toast(page, 'Estorno de')).toBeVisible()
  })
  await test.step('gone through', async () => {
    const hand = await homeAgain(page)
    await hand.palette('Estornos em aberto', /^Estornos em aberto/)
    await expect(page.getByRole('dialog', { name: 'Estornos em aberto' })).toBeVisible()
    await expect(page.getByText('Nenhum estorno em aberto neste navegador.')).toBeVisible()
    hand.did('financial-3')
  })
}

test('money, in so many presses from home', async ({ page, sandbox }) => {
  await test.step('"What did nobody pay?", "They paid by bank transfer: mark all"', async () => {
    const unpaid = await findRecharges(sandbox, {
      paymentStatus: 'UNPAID',
      fromDate: '2026-02-13 03:00:00',
    })
    sandbox.control.clearRequests()
    const { approve, all, confirm, dialog } = recharges(page)
    const hand = await fromHome(page, sandbox)
    await test.step('the rows are those that the tile counts', async () => {
      const card = page.getByRole('article', { name: 'Sem pagamento' })
      await expect(card).toContainText(String(unpaid.length))
      // One row is asked for, for its count; no sum is shown.
      expect(callsTo(sandbox, LIST)).toHaveLength(1)
      await expect(card).not.toContainText('R$')
      await hand.click(page.getByRole('link', { name: 'Sem pagamento' }))
      await expect(page.getByText(`${unpaid.length} recargas`)).toBeVisible()
      hand.did('transactions-2')
    })
    await test.step('mark all', async () => {
      await hand.click(approve)
      await hand.click(all)
      await expect(page.getByText(/selecionadas/)).toBeVisible()
      await hand.click(confirm)
      await expect(dialog).toContainText('não pode ser desfeito')
      await hand.click(dialog.getByRole('button', { name: /^Confirmar/ }))
      await expect(toast(page, 'Pagamentos confirmados com sucesso!')).toBeVisible({ timeout: 20_000 })
      expect(callsTo(sandbox, CONFIRM)).toHaveLength(1)
      hand.did('transactions-3')
      // What was done is said where it was asked, with its sum.
      await expect(dialog).toHaveAccessibleName(/^\d+ aprovadas, R\$/)
      await dialog.getByRole('button', { name: 'Fechar' }).click()
      await expect(approve).toBeVisible()
      await expect(confirm).toHaveCount(0)
    })
  })
  await test.step('"A driver quotes recharge 55021", "Why did this one cost so much?", "The idle charge is unfair, drop it", "Is something stuck?"', async () => {
    sandbox.control.clear()
    const old = await findRecharge(
      sandbox,
      ({ startedAt, energyKwh, income }) =>
        (startedAt ?? 0) < Date.parse('2025-12-01T00:00:00Z') && (energyKwh ?? 0) > 2 && (income ?? 0) > 0,
    )
    const idle = await findRecharge(
      sandbox,
      ({ idleSeconds, idleAmount }) => (idleSeconds ?? 0) > 1200 && (idleAmount ?? 0) > 0,
    )
    const hand = await homeAgain(page)
    await test.step('whatever its day, over the page that stands', async () => {
      await hand.palette(String(old.id), String(old.id))
      const card = page.getByRole('dialog', { name: `Recarga ${old.id}` })
      await expect(card).toBeVisible()
      hand.did('transactions-1')
      await expect(card.getByText(kwh(old)).first()).toBeVisible()
      // Its price, line by line, down to what was asked for.
      const price = card.getByRole('region', { name: 'Preço' })
      await expect(price.getByRole('row', { name: /^Energia, / })).toContainText('R$')
      await expect(price.getByRole('row', { name: /^Receita/ })).toContainText(old.incomeText ?? '-')
      hand.did('transactions-4')
      await expect(card.getByRole('heading', { name: 'Gráfico de Potencia' })).toBeVisible()
      expect(callsTo(sandbox, one(old.id))).toHaveLength(1)
    })
    await test.step('the idle charge', async () => {
      const hand = await homeAgain(page)
      await hand.palette(String(idle.id), String(idle.id))
      await hand.click(page.getByRole('button', { name: 'Cancelar cobrança de ociosidade' }))
      await hand.click(recharges(page).dialog.getByRole('button', { name: 'Cancelar cobrança' }))
      await expect(page.getByText('Pagamento por ociosidade cancelado com sucesso!')).toBeVisible()
      hand.did('transactions-5')
    })
    await test.step('something stuck', async () => {
      const hand = await homeAgain(page)
      await hand.menu('Transações')
      await hand.click(recharges(page).question(/^Em andamento/))
      await expect(page).toHaveURL(/show=running/)
      hand.did('transactions-6')
      await reopen(page, `/transactions?recharge=${old.id}`)
      await expect(page.getByText('Esta recarga está fora do período escolhido.')).toBeVisible()
    })
  })
})

test('money given back and asked for, in so many presses from home', async ({ page, sandbox }) => {
  await fromHome(page, sandbox)
  await test.step('"Give back 10 of the 40,56", "A driver was charged twice", "Has my refund gone through?"', () =>
    refundsFromHome(page, sandbox))
  await test.step('"The bank took it back", and no refund is offered; "What did account X make?", with its file', async () => {
    sandbox.control.clear()
    const contested = movementsFor(await findMovements(sandbox), 'contested', 'America/Sao_Paulo')
    const { row, rows, drawer, refund, account, excel } = movements(page)
    await test.step('the bank', async () => {
      const hand = await homeAgain(page)
      await hand.menu('Financeiro')
      await hand.click(page.getByRole('button', { name: /^Contestadas/ }))
      await expect(rows).toHaveCount(Math.min(10, contested.length))
      await hand.click(row(0))
      await expect(drawer).toBeVisible()
      await expect(refund).toHaveAttribute('aria-disabled', 'true')
      hand.did('financial-8')
    })
    await test.step('the account', async () => {
      const hand = await homeAgain(page)
      await hand.menu('Financeiro')
      await hand.choose(account, { label: 'Ipê Sul' })
      await expect.poll(() => callsTo(sandbox, ALL).at(-1)?.path).toMatch(/-account-\d+/)
      const coming = page.waitForEvent('download')
      await hand.click(excel)
      expect((await coming).suggestedFilename()).toContain('financial')
      hand.did('financial-5')
    })
  })
})
