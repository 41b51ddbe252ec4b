import {
  type Movement,
  partialAmountText,
  readChargeId,
  readFinancialAccounts,
  readFinancialChargers,
  readMovements,
  readReferences,
  readSummary,
  sharedNumbers,
} from '@corrente/domain/financial'
import { PAYMENT_TYPES } from '@corrente/domain/money'
import { afterAll, describe, expect, test } from 'vitest'
import { call, engineFor, signIn } from '../testing/engine.ts'

const BASE = '/mk-ms-financial'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const SCOPE = 'tenantApiKey=sandbox-move&searchTenantChildren=true'
const YEAR = 'startDate=2025-03-15&endDate=2026-03-14'

const engine = engineFor({ stations: 120 })
const token = await signIn(engine)
afterAll(() => engine.close())

const get = (path: string, headers: Record<string, string> = {}) => call(engine, path, { token, headers })
const listPath = (query: string, list = 'transactions') =>
  `${BASE}/${list}?page=0&size=10000&sort=createdTimestamp,desc&${SCOPE}&${query}`
const movements = async (query = YEAR, list?: string): Promise<readonly Movement[]> =>
  readMovements((await get(listPath(query, list))).body)?.data.rows ?? []
const one = async ({ pk, key }: Movement) =>
  (await movements(`${YEAR}&userEmailOrTransactionId=${pk}`)).find((row) => row.key === key)
const refund = (pk: number, amount?: number) =>
  call(
    engine,
    `${BASE}/transactions/${pk}/payments/refunds${amount === undefined ? '' : `?partialAmount=${partialAmountText(amount)}`}`,
    {
      token,
      method: 'POST',
    },
  )

/** Some approved recharges of which nothing was given back and whose number is theirs alone. */
const refundable = async (): Promise<readonly Movement[]> => {
  const rows = await movements()
  const shared = sharedNumbers(rows)
  return rows.filter(
    ({ pk, status, refunded, target }) =>
      status === 'approved' && refunded === 0 && target === 'TRANSACTION' && !shared.has(pk),
  )
}

describe('financial movements over SQL', () => {
  test('FIN-029 believable: every type, payment and status, partial refunds, invoices of each kind, one number under two types', async () => {
    const rows = await movements()
    const of = <T>(read: (row: Movement) => T) => new Set(rows.map(read))
    expect(of(({ target }) => target)).toEqual(new Set(['TRANSACTION', 'USER', 'IDLE']))
    for (const type of PAYMENT_TYPES) expect(of(({ paymentType }) => paymentType)).toContain(type)
    for (const status of [
      'approved',
      'authorized',
      'cancelled',
      'charged_back',
      'in_process',
      'pending',
      'refunded',
      'rejected',
    ])
      expect(of((row) => row.status)).toContain(status)
    for (const status of ['autorizado', 'rejeitado', 'erro_autorizacao', 'error_cs', undefined])
      expect(of(({ nfeStatus }) => nfeStatus)).toContain(status)
    expect([...of(({ coin }) => coin)].sort()).toEqual(['BRL', 'USD', undefined])
    expect(rows.some(({ amount = 0, refunded }) => refunded > 0 && refunded < amount)).toBe(true)
    expect(rows.some(({ nfeUrls }) => nfeUrls.length === 2)).toBe(true)
    expect(sharedNumbers(rows).size).toBeGreaterThan(0)
    expect(rows.every(({ refunded, amount }) => refunded <= (amount ?? 0))).toBe(true)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  })

  test('FIN-002 FIN-015 FIN-021 each list has its types, newest first by the chosen timestamp, in pages from 0', async () => {
    expect(new Set((await movements(YEAR, 'transactions/deposits')).map(({ target }) => target))).toEqual(
      new Set(['USER']),
    )
    expect(new Set((await movements(YEAR, 'transactions/recharges')).map(({ target }) => target))).toEqual(
      new Set(['TRANSACTION', 'IDLE']),
    )
    const rows = await movements()
    const times = rows.map(({ createdAt = 0 }) => createdAt)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    const paid =
      readMovements((await get(listPath(YEAR).replace('createdTimestamp', 'paidTimestamp'))).body)?.data
        .rows ?? []
    const at = paid.map(({ paidAt, createdAt = 0 }) => paidAt ?? createdAt)
    expect(at).toEqual([...at].sort((a, b) => b - a))
    const second = readMovements(
      (await get(listPath(YEAR).replace('page=0&size=10000', 'page=1&size=10'))).body,
    )?.data
    expect(second?.rows.map(({ key }) => key)).toEqual(rows.slice(10, 20).map(({ key }) => key))
    expect(second?.count).toBe(rows.length)
  })

  test('FIN-028 THM-012 days of the caller, terms, charger and account narrow it', async () => {
    const rows = await movements('startDate=2026-03-01&endDate=2026-03-01')
    expect(rows.length).toBeGreaterThan(0)
    for (const { createdAt = 0 } of rows)
      expect(new Date(createdAt - 3 * 3_600_000).toISOString()).toMatch(/^2026-03-01/)
    const [a, b] = await movements()
    const both = await movements(`${YEAR}&userEmailOrTransactionId=${a?.pk},${b?.pk}`)
    expect(new Set(both.map(({ pk }) => pk))).toEqual(new Set([a?.pk, b?.pk]))
    const accounts = readFinancialAccounts((await get(`${BASE}/tenants?${SCOPE}`)).body)?.data ?? []
    expect(accounts.length).toBeGreaterThan(2)
    const [, child] = accounts
    const own =
      readMovements((await get(listPath(YEAR).replace('sandbox-move', child?.apiKey ?? ''))).body)?.data
        .rows ?? []
    expect(new Set(own.map(({ accountName }) => accountName))).toEqual(new Set([child?.name]))
    const chargers = readFinancialChargers((await get(`${BASE}/chargeboxes?${SCOPE}`)).body)?.data ?? []
    const busy = chargers.find(({ description }) =>
      rows.some(({ stationName }) => stationName === description),
    )
    const there = await movements(`${YEAR}&chargeBoxId=${busy?.id}`)
    expect(new Set(there.map(({ stationName }) => stationName))).toEqual(new Set([busy?.description]))
  })

  test('FIN-018 FIN-022 the summary counts all and adds up what was approved', async () => {
    const path = `${BASE}/transactions/summary?page=0&size=10&sort=createdTimestamp,asc&${SCOPE}&${YEAR}`
    const summary = readSummary((await get(path)).body)?.data
    const rows = await movements()
    const sum = (isDeposit: boolean) =>
      rows
        .filter((row) => ['approved', 'authorized', 'refunded'].includes(row.status ?? ''))
        .filter(({ target }) => (target === 'USER') === isDeposit)
        .reduce((all, { amount = 0 }) => all + amount, 0)
    expect(summary).toEqual({
      count: rows.length,
      total: sum(true) + sum(false),
      recharges: sum(false),
      deposits: sum(true),
    })
  })

  test('FIN-030 the file where its media type is asked for; a wrong question is refused', async () => {
    const file = await get(listPath(YEAR), { Accept: XLSX })
    expect([file.status, file.headers.get('content-type'), file.text.slice(0, 2)]).toEqual([200, XLSX, 'PK'])
    for (const wrong of ['sort=createdTimestamp,desc', 'x=1', 'startDate=2026-02-30']) {
      const { status, body } = await get(`${listPath('endDate=2026-03-14')}&${wrong}`)
      expect(status).toBe(400)
      expect(body).toMatchObject({ status: 400, message: 'Bad request', path: `${BASE}/transactions` })
    }
  })
})

describe('refunds', () => {
  test('RFD-001 RFD-002 RFD-003 RFD-004 RFD-012 in part, the rest, and no more than that', async () => {
    const [row] = await refundable()
    const amount = row?.amount ?? 0
    if (!row) throw new Error('none to refund')
    expect((await refund(row.pk, 100)).status).toBe(204)
    expect(await one(row)).toMatchObject({ status: 'approved', refunded: 100, amount })
    expect((await refund(row.pk, amount)).status).toBe(400)
    expect((await refund(row.pk)).status).toBe(400)
    expect((await refund(row.pk, amount - 100)).status).toBe(204)
    expect(await one(row)).toMatchObject({ status: 'refunded', refunded: amount })
    expect((await refund(row.pk, 1)).status).toBe(409)
  })

  test('a refund settles late, or never, where a tester says so; what is on its way counts', async () => {
    const [late, never] = await refundable()
    if (!late || !never) throw new Error('none to refund')
    engine.control.refunds(60_000)
    expect((await refund(late.pk)).status).toBe(204)
    expect((await one(late))?.refunded).toBe(0)
    expect((await refund(late.pk)).status).toBe(400)
    engine.control.clock({ advanceMs: 61_000 })
    expect(await one(late)).toMatchObject({ status: 'refunded', refunded: late.amount })
    engine.control.refunds(null)
    expect((await refund(never.pk)).status).toBe(204)
    engine.control.clock({ advanceMs: 3_600_000 })
    expect((await one(never))?.refunded).toBe(0)
    engine.control.refunds(0)
  })

  test('what is not approved, not there or no amount is refused', async () => {
    const pending = (await movements()).find(
      ({ status, target }) => status === 'pending' && target === 'TRANSACTION',
    )
    expect((await refund(pending?.pk ?? 0)).status).toBe(409)
    expect((await refund(999_999)).status).toBe(404)
    const odd = await call(engine, `${BASE}/transactions/1/payments/refunds?partialAmount=1,00`, {
      token,
      method: 'POST',
    })
    expect(odd.status).toBe(400)
  })
})

test('NFE-011 a refused invoice is sent again and is being authorized', async () => {
  const rows = await movements()
  const refused = rows.find(({ nfeStatus, target }) => nfeStatus === 'rejeitado' && target === 'TRANSACTION')
  if (!refused) throw new Error('none refused')
  const resend = () =>
    call(engine, `${BASE}/transactions/${refused.pk}/nfes/resends`, { token, method: 'POST' })
  expect((await resend()).status).toBe(204)
  expect((await one(refused))?.nfeStatus).toBe('processando_autorizacao')
  expect((await resend()).status).toBe(400)
})

test('FIN-033 FIN-034 the provider’s own codes', async () => {
  const rows = await movements()
  const card = rows.find(({ paymentType, externalId }) => paymentType === 'PAGBANK_CARD' && externalId)
  const wallet = rows.find(({ paymentType, externalId }) => paymentType === 'WALLET' && externalId)
  const base = '/mk-ms-payment-pagbank/payments'
  expect(readChargeId((await get(`${base}/chargeId/${card?.externalId}`)).body)?.data).toHaveLength(1)
  expect(
    readReferences((await get(`${base}/externalReferenceId/${wallet?.externalId}`)).body)?.data,
  ).toBeInstanceOf(Array)
  expect((await get(`${base}/chargeId/nothing`)).status).toBe(404)
})
