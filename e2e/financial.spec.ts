import type { Sandbox } from '@corrente/sandbox'
import { stored, storedInTab, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import {
  ALL,
  answerMovements,
  BASE,
  FINANCIAL,
  findMovements,
  MARCH,
  reais,
  SUMMARY,
  screen,
} from './support/financial.ts'
import { ask } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://sandbox').searchParams)

async function walkDrawer(page: Page, sandbox: Sandbox) {
  sandbox.control.clearFaults()
  sandbox.control.limits({ reports: null })
  const { drawer, rows, refund } = screen(page)
  await test.step('FIN-006 FIN-011 FIN-032 FIN-033 FIN-035 what changed, and the code by the kind of payment', async () => {
    answerMovements(sandbox, [{}])
    await reopen(page, FINANCIAL)
    await expect(rows).toHaveCount(1)
    sandbox.control.clearFaults()
    answerMovements(sandbox, [{ paymentTransactionAmountRefunded: 20 }])
    sandbox.control.addFault({ path: '/mk-ms-payment-pagbank/*', status: 500, times: 1 })
    await rows.first().click()
    await expect(drawer.getByText('Mudou desde que a lista foi aberta.')).toBeVisible()
    await expect(drawer.getByText(reais(2056))).toBeVisible()
    await expect(drawer.getByText(/Não foi possível obter o ID externo do pagamento/)).toBeVisible()
    await drawer.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(drawer.getByText('00000000-0000-4000-8000-000000000001')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    sandbox.control.clearFaults()
  })
  await test.step('RFD-006 one number under two types and a contested payment are off, and say why', async () => {
    answerMovements(sandbox, [
      { transactionPk: 1, paymentTransactionAmountRefunded: 0 },
      { transactionPk: 1, targetType: 'IDLE', paymentTransactionAmountRefunded: 0 },
      { transactionPk: 2, paymentStatus: 'charged_back' },
    ])
    await reopen(page, FINANCIAL)
    for (const [place, why] of [
      [0, /o estorno não diria de qual/],
      [2, /O banco já devolveu/],
    ] as const) {
      await rows.nth(place).click()
      await expect(refund).toHaveAttribute('aria-disabled', 'true')
      await refund.hover()
      await expect(page.getByText(why).first()).toBeVisible()
      await page.keyboard.press('Escape')
      if (await drawer.isVisible()) await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    }
    sandbox.control.clearFaults()
  })
  await test.step('NFE-008 NFE-009 NFE-011 NFE-016 NFE-017 a refused invoice is sent again behind a question, once; a failure says so', async () => {
    const year = 'startDate=2025-03-15&endDate=2026-03-14'
    const refused = (await findMovements(sandbox, year)).find(
      ({ nfeStatus, target }) => nfeStatus === 'rejeitado' && target === 'TRANSACTION',
    )
    await reopen(page, `${FINANCIAL}?number=${refused?.pk}`)
    await rows.first().click()
    const resend = drawer.getByRole('button', { name: 'Reenviar nota fiscal' })
    const resends = () => callsTo(sandbox).filter(({ path }) => path.includes('/nfes/resends'))
    const question = page.getByRole('alertdialog', { name: 'Deseja reenviar a nota fiscal?' })
    await resend.click()
    await question.getByRole('button', { name: 'Cancelar' }).click()
    expect(resends()).toHaveLength(0)
    sandbox.control.addFault({ path: '/mk-ms-financial/*/nfes/resends', status: 400, times: 1 })
    await resend.click()
    await question.getByRole('button', { name: 'Confirmar' }).click()
    await expect(toast(page, 'Ocorreu um erro ao tentar reenviar a nota fiscal!')).toBeVisible()
    await resend.click()
    await question.getByRole('button', { name: 'Confirmar' }).click()
    await expect(
      toast(page, 'Sua solicitação de reenvio da nota fiscal foi enviada com sucesso!'),
    ).toBeVisible()
    await expect(drawer.getByText('Processando autorização')).toBeVisible()
    expect(resends()).toHaveLength(2)
    expect(
      await ask(
        sandbox,
        `${ALL}?page=0&size=10&sort=createdTimestamp,desc&tenantApiKey=sandbox-move&searchTenantChildren=true&${year}&userEmailOrTransactionId=${refused?.pk}`,
      ),
    ).toMatchObject({
      content: [{ nfeStatus: 'processando_autorizacao' }],
    })
  })
}

async function narrowByTerms(page: Page, sandbox: Sandbox) {
  sandbox.control.clearFaults()
  sandbox.control.limits({ reports: null })
  const { terms, person, rows } = screen(page)
  await test.step('FIN-019 FIN-039 e-mails and documents are in no address, title or storage, and a shared link says so', async () => {
    const [first] = await findMovements(sandbox)
    await reopen(page, FINANCIAL)
    await expect(rows).toHaveCount(10)
    for (const term of ['alguem@example.com', String(first?.pk)]) {
      await terms.fill(term)
      await terms.press('Enter')
    }
    await expect
      .poll(() => queryOf(callsTo(sandbox, ALL).at(-1)?.path ?? '').userEmailOrTransactionId)
      .toBe(`alguem@example.com,${first?.pk}`)
    await expect(rows).toHaveCount(1)
    expect(decodeURIComponent(page.url())).not.toContain('@')
    expect(await page.title()).not.toContain('@')
    for (const kept of [await stored(page), await storedInTab(page)])
      expect(JSON.stringify(kept)).not.toContain('alguem@')
    const link = page.url()
    const other = await page.context().newPage()
    await other.goto(link)
    await expect(other.getByText(/Este link não traz os e-mails/)).toBeVisible()
    await other.close()

    await page.getByRole('button', { name: 'Remover alguem@example.com' }).click()
    await page.getByRole('button', { name: `Remover ${first?.pk}` }).click()
    await page.getByRole('button', { name: 'Filtros' }).click()
    await person.fill('an')
    const option = page.getByRole('listbox').getByRole('option').first()
    const name = (await option.textContent()) ?? ''
    await option.click()
    await expect.poll(() => page.url()).toMatch(/person=\d+/)
    await expect
      .poll(() => queryOf(callsTo(sandbox, ALL).at(-1)?.path ?? '').userEmailOrTransactionId)
      .toMatch(/@example\./)
    expect(decodeURIComponent(page.url())).not.toContain(name)
    await expect
      .poll(() => callsTo(sandbox, ALL).at(-1)?.path)
      .toContain('startDate=2026-02-01&endDate=2026-03-14')
  })
}

test('three tabs with their totals, the filters, terms and a person, and the drawer', async ({
  page,
  sandbox,
}) => {
  await test.step('three tabs, each by its call, with the totals of the range; ticks stay over pages', async () => {
    const { rows, card, tab, footer, row } = screen(page)
    await test.step('RTE-017 FIN-002 FIN-027 FIN-004 FIN-021 FIN-022 FIN-028 FIN-029 FIN-036 FIN-037 MON-045 three tabs', async () => {
      const all = await findMovements(sandbox)
      await enter(page, sandbox, 'everything', { path: FINANCIAL })
      await expect(rows).toHaveCount(10)
      await expect(card('Total de movimentações')).toContainText(String(all.length))
      const summary = callsTo(sandbox, SUMMARY).at(-1)?.path ?? ''
      const scope = { tenantApiKey: 'sandbox-move', searchTenantChildren: 'true', page: '0', size: '10' }
      const range = { startDate: '2026-03-01', endDate: '2026-03-14' }
      expect(queryOf(summary)).toEqual({ ...scope, ...range, sort: 'createdTimestamp,asc' })
      expect(queryOf(callsTo(sandbox, ALL).at(-1)?.path ?? '')).toEqual({
        ...scope,
        ...range,
        sort: 'createdTimestamp,desc',
      })
      const summaries = callsTo(sandbox, SUMMARY).length
      await page.getByRole('button', { name: 'Página 2', exact: true }).click()
      await expect.poll(() => callsTo(sandbox, ALL).at(-1)?.path).toContain('page=1')
      expect(callsTo(sandbox, SUMMARY)).toHaveLength(summaries)
      await expect(page.getByRole('button', { name: /^Página \d+$/ })).toHaveCount(6)
      for (const [name, list] of [
        ['Recargas', 'recharges'],
        ['Depósitos', 'deposits'],
      ] as const) {
        const own = await findMovements(sandbox, MARCH, `${ALL}/${list}`)
        await tab(name).click()
        await expect.poll(() => callsTo(sandbox, `${ALL}/${list}`).length).toBeGreaterThan(0)
        await expect(card(name)).toContainText(String(own.length))
        await expect(card('Valor total')).toHaveCount(0)
      }
    })
    await test.step('FIN-007 FIN-023 ticks stay over pages and add up by coin; all of the filter are read with progress', async () => {
      const all = await findMovements(sandbox)
      await reopen(page, FINANCIAL)
      await page.getByRole('button', { name: 'Sobre estes totais' }).click()
      await page.getByRole('button', { name: 'Ler tudo e separar por moeda' }).click()
      await expect(card('USD')).toContainText(/USD\s[1-9]\d+,\d\d$/)
      await expect(card('Valor total sem conversão')).not.toContainText('R$')
      await row(0).getByRole('checkbox').click()
      await expect(footer.getByText('1 marcado', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Página 2', exact: true }).click()
      await expect.poll(() => callsTo(sandbox, ALL).at(-1)?.path).toContain('page=1')
      await expect(footer.getByText('1 marcado', { exact: true })).toBeVisible()
      await footer.getByRole('button', { name: /Marcar todos os/ }).click()
      await expect(footer.getByText(new RegExp(`^${all.length} marcados`))).toBeVisible()
      await expect(footer.getByText('Pago:').first()).toBeVisible()
      await tab('Depósitos').click()
      await expect(footer).toBeHidden()
    })
  })
  await test.step('FIN-003 FIN-020 FIN-024 FIN-025 FIN-031 FMT-002 FIN-038 MON-007 THM-012 period, order, account and charger narrow list and totals alike; the key of the account stays out of the address', async () => {
    sandbox.control.clearFaults()
    sandbox.control.limits({ reports: null })
    const { month, order, account, charger, card, rows } = screen(page)
    await reopen(page, FINANCIAL)
    await expect(rows).toHaveCount(10)
    await month.selectOption({ label: 'fevereiro de 2026' })
    await expect
      .poll(() => callsTo(sandbox, ALL).at(-1)?.path)
      .toContain('startDate=2026-02-01&endDate=2026-02-28')
    await expect
      .poll(() => callsTo(sandbox, SUMMARY).at(-1)?.path)
      .toContain('startDate=2026-02-01&endDate=2026-02-28')
    await month.selectOption({ label: 'Período personalizado' })
    await page.getByRole('button', { name: /01\/02 a 28\/02\/2026/ }).click()
    const day = (name: string) => page.getByRole('gridcell').getByRole('button', { name })
    await page.getByRole('button', { name: 'Próximo mês' }).click()
    await expect(day('14 de março de 2026')).toBeEnabled()
    await expect(day('15 de março de 2026')).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filtros' }).click()
    await order.selectOption({ label: 'Movimentação financeira' })
    await expect.poll(() => callsTo(sandbox, ALL).at(-1)?.path).toContain('sort=paidTimestamp%2Cdesc')
    await expect(page.getByRole('columnheader', { name: 'Pago em' })).toBeVisible()
    const last = (path: string) => queryOf(callsTo(sandbox, path).at(-1)?.path ?? '')
    // All of the tenant's, its child accounts' among them; an account that is chosen, alone.
    for (const path of [ALL, SUMMARY, `${BASE}/chargeboxes`, `${BASE}/tenants`])
      expect(last(path).searchTenantChildren, path).toBe('true')
    await account.selectOption({ label: 'Ipê Sul' })
    await expect.poll(() => last(`${BASE}/chargeboxes`).searchTenantChildren).toBe('false')
    for (const path of [ALL, SUMMARY])
      await expect.poll(() => last(path).searchTenantChildren, path).toBe('false')
    await expect
      .poll(() => queryOf(callsTo(sandbox, ALL).at(-1)?.path ?? '').tenantApiKey)
      .toMatch(/-account-\d+$/)
    await expect
      .poll(() => queryOf(callsTo(sandbox, SUMMARY).at(-1)?.path ?? '').tenantApiKey)
      .toMatch(/-account-\d+$/)
    expect(page.url()).toContain('account=')
    expect(page.url()).not.toContain('sandbox-move')
    await charger.fill('SUL')
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect.poll(() => queryOf(callsTo(sandbox, ALL).at(-1)?.path ?? '').chargeBoxId).toMatch(/^SUL/)
    await page.reload()
    await expect(order).toHaveValue('FINANCIAL_MOVEMENT')
    await expect(account).toHaveValue('Ipê Sul')
    await expect(card('Total de movimentações')).toBeVisible()
  })
  await test.step('terms and a person narrow the list and stay out of address, title and storage; failure, and nothing found', () =>
    narrowByTerms(page, sandbox))
  await test.step('the drawer reads the row again and tells what changed; what cannot be refunded says why; a refused invoice is sent again, once', () =>
    walkDrawer(page, sandbox))
})

test('MON-010 a tenant of Ecuador reads Spanish and dollars, without a code: they are its own', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: FINANCIAL, tenant: 'yasuni' })
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
  const total = page.getByRole('group', { name: 'Valor total' })
  await expect(total).toContainText(/\$\s?[\d.]+,\d\d/)
  await expect(total).not.toContainText(/USD|R\$/)
})
