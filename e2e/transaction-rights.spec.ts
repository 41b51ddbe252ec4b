import { toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { EXCEL, findRecharge, screen, sent, TRANSACTIONS, WIDE_ADDRESS } from './support/recharges.ts'
import { enter } from './support/session.ts'
import { without } from './support/stationForm.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

const get = (page: Page) => page.getByRole('button', { name: 'Baixar Excel' })

test.describe('what is permitted', () => {
  const route = (path: string) => ({ role_id: null, route: path, status: true })
  test('Excel of the list, what each right shows, addresses, and what is switched off', async ({
    page,
    sandbox,
  }) => {
    await test.step('TRX-009 TRX-052 TRX-053 TRX-054 Excel of the list, its failure and its limit', async () => {
      await test.step('the list by its filters, under its name', async () => {
        await enter(page, sandbox, 'everything', { path: `${TRANSACTIONS}?revenue=UNPAID&${WIDE_ADDRESS}` })
        const [file] = await Promise.all([page.waitForEvent('download'), get(page).click()])
        expect(file.suggestedFilename()).toBe('move-transactions-2026-03-14.xlsx')
        const query = new URLSearchParams(callsTo(sandbox, EXCEL).at(-1)?.path.split('?')[1])
        expect(Object.fromEntries(query)).toEqual({
          fromDate: '2025-06-01 03:00:00',
          toDate: '2026-03-15 02:59:59',
          paymentStatus: 'UNPAID',
          timeZone: '-3',
        })
      })
      await test.step('a failure says so; past the limit the notice of the plan', async () => {
        const fault = sandbox.control.addFault({ method: 'GET', path: EXCEL, status: 500 })
        await get(page).click()
        await expect(toast(page, 'Não foi possível fazer o download do arquivo .xlsx.')).toBeVisible()
        sandbox.control.clearFaults(fault.id)
        sandbox.control.limits({ reports: 0 })
        await get(page).click()
        await expect(page.getByText('Limite de relatórios atingido no mês!')).toBeVisible()
      })
    })
    await test.step('PRM-008 PRM-009 MON-020 MON-021 MON-024 MON-031 MON-032 TRX-002 TRX-006 TRX-022 TRX-023 money, invoice, approval and idle charge by right', async () => {
      sandbox.control.clearFaults()
      sandbox.control.limits({ reports: null })
      await test.step('without the rights none of them', async () => {
        const recharge = await findRecharge(sandbox, ({ idleAmount }) => (idleAmount ?? 0) > 0)
        await enter(page, sandbox, 'everything', {
          path: `${TRANSACTIONS}?recharge=${recharge.id}`,
          permissions: [route('/transactions')],
        })
        await expect(screen(page).card(recharge.id)).toBeVisible()
        for (const name of ['Receita', 'NF']) await expect(screen(page).column(name)).toHaveCount(0)
        await page.getByRole('button', { name: 'Filtros' }).click()
        await expect(page.getByLabel('Receita', { exact: true })).toHaveCount(0)
        await expect(screen(page).question('Sem pagamento')).toHaveCount(0)
        for (const name of ['Aprovar transações', 'Aprovar pagamento', 'Cancelar cobrança de ociosidade'])
          await expect(page.getByRole('button', { name })).toHaveCount(0)
        await expect(page.getByText(recharge.incomeText ?? '')).toHaveCount(0)
      })
      await test.step('with the rights all of them; a role that nobody knows changes nothing', async () => {
        const { id } = await findRecharge(
          sandbox,
          ({ idleAmount, idleSeconds }) => (idleAmount ?? 0) > 0 && (idleSeconds ?? 0) > 1200,
        )
        const unknown = ['administrator', 'DASH_UNKNOWN'].map((role_id) => ({
          role_id,
          route: null,
          status: true,
        }))
        const path = `${TRANSACTIONS}?recharge=${id}&${WIDE_ADDRESS}`
        await enter(page, sandbox, 'everything', { path, permissions: [...without(), ...unknown] })
        await expect(page.getByRole('button', { name: 'Aprovar transações' })).toBeVisible()
        await expect(
          screen(page).card(id).getByRole('button', { name: 'Cancelar cobrança de ociosidade' }),
        ).toBeEnabled()
        await screen(page)
          .question(/^NF com erro/)
          .click()
        await expect(page.getByRole('button', { name: /^Reenviar as? \d+$/ })).toBeVisible()
        // Alone they open nothing and grant nothing.
        await enter(page, sandbox, 'everything', { path, permissions: [route('/transactions'), ...unknown] })
        await expect(screen(page).card(id)).toBeVisible()
        await expect(page.getByRole('button', { name: 'Aprovar transações' })).toHaveCount(0)
      })
    })
    await test.step('PRM-010 PRM-011 MON-022 MON-023 MON-030 RTE-016 TRX-022 TRX-023 addresses, and what is switched off', async () => {
      sandbox.control.clearFaults()
      sandbox.control.limits({ reports: null })
      await test.step('the two entries that are no pages lead to the list, and change nothing', async () => {
        sandbox.control.clearRequests()
        for (const path of ['/transactions/55021/payment/edit', '/cancel-idle-payment']) {
          await enter(page, sandbox, 'everything', { path })
          await expect(page.getByRole('heading', { level: 1, name: 'Transações' })).toBeVisible()
          expect(new URL(page.url()).pathname).toBe(TRANSACTIONS)
        }
        const reading = [`${API}login`, `${API}transaction/list`]
        const writes = callsTo(sandbox).filter(
          ({ method, path }) => method !== 'GET' && !reading.includes(path),
        )
        expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([])
      })
      await test.step('the role, and the flag of the check, switch tag search and Excel off', async () => {
        sandbox.control.clearRequests()
        await enter(page, sandbox, 'reader', { path: TRANSACTIONS })
        const excel = page.getByRole('button', { name: 'Baixar Excel' })
        await expect(excel).toHaveAccessibleDescription('Campo temporariamente desativado')
        await page.getByRole('button', { name: 'Filtros' }).click()
        await expect(page.getByRole('combobox', { name: 'Pesquisar Tag' })).toHaveAttribute('readonly', '')
        await excel.click({ force: true })
        expect(sent(sandbox, EXCEL)).toBe(0)
        expect(sent(sandbox, '/api/v1/ocpptags/')).toBe(0)
        sandbox.control.addFault({
          method: 'GET',
          path: '/api/v1/report/user/permissions/',
          status: 200,
          body: { hasDisableTransactionOption: true },
        })
        await reopen(page, TRANSACTIONS)
        await expect(excel).toHaveAccessibleDescription('Campo temporariamente desativado')
      })
    })
  })
})
