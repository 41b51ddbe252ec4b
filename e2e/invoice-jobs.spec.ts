import { readFile } from 'node:fs/promises'
import { invoiceFiles, movementsFor } from '@corrente/domain/financial'
import type { Sandbox } from '@corrente/sandbox'
import { callsTo } from './support/calls.ts'
import { findMovements, screen as movements } from './support/financial.ts'
import { hands } from './support/hands.ts'
import { RESEND, screen as recharges } from './support/recharges.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const menu = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const home = async (page: Page, sandbox: Sandbox) => {
  await enter(page, sandbox, 'everything')
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
}

test('"Invoices failed", "All of last month’s invoices to the accountant": four presses; "Which invoices were rejected?": three', async ({
  page,
  sandbox,
}) => {
  await home(page, sandbox)
  await test.step('from home to the resend of all, one at a time, each with its line', async () => {
    const hand = hands(page)
    await hand.click(menu(page, 'Transações'))
    await hand.click(recharges(page).question(/^NF com erro/))
    const send = page.getByRole('button', { name: /^Reenviar as? \d+$/ })
    const count = Number(/\d+/.exec((await send.textContent()) ?? '')?.[0])
    await hand.click(send)
    await hand.click(recharges(page).dialog.getByRole('button', { name: 'Reenviar' }))
    await expect(page.getByText(/^Recarga \d+: Nota fiscal/)).toHaveCount(count)
    await expect.poll(() => callsTo(sandbox, RESEND).length).toBe(count)
    expect(count).toBeGreaterThan(0)
    hand.did('transactions-7')
  })
  await test.step('a page of links, and why the others have none', async () => {
    const all = await findMovements(sandbox, 'startDate=2026-02-01&endDate=2026-02-28')
    const { withFile, without } = invoiceFiles(all)
    await page.goto('/')
    const { month } = movements(page)
    const hand = hands(page)
    await hand.click(menu(page, 'Financeiro'))
    await hand.choose(month, { label: 'fevereiro de 2026' })
    await hand.click(page.getByRole('button', { name: 'Notas fiscais' }))
    const dialog = page.getByRole('dialog', { name: 'Notas fiscais do período' })
    await expect(dialog).toContainText(
      `${new Intl.NumberFormat('pt-BR').format(withFile.length)} movimentos têm nota para baixar.`,
    )
    for (const { count } of without)
      await expect(dialog).toContainText(`${new Intl.NumberFormat('pt-BR').format(count)}: `)
    await expect(dialog.getByRole('list', { name: 'Notas para baixar' }).getByRole('listitem')).toHaveCount(
      Math.min(50, withFile.length),
    )
    const [first] = withFile
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', first?.nfeUrls[0] ?? '')
    const coming = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Salvar a lista de links' }).click()
    const file = await readFile(await (await coming).path(), 'utf8')
    expect(file.trim().split('\n')).toHaveLength(
      1 + withFile.reduce((sum, { nfeUrls }) => sum + nfeUrls.length, 0),
    )
    expect(file).not.toContain(first?.personName ?? 'nobody')
    hand.did('financial-6')
    await page.keyboard.press('Escape')
  })
  await test.step('the row says where it is corrected', async () => {
    const rejected = movementsFor(await findMovements(sandbox), 'invoiceRejected', 'America/Sao_Paulo')
    await page.goto('/')
    const { row, drawer } = movements(page)
    const hand = hands(page)
    await hand.click(menu(page, 'Financeiro'))
    await hand.click(page.getByRole('button', { name: /^NF rejeitadas/ }))
    await expect(page.getByRole('button', { name: `NF rejeitadas (${rejected.length})` })).toBeVisible()
    await expect(page).toHaveURL(/show=invoiceRejected/)
    await hand.click(row(0))
    await expect(
      drawer
        .getByRole('button', { name: 'Reenviar nota' })
        .or(drawer.getByText(/emissor/))
        .first(),
    ).toBeVisible()
    hand.did('financial-7')
  })
})
