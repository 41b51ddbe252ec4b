import type { Sandbox } from '@corrente/sandbox'
import { callsTo } from './support/calls.ts'
import {
  findRecharge,
  findRecharges,
  LIST,
  screen,
  sent,
  TRANSACTIONS,
  WIDE_ADDRESS,
} from './support/recharges.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { readAll } from './support/users.ts'
import { reopen } from './support/walk.ts'

/** What the next call of the list asks for. */
const nextBody = async (page: Page, act: () => Promise<unknown>): Promise<Record<string, unknown>> => {
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().endsWith(LIST) && each.postDataJSON().size === 10),
    act(),
  ])
  return request.postDataJSON()
}
const address = (page: Page) => new URL(page.url()).searchParams

async function questions(page: Page, sandbox: Sandbox) {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { ids, question } = screen(page)
  await test.step('questions are answered from all pages of the range, with their counts', async () => {
    const all = await findRecharges(sandbox)
    const open = all.filter(({ stoppedAt }) => stoppedAt === undefined).length
    await reopen(page, `${TRANSACTIONS}?${WIDE_ADDRESS}`)
    await expect(page.getByRole('button', { name: /^Contar nas/ })).toBeVisible()
    await question('Em andamento').click()
    await expect(question(`Em andamento (${open})`)).toBeVisible()
    await expect(ids).toHaveCount(Math.min(10, open))
    expect(address(page).get('show')).toBe('running')
    // The longest leads.
    const oldest = all.filter(({ stoppedAt }) => stoppedAt === undefined).at(-1)
    await expect(ids.first()).toHaveText(new RegExp(`^${oldest?.id}`))
  })
  await test.step('an empty search is widened to 364 days in one press', async () => {
    const old = await findRecharge(
      sandbox,
      ({ startedAt }) => (startedAt ?? 0) < Date.parse('2026-02-01T00:00:00Z'),
    )
    await reopen(
      page,
      `${TRANSACTIONS}?tag=${encodeURIComponent(old.idTag ?? '')}&from=2026-03-14&to=2026-03-14`,
    )
    await page.getByRole('button', { name: 'Procurar nos últimos 364 dias' }).click()
    await expect(screen(page).ids.first()).toBeVisible()
    expect(address(page).get('from')).toBe('2025-03-16')
  })
  await test.step('TRX-024 at 10,000 it says "ou mais", and warns after three seconds', async () => {
    sandbox.control.addFault({
      method: 'POST',
      path: LIST,
      status: 200,
      body: { error: null, list: [{ id: 1 }], count: 10_000 },
    })
    await reopen(page, TRANSACTIONS)
    await expect(page.getByText('10.000 recargas ou mais')).toBeVisible()
    await page.clock.fastForward(3_000)
    await expect(page.getByText('A consulta é limitada a 10.000 transações!')).toBeVisible()
    sandbox.control.clearFaults()
  })
}

test('the list of recharges: as it opens, its range, its filters, its questions', async ({
  page,
  sandbox,
}) => {
  await test.step('the list of recharges: two days ago, ten per page, newest first; a range of less than 365 days', async () => {
    const { ids, column } = screen(page)
    await test.step('TRX-003 TRX-011 TRX-013 TRX-043 TRX-044 TRX-045 RTE-015 MON-045 as it opens', async () => {
      const body = await nextBody(page, () => enter(page, sandbox, 'everything', { path: TRANSACTIONS }))
      expect(body).toEqual({
        chargeBoxPk: null,
        userOcppTag: '',
        fromDate: '2026-03-12 03:00:00',
        toDate: '2026-03-15 02:59:59',
        paymentStatus: '',
        searchInput: '',
        headerOrderList: '',
        page: 1,
        size: 10,
      })
      await expect(page.getByRole('heading', { level: 1, name: 'Transações' })).toBeVisible()
      await expect(page).toHaveTitle('Transações · Dashboard')
      await expect(ids).toHaveCount(10)
      await page.setViewportSize({ width: 1280, height: 900 })
      for (const name of [
        'Pagamento',
        'ID · Início',
        'Estação · Conector',
        'Usuário / Tag · Conta',
        'Duração',
        'Energia',
        'Receita',
        'NF',
      ])
        await expect(column(name)).toBeVisible()
      await page.setViewportSize({ width: 1920, height: 1080 })
      for (const name of ['ID', 'Início', 'Estação', 'Conector', 'Usuário / Tag · Conta'])
        await expect(column(name)).toBeVisible()
      expect(new URL(page.url()).search).toBe('')
      const second = await nextBody(page, () =>
        page.getByRole('button', { name: 'Página 2', exact: true }).click(),
      )
      expect(second.page).toBe(2)
      await test.step('TRX-037 a heading is plain text: pressed, it changes neither order nor call', async () => {
        const before = sent(sandbox, LIST)
        const order = await ids.allTextContents()
        for (const name of ['Início', 'ID', 'Receita']) {
          await expect(column(name).getByRole('button')).toHaveCount(0)
          await column(name).click()
        }
        expect(await ids.allTextContents()).toEqual(order)
        expect(sent(sandbox, LIST)).toBe(before)
        expect(second.headerOrderList).toBe('')
      })
    })
    await test.step('TRX-038 TRX-039 AST-032 no day to come, and 365 days are refused with the old range kept', async () => {
      await reopen(page, TRANSACTIONS)
      const range = page.getByRole('button', { name: /^Período/ })
      await range.click()
      const from = page.getByLabel('De', { exact: true })
      const to = page.getByLabel('Até', { exact: true })
      const before = await range.textContent()
      await from.fill('14/03/2025')
      await to.fill('14/03/2026')
      await page.getByRole('button', { name: 'Aplicar' }).click()
      await expect(page.getByText('O período deve ser menor que 365 dias').first()).toBeVisible()
      await from.fill('15/03/2025')
      await to.fill('15/03/2026')
      await page.getByRole('button', { name: 'Aplicar' }).click()
      expect(new URL(page.url()).search).toBe('')
      await page.keyboard.press('Escape')
      await expect(range).toHaveText(before ?? '')
      // An address that asks for too much opens the usual range.
      const body = await nextBody(page, () => reopen(page, `${TRANSACTIONS}?from=2024-01-01&to=2026-03-14`))
      expect(body.fromDate).toBe('2026-03-12 03:00:00')
    })
  })
  await test.step('TRX-004 TRX-005 TRX-006 TRX-007 TRX-010 TRX-060 TRX-062 each filter is in the call and in the address; Back takes it back', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const recharge = await findRecharge(sandbox, ({ idTag }) => idTag !== undefined && idTag.length > 6)
    await reopen(page, `${TRANSACTIONS}?${WIDE_ADDRESS}`)
    await page.getByRole('button', { name: 'Filtros' }).click()
    const tag = page.getByRole('combobox', { name: 'Pesquisar Tag' })
    await tag.click()
    await tag.fill(recharge.idTag ?? '')
    await expect.poll(() => callsTo(sandbox, '/api/v1/ocpptags/').at(-1)?.path).toContain('size=10')
    const byTag = await nextBody(page, () =>
      page
        .getByRole('option', { name: recharge.idTag ?? '' })
        .first()
        .click(),
    )
    expect(byTag.userOcppTag).toBe(recharge.idTag)
    expect(address(page).get('tag')).toContain(recharge.idTag)
    await page.goBack()
    // A person's name finds their tags too; nothing of it is in the address.
    const [owner] = (await readAll(sandbox)).filter(({ idTag, name }) => idTag && name)
    await tag.fill(owner?.email ?? '')
    await expect(page.getByRole('option', { name: owner?.idTag ?? '' }).first()).toBeVisible()
    expect(page.url()).not.toContain(encodeURIComponent(owner?.email ?? '-'))
    await tag.fill('')
    await page.keyboard.press('Escape')
    const station = page.getByRole('combobox', { name: 'Estação', exact: true })
    await station.fill(recharge.stationId ?? '')
    const byStation = await nextBody(page, () =>
      page.getByRole('listbox').getByRole('option').first().click(),
    )
    expect(byStation.chargeBoxPk).toBe(recharge.stationPk)
    // What nobody paid came with its number, so a press asks for nothing.
    await expect(page.getByRole('button', { name: /^Sem pagamento \(\d+\)$/ })).toBeVisible()
    await page.getByLabel('Receita', { exact: true }).selectOption('Não pago')
    await expect.poll(() => address(page).get('revenue')).toContain('UNPAID')
    for (const [label, value] of [
      ['Pago', 'PAID'],
      ['Sem cobrança', 'PRICELESS'],
    ] as const) {
      const body = await nextBody(page, () => page.getByLabel('Receita', { exact: true }).selectOption(label))
      expect(body.paymentStatus).toBe(value)
    }
    // This was answered a moment ago, so it is not asked again.
    await page.getByLabel('Receita', { exact: true }).selectOption('Todos')
    const byName = await nextBody(page, () => screen(page).search.fill('Posto'))
    expect(byName).toMatchObject({ searchInput: 'Posto', paymentStatus: '' })
  })
  await test.step('the list of recharges: questions', () => questions(page, sandbox))
})
