import { type Movement, readMovements, sharedNumbers } from '@corrente/domain/financial'
import { movementWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { callsTo } from './calls.ts'
import { ask } from './network.ts'
import type { Page } from './test.ts'

export const FINANCIAL = '/financial'
export const BASE = '/mk-ms-financial'
export const ALL = `${BASE}/transactions`
export const SUMMARY = `${BASE}/transactions/summary`
const SCOPE = 'sort=createdTimestamp,desc&tenantApiKey=sandbox-move&searchTenantChildren=true'
/** The usual range at the tests' instant. */
export const MARCH = 'startDate=2026-03-01&endDate=2026-03-14'

/** The movements that the server has, past the product, newest first. */
export const findMovements = async (
  sandbox: Sandbox,
  query = MARCH,
  list = ALL,
): Promise<readonly Movement[]> =>
  readMovements(await ask(sandbox, `${list}?page=0&size=10000&${SCOPE}&${query}`))?.data.rows ?? []

/** One movement as the server has it now. */
export const readNow = async (sandbox: Sandbox, { pk, key }: Movement): Promise<Movement | undefined> =>
  (await findMovements(sandbox, `${MARCH}&userEmailOrTransactionId=${pk}`)).find((row) => row.key === key)

/** Approved recharges of this month by card, of which nothing was given back and whose number is theirs alone. */
export const refundable = async (sandbox: Sandbox): Promise<readonly Movement[]> => {
  const rows = await findMovements(sandbox)
  const shared = sharedNumbers(rows)
  return rows.filter(
    ({ pk, status, refunded, target, paymentType, amount = 0, coin }) =>
      status === 'approved' &&
      refunded === 0 &&
      amount > 1000 &&
      target === 'TRANSACTION' &&
      paymentType === 'PAGBANK_CARD' &&
      coin === 'BRL' &&
      !shared.has(pk),
  )
}

/** Answers all three lists with exactly these movements. */
export const answerMovements = (
  sandbox: Sandbox,
  rows: readonly Readonly<Record<string, unknown>>[],
  count: number = rows.length,
) => {
  for (const path of [ALL, `${ALL}/recharges`, `${ALL}/deposits`])
    sandbox.control.addFault({
      method: 'GET',
      path,
      status: 200,
      body: { content: rows.map((row) => movementWire(row)), totalElements: count },
    })
}

/** The refunds that arrived, by their path with query. */
export const refundsOf = (sandbox: Sandbox): readonly string[] =>
  callsTo(sandbox)
    .filter(({ method, path }) => method === 'POST' && path.includes('/payments/refunds'))
    .map(({ path }) => path)

/** An amount of hundredths as the screen writes it in pt-BR. */
export const reais = (hundredths: number): RegExp =>
  new RegExp(
    `R\\$\\s${Math.floor(hundredths / 100)
      .toString()
      .replace(/\B(?=(\d{3})+$)/g, '\\.')},${String(hundredths % 100).padStart(2, '0')}`,
  )

/** The screen of the movements, in pt-BR. */
export const screen = (page: Page) => {
  const drawer = page.getByRole('dialog', { name: /^(Recarga|Depósito|Ociosidade) / })
  return {
    tab: (name: string) => page.getByRole('tab', { name }),
    card: (name: string) =>
      page.getByRole('region', { name: 'Totais do período' }).getByRole('group', { name, exact: true }),
    rows: page.getByRole('rowheader'),
    row: (place: number) => page.getByRole('row').nth(place + 1),
    month: page.getByLabel('Período', { exact: true }),
    order: page.getByLabel('Ordem', { exact: true }),
    account: page.getByLabel('Conta', { exact: true }),
    terms: page.getByLabel('E-mail, documento ou número'),
    charger: page.getByRole('combobox', { name: 'Carregador' }),
    person: page.getByRole('combobox', { name: 'Pessoa' }),
    excel: page.getByRole('button', { name: 'Baixar Excel' }),
    footer: page.getByRole('region', { name: 'Totais dos movimentos marcados' }),
    drawer,
    refund: drawer.getByRole('button', { name: 'Estornar', exact: true }),
    amount: page.getByLabel('Valor a estornar'),
    all: page.getByRole('button', { name: /^Estornar (tudo|o restante)/ }),
    part: page.getByRole('button', { name: 'Estornar uma parte' }),
    question: page.getByRole('alertdialog', { name: /^Estornar R\$/ }),
    confirm: page.getByRole('alertdialog').getByRole('button', { name: /^Estornar R\$/ }),
    bar: drawer.getByRole('region', { name: 'Quanto já foi devolvido' }),
    verify: drawer.getByRole('button', { name: 'Verificar' }),
  }
}
