import { checkMonth } from '@corrente/domain/financial'
import { readRecharges } from '@corrente/domain/transactions'
import { callsTo } from './support/calls.ts'
import { ALL, findMovements, reais, screen } from './support/financial.ts'
import { fromHome } from './support/hands.ts'
import { tell } from './support/network.ts'
import { LIST } from './support/recharges.ts'
import { expect, type Page, test } from './support/test.ts'

const FEBRUARY = 'startDate=2026-02-01&endDate=2026-02-28'
const bridge = (page: Page) => page.getByRole('dialog', { name: 'Conferir o mês' })

test.describe('"Conferir o mês"', () => {
  test('February: the bridge, and the unpaid recharges behind its link', async ({ page, sandbox }) => {
    await test.step('February: the bridge, and the unpaid recharges behind its link', async () => {
      await test.step('from home: the bridge comes to the cents of the rows, beside the server’s own totals', async () => {
        const rows = await findMovements(sandbox, FEBRUARY)
        const [own] = checkMonth(rows, 'BRL').coins.filter(({ currency }) => currency === 'BRL')
        if (!own) throw new Error('the sandbox has no movements in reais')
        const { choose, click, did, menu } = await fromHome(page, sandbox)
        await menu('Financeiro')
        await choose(screen(page).month, { label: 'fevereiro de 2026' })
        await click(page.getByRole('button', { name: 'Conferir o mês' }))
        const dialog = bridge(page)
        const statement = dialog.getByRole('region', { name: /em BRL$/ })
        const line = (name: RegExp) => statement.getByRole('row', { name })
        await expect(line(/^Entrou/)).toContainText(reais(own.gross.amount))
        await expect(line(/^Cobrado pelos provedores/)).toContainText(reais(own.charged.amount))
        await expect(line(/^Reembolsado/)).toContainText(reais(own.refunded.amount))
        await expect(line(/^Líquido, antes das taxas/)).toContainText(reais(own.net))
        did('financial-4')
        await expect(dialog.getByText(/01\/02\/2026 a 28\/02\/2026/)).toBeVisible()
        const server = dialog.getByRole('region', { name: 'Ao lado dos totais do servidor' })
        await expect(server.getByRole('listitem')).toHaveCount(3)
        await expect(server.getByRole('listitem').first()).toContainText(reais(own.gross.amount))
        // Whole in blocks of a thousand, never by the ten of the list.
        expect(callsTo(sandbox, ALL).at(-1)?.path).toContain('size=1000')
      })
      await test.step('it is saved as a file', async () => {
        const save = bridge(page).getByRole('button', { name: 'Salvar CSV' })
        const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
        expect(file.suggestedFilename()).toMatch(/month-2026-02-01-2026-02-28.*\.csv$/)
      })
      await test.step('the unpaid recharges that it counts are the rows behind its link', async () => {
        const reply = await tell(sandbox, 'POST', LIST, {
          chargeBoxPk: null,
          userOcppTag: '',
          fromDate: '2026-02-01 03:00:00',
          toDate: '2026-03-01 02:59:59',
          paymentStatus: 'UNPAID',
          searchInput: '',
          headerOrderList: '',
          page: 1,
          size: 1000,
        })
        const count = readRecharges(reply, 'America/Sao_Paulo')?.data.count ?? 0
        expect(count).toBeGreaterThan(0)
        const link = bridge(page).getByRole('link', { name: /recargas? sem pagamento/ })
        await expect(link).toContainText(String(count))
        await link.click()
        await expect(page).toHaveURL(/\/transactions\?revenue=UNPAID/)
        await expect(page.getByText(`${count} recargas`)).toBeVisible()
      })
    })
  })
})
