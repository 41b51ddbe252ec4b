import { readFile } from 'node:fs/promises'
import { invoiceFiles, movementsFor } from '@corrente/domain/financial'
import { callsTo } from './support/calls.ts'
import { findMovements, screen as movements } from './support/financial.ts'
import { fromHome, homeAgain } from './support/hands.ts'
import { RESEND, screen as recharges } from './support/recharges.ts'
import { expect, test } from './support/test.ts'

test('"Invoices failed", "All of last month’s invoices to the accountant", "Which invoices were rejected?"', async ({
  page,
  sandbox,
}) => {
  await test.step('from home to the resend of all, one at a time, each with its line', async () => {
    const hand = await fromHome(page, sandbox)
    await hand.menu('Transações')
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
    const hand = await homeAgain(page)
    await hand.menu('Financeiro')
    await hand.choose(movements(page).month, { label: 'fevereiro de 2026' })
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
  })
  await test.step('the row says where it is corrected', async () => {
    const rejected = movementsFor(await findMovements(sandbox), 'invoiceRejected', 'America/Sao_Paulo')
    const { row, drawer } = movements(page)
    const hand = await homeAgain(page)
    await hand.menu('Financeiro')
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
