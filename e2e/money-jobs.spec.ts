import { movementsFor } from '@corrente/domain/financial'
import type { Sandbox } from '@corrente/sandbox'
import { expectPath } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { ALL, findMovements, screen as movements, refundable, refundsOf } from './support/financial.ts'
import { hands } from './support/hands.ts'
import { CONFIRM, findRecharge, findRecharges, LIST, screen as recharges } from './support/recharges.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { readAll } from './support/users.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Estação, tela ou ação' })
const menu = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
/** Ctrl K is the first press. */
const palette = async (page: Page, text: string) => {
  const hand = hands(page)
  await hand.key('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
  return hand
}
const home = async (page: Page, sandbox: Sandbox) => {
  await enter(page, sandbox, 'everything')
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
}
const tile = (page: Page) => page.getByRole('link', { name: 'Sem pagamento' })

/** Somebody with a card payment of this month, by e-mail. */
async function somebodyWhoPaid(sandbox: Sandbox) {
  const rows = await refundable(sandbox)
  const people = await readAll(sandbox)
  const one = rows.flatMap((row) => {
    const who = people.find(({ name }) => name === row.personName)
    return who?.email === undefined ? [] : [{ row, who: who.email }]
  })[0]
  if (!one) throw new Error('the sandbox has nobody like this')
  return one
}

test.describe('jobs of money, in so many presses', () => {
  test('"What did nobody pay?": one press, and the rows are those that the tile counts', async ({
    page,
    sandbox,
  }) => {
    const unpaid = await findRecharges(sandbox, {
      paymentStatus: 'UNPAID',
      fromDate: '2026-02-13 03:00:00',
    })
    sandbox.control.clearRequests()
    await home(page, sandbox)
    const card = page.getByRole('article', { name: 'Sem pagamento' })
    await expect(card).toContainText(String(unpaid.length))
    // One row is asked for, for its count; no sum is shown.
    expect(callsTo(sandbox, LIST)).toHaveLength(1)
    await expect(card).not.toContainText('R$')
    const hand = hands(page)
    await hand.click(tile(page))
    await expect(page.getByText(`${unpaid.length} recargas`)).toBeVisible()
    expect(hand.count()).toBe(1)
  })

  test('"They paid by bank transfer: mark all": five presses', async ({ page, sandbox }) => {
    await home(page, sandbox)
    const { approve, all, confirm, dialog } = recharges(page)
    const hand = hands(page)
    await hand.click(tile(page))
    await hand.click(approve)
    await hand.click(all)
    await expect(page.getByText(/selecionadas/)).toBeVisible()
    await hand.click(confirm)
    await expect(dialog).toContainText('não pode ser desfeito')
    await hand.click(dialog.getByRole('button', { name: /^Confirmar/ }))
    await expect.poll(() => callsTo(sandbox, CONFIRM).length).toBe(1)
    expect(hand.count()).toBe(5)
  })

  test('"A driver quotes recharge 55021": two presses, whatever its day', async ({ page, sandbox }) => {
    const old = await findRecharge(
      sandbox,
      ({ startedAt }) => (startedAt ?? 0) < Date.parse('2026-02-01T00:00:00Z'),
    )
    await home(page, sandbox)
    const hand = await palette(page, String(old.id))
    await hand.key('Enter')
    await expect(recharges(page).card(old.id)).toBeVisible()
    await expect(page.getByText('Esta recarga está fora do período escolhido.')).toBeVisible()
    expect(hand.count()).toBe(2)
  })

  test('"The idle charge is unfair, drop it": four presses', async ({ page, sandbox }) => {
    const { id } = await findRecharge(
      sandbox,
      ({ idleSeconds, idleAmount }) => (idleSeconds ?? 0) > 1200 && (idleAmount ?? 0) > 0,
    )
    await home(page, sandbox)
    const hand = await palette(page, String(id))
    await hand.key('Enter')
    await hand.click(page.getByRole('button', { name: 'Cancelar cobrança de ociosidade' }))
    await hand.click(recharges(page).dialog.getByRole('button', { name: 'Cancelar cobrança' }))
    await expect(page.getByText('Pagamento por ociosidade cancelado com sucesso!')).toBeVisible()
    expect(hand.count()).toBe(4)
  })

  test('"Is something stuck?": two presses', async ({ page, sandbox }) => {
    await home(page, sandbox)
    const hand = hands(page)
    await hand.click(menu(page, 'Transações'))
    await hand.click(recharges(page).question(/^Em andamento/))
    await expect(page).toHaveURL(/show=running/)
    expect(hand.count()).toBe(2)
  })

  test('"A driver was charged twice": a name, her movements, the row, all of it back: six presses', async ({
    page,
    sandbox,
  }) => {
    const rows = await refundable(sandbox)
    const people = await readAll(sandbox)
    const one = rows.flatMap((row) => {
      const who = people.find(({ name }) => name === row.personName)
      return who?.email === undefined ? [] : [{ row, who }]
    })[0]
    if (!one) throw new Error('the sandbox has nobody like this')
    await home(page, sandbox)
    const hand = await palette(page, one.who.email ?? '')
    const { row, drawer, refund, all, confirm } = movements(page)
    await hand.click(page.getByRole('option', { name: /^Movimentos de/ }))
    await expectPath(page, '/financial')
    await expect(page).toHaveURL(new RegExp(`person=${one.who.pk}`))
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
    await hand.click(all)
    await hand.click(confirm)
    await expect.poll(() => refundsOf(sandbox).length).toBe(1)
    expect(hand.count()).toBe(6)
  })

  test('"Has my refund gone through?": two presses', async ({ page, sandbox }) => {
    await home(page, sandbox)
    const hand = await palette(page, 'Estornos em aberto')
    await hand.key('Enter')
    await expect(page.getByRole('dialog', { name: 'Estornos em aberto' })).toBeVisible()
    await expect(page.getByText('Nenhum estorno em aberto neste navegador.')).toBeVisible()
    expect(hand.count()).toBe(2)
  })

  test('"Give back 10 of the 40,56": a name, her movements, the row, ten, confirmed: within six presses', async ({
    page,
    sandbox,
  }) => {
    const { row: paid, who } = await somebodyWhoPaid(sandbox)
    await home(page, sandbox)
    const hand = await palette(page, who)
    const { row, drawer, refund, amount, part, confirm } = movements(page)
    await hand.click(page.getByRole('option', { name: /^Movimentos de/ }))
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
    await amount.fill('')
    await amount.pressSequentially('1000')
    await hand.click(part)
    await hand.click(confirm)
    await expect.poll(() => refundsOf(sandbox).length).toBe(1)
    expect(refundsOf(sandbox)[0]).toContain('partialAmount=10.00')
    expect(paid.amount).toBeGreaterThan(1000)
    expect(hand.count()).toBeLessThanOrEqual(6)
  })

  test('"The bank took it back": three presses, and no refund is offered', async ({ page, sandbox }) => {
    const contested = movementsFor(await findMovements(sandbox), 'contested', 'America/Sao_Paulo')
    await home(page, sandbox)
    const { row, rows, drawer, refund } = movements(page)
    const hand = hands(page)
    await hand.click(menu(page, 'Financeiro'))
    // The menu is wide below the mouse.
    await page.mouse.move(900, 600)
    await hand.click(page.getByRole('button', { name: /^Contestadas/ }))
    await expect(rows).toHaveCount(Math.min(10, contested.length))
    await hand.click(row(0))
    await expect(drawer).toBeVisible()
    await expect(refund).toHaveAttribute('aria-disabled', 'true')
    expect(hand.count()).toBe(3)
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect(rows).toHaveCount(10)
  })

  test('"What did account X make?": three presses with its file', async ({ page, sandbox }) => {
    await home(page, sandbox)
    const { account, excel } = movements(page)
    const hand = hands(page)
    await hand.click(menu(page, 'Financeiro'))
    await account.selectOption({ label: 'Ipê Sul' })
    await expect.poll(() => callsTo(sandbox, ALL).at(-1)?.path).toMatch(/-account-\d+/)
    const coming = page.waitForEvent('download')
    await hand.click(excel)
    expect((await coming).suggestedFilename()).toContain('financial')
    // Choosing in the list of accounts opens it and takes one: two presses more, four in all.
    expect(hand.count() + 2).toBeLessThanOrEqual(4)
  })
})

test('a recharge leads to its movement and its driver, a person to the movements', async ({
  page,
  sandbox,
}) => {
  const [paid] = await refundable(sandbox)
  if (!paid) throw new Error('the sandbox has no such recharge')
  await enter(page, sandbox, 'everything', { path: `/transactions?recharge=${paid.pk}` })
  const card = recharges(page).card(paid.pk)
  await expect(card).toBeVisible()
  const hrefs = () =>
    card.getByRole('link').evaluateAll((links) => links.map((each) => each.getAttribute('href')))
  await expect.poll(hrefs).toContainEqual(`/financial?number=${paid.pk}`)
  await expect.poll(hrefs).toContainEqual(expect.stringMatching(/^\/users\?person=\d+$/))
  await card.locator('a[href^="/users?person="]').click()
  await page.getByRole('link', { name: 'Movimentos' }).click()
  await expect(page).toHaveURL(/\/financial\?person=\d+/)
})
