import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { MEASURES_MAX } from '../queries/measures.ts'
import { call, engineFor, HEADERS, NOW, signIn } from '../testing/engine.ts'
import { unzip } from '../testing/files.ts'

const engine = engineFor({ stations: 120 })
const token = await signIn(engine)
afterEach(() => engine.control.limits({ reports: null }))
afterAll(() => engine.close())

const RANGE = { fromDate: '2025-03-14 00:00:00', toDate: '2026-03-15 02:59:59' }
const body = (changes: object = {}) => ({
  chargeBoxPk: null,
  userOcppTag: '',
  ...RANGE,
  paymentStatus: '',
  searchInput: '',
  headerOrderList: '',
  page: 1,
  size: 1000,
  ...changes,
})
interface Item {
  id: number
  hasPayment: boolean
  isPaid: boolean
  income: number | null
  stopTimestamp: string | null
  startTimestamp: string
  durationTime: number | string
  paymentStatus: string | null
  paymentType: string | null
  paidTimestamp: string | null
  paidError: string | null
  nfeStatus: string | null
  feedbackStars: number | null
  feedbackDescription: string | null
  stopReason: string | null
  energyHumanReadable: string | null
  idleDuration: number | string | null
  idleDurationHumanReadable: string | null
  moneyIdlePaymentTransactionAmount: number | null
  voucherUnitPk: number | null
}
const send = (method: 'POST' | 'DELETE' | 'GET', path: string, what?: unknown) =>
  call(engine, `/api/v1/${path}`, { token, method, body: what })
const list = async (changes: object = {}) =>
  (await send('POST', 'transaction/list', body(changes))).body as { list: Item[]; count: number }
const all = async (changes: object = {}): Promise<Item[]> => {
  const first = await list(changes)
  const pages = Math.ceil(first.count / 1000)
  const rest = await Promise.all(
    Array.from({ length: pages - 1 }, (_, index) => list({ ...changes, page: index + 2 })),
  )
  return [first, ...rest].flatMap((page) => page.list)
}
const one = async (pk: number) => {
  const { body: reply } = await send('GET', `transaction/${pk}/`)
  return reply as { transaction: Item; values: Record<string, { timestamp: string; value: unknown }[]> }
}
const PAID_AT = '2026-03-14 15:00:00'
const confirm = (pks: readonly number[], paid_timestamp = PAID_AT) =>
  send('POST', 'transaction/confirm_payments', {
    transaction_pks: pks,
    paid_timestamp,
    payment_type: 'MANUAL_DASHBOARD',
  })

describe('recharges over SQL', () => {
  test('believable: every payment, status, error, invoice, rating, stop reason and idle time occurs', async () => {
    const rows = await all()
    const kinds = (pick: (row: Item) => unknown) => new Set(rows.map(pick))
    expect(kinds(({ paymentType }) => paymentType).size).toBe(11)
    expect([...kinds(({ paymentStatus }) => paymentStatus)].sort()).toEqual(
      [
        null,
        'approved',
        'authorized',
        'cancelled',
        'charged_back',
        'in_process',
        'pending',
        'refunded',
        'rejected',
      ].sort(),
    )
    expect(kinds(({ paidError }) => paidError)).toEqual(
      new Set([null, 'NoError', 'NO_ERROR', 'CaptureFailed']),
    )
    expect(kinds(({ nfeStatus }) => nfeStatus).size).toBe(10)
    expect(kinds(({ feedbackStars }) => feedbackStars)).toEqual(new Set([null, 0, 1, 2, 3, 4, 5]))
    expect(kinds(({ stopReason }) => stopReason).size).toBeGreaterThan(6)
    expect(rows.some(({ idleDurationHumanReadable }) => idleDurationHumanReadable === '00:20:00')).toBe(true)
    expect(rows.some(({ voucherUnitPk }) => voucherUnitPk !== null)).toBe(true)
    const idle = rows.filter(
      ({ moneyIdlePaymentTransactionAmount }) => (moneyIdlePaymentTransactionAmount ?? 0) > 0,
    )
    expect(idle.length).toBeGreaterThan(100)
    expect(idle.every(({ idleDuration }) => idleDuration !== null)).toBe(true)
  })

  test('TRX-025 TRX-026 TRX-027 TRX-028 TRX-029 TRX-030 a list and one recharge carry every field of the contract', async () => {
    const page = await list({ size: 10 })
    expect(Object.keys(page)).toEqual(expect.arrayContaining(['list', 'count']))
    const fields = [
      'id chargeBoxDescription chargeBoxId chargeBoxPk connectorId connectorPk userName ocppIdTag userTenantAlias stationTenantAlias',
      'startTimestamp stopTimestamp durationHumanReadable durationTime autonomy energyHumanReadable stopReason stopEventActor',
      'nfeStatus paymentType voucherUnitPk transactionAmount transactionAmountHumanReadable income incomeHumanReadable hasPayment paymentStatus paidTimestamp paidError isPaid',
      'feedbackStars feedbackDescription idleDuration idleDurationHumanReadable moneyIdlePaymentTransactionAmount moneyIdlePaymentTransactionAmountHumanReadable',
    ].flatMap((line) => line.split(' '))
    for (const row of page.list) expect(Object.keys(row)).toEqual(expect.arrayContaining(fields))
    const { transaction, values } = await one(page.list.at(-1)?.id ?? 0)
    expect(Object.keys(transaction)).toEqual(expect.arrayContaining(fields))
    const power = values['Power.Active.Import'] ?? []
    expect(power.length).toBeGreaterThan(0)
    expect(power.every((each) => 'timestamp' in each && 'value' in each)).toBe(true)
  })

  test('paid, unpaid and priceless part what has ended; isPaid says the same', async () => {
    const [paid, unpaid, priceless, rows] = await Promise.all([
      all({ paymentStatus: 'PAID' }),
      all({ paymentStatus: 'UNPAID' }),
      all({ paymentStatus: 'PRICELESS' }),
      all(),
    ])
    expect(paid.length + unpaid.length + priceless.length).toBe(rows.length)
    expect(paid.every(({ isPaid, income }) => isPaid && (income ?? 0) > 0)).toBe(true)
    expect(unpaid.every(({ isPaid, hasPayment }) => !isPaid && hasPayment)).toBe(true)
    expect(unpaid.some(({ paidError }) => paidError === 'CaptureFailed')).toBe(true)
    expect(priceless.some(({ income }) => income === null)).toBe(true)
  })

  test('some were begun again within ten minutes, some stayed for the night', async () => {
    const rows = engine.core.world.store.all<{ again: number }>(
      `SELECT a.pk AS again FROM recharge a JOIN recharge b ON a.personPk = b.personPk AND a.stationPk = b.stationPk
       AND a.connectorId = b.connectorId AND a.pk <> b.pk
       WHERE a.startedAt - b.stoppedAt BETWEEN 1 AND 600000`,
    )
    expect(rows.length).toBeGreaterThan(10)
    const long = (await all()).filter(
      ({ durationTime }) => typeof durationTime === 'number' && durationTime > 18_000,
    )
    expect(long.length).toBeGreaterThan(5)
  })

  test('TRX-047 a recharge comes with what was measured: up to 5,000 values, power 0 while it idles', async () => {
    const rows = await all()
    const counts: number[] = []
    for (const { id, stopTimestamp } of rows.slice(0, 300)) {
      const { transaction, values } = await one(id)
      expect(transaction.id).toBe(id)
      const power = values['Power.Active.Import'] ?? []
      counts.push(power.length)
      expect(power.length).toBe(values['Energy.Active.Import.Register']?.length ?? 0)
      const times = power.map(({ timestamp }) => timestamp)
      expect(times).toEqual([...times].sort())
      if (stopTimestamp !== null && power.length > 0) expect(Number(power.at(-1)?.value)).toBe(0)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(MEASURES_MAX)
    const running = rows.find(({ stopTimestamp }) => stopTimestamp === null)
    const live = await one(running?.id ?? 0)
    expect(live.transaction.energyHumanReadable).toBeNull()
    expect(live.values['Power.Active.Import']?.at(-1)?.timestamp).toBe(new Date(NOW).toISOString())
    expect((await send('GET', 'transaction/999999999/')).status).toBe(404)
    const foreign = engine.core.world.store.get<{ pk: number }>(
      "SELECT pk FROM recharge WHERE network = 'CO'",
    )
    expect((await send('GET', `transaction/${foreign?.pk}/`)).status).toBe(404)
  })
})

describe('what changes a recharge', () => {
  test('TRX-048 one is marked as paid by hand, once; nothing else can be', async () => {
    const unpaid = (await all({ paymentStatus: 'UNPAID' })).find(
      ({ paymentStatus }) => paymentStatus === 'rejected',
    )
    const pay = (pk: number, paid_timestamp = PAID_AT) =>
      send('POST', `transaction/${pk}/pay`, {
        paid_timestamp,
        payment_type: 'MANUAL_DASHBOARD',
        payment_external_id: '',
      })
    const pk = unpaid?.id ?? 0
    expect((await pay(pk, '2026-03-15 15:00:00')).status).toBe(400)
    expect((await pay(pk, '2020-03-15 15:00:00')).status).toBe(400)
    expect(await pay(pk)).toMatchObject({ status: 200, body: { type: 'success' } })
    expect((await one(pk)).transaction).toMatchObject({
      isPaid: true,
      paymentType: 'MANUAL_DASHBOARD',
      paymentStatus: 'approved',
      paidTimestamp: '14/03/2026 12:00:00',
    })
    expect((await pay(pk)).status).toBe(400)
    expect((await pay(999_999_999)).status).toBe(404)
  })

  test('TRX-049 many at once: what is paid stays, what its provider works on is left, an unknown one refuses all', async () => {
    const unpaid = await all({ paymentStatus: 'UNPAID' })
    const some = unpaid.filter(({ paymentStatus }) => paymentStatus !== 'in_process').slice(0, 5)
    const busy = unpaid.find(({ paymentStatus }) => paymentStatus === 'in_process')
    const pks = [...some, ...(busy ? [busy] : [])].map(({ id }) => id)
    expect((await confirm([...pks, 999_999_999])).status).toBe(404)
    expect((await one(some[0]?.id ?? 0)).transaction.isPaid).toBe(false)
    expect((await confirm(pks)).status).toBe(200)
    const after = await Promise.all(pks.map(async (pk) => (await one(pk)).transaction.isPaid))
    expect(after).toEqual([true, true, true, true, true, false])
    expect((await confirm([])).status).toBe(400)
  })

  test('TRX-050 an idle charge is cancelled once, and only above 20 minutes', async () => {
    const rows = await all()
    const idle = rows.find(
      ({ moneyIdlePaymentTransactionAmount }) => (moneyIdlePaymentTransactionAmount ?? 0) > 0,
    )
    const cancel = (pk = 0) => send('DELETE', `cancel-idle-payment/transaction/${pk}/`)
    expect((await cancel(idle?.id)).status).toBe(204)
    expect((await one(idle?.id ?? 0)).transaction.moneyIdlePaymentTransactionAmount).toBeNull()
    expect((await cancel(idle?.id)).status).toBe(400)
    const short = rows.find(({ idleDurationHumanReadable }) => idleDurationHumanReadable === '00:20:00')
    expect((await cancel(short?.id)).status).toBe(400)
    expect((await cancel(999_999_999)).status).toBe(404)
  })

  test('NFE-012 an invoice that failed is issued again: most succeed, some wait, a few fail once more', async () => {
    const failed = (await all()).filter(({ nfeStatus }) => nfeStatus === 'error_cs')
    const resend = (pk: number) => send('POST', 'nfe/resend', { transaction_pk: pk })
    const ends = new Set<string | null>()
    for (const { id } of failed.slice(0, 20)) {
      expect((await resend(id)).status).toBe(200)
      ends.add((await one(id)).transaction.nfeStatus)
    }
    expect(ends).toEqual(new Set(['autorizado', 'processando_autorizacao', 'error_cs']))
    const issued = (await all()).find(({ nfeStatus }) => nfeStatus === 'autorizado')
    expect((await resend(issued?.id ?? 0)).status).toBe(400)
  })
})

describe('files of recharges', () => {
  const download = async (path: string, as = token) => {
    const headers = new Headers({ ...HEADERS, Authorization: `Bearer ${as}` })
    const response = await engine.handle(
      new Request(`http://localhost:4300/api/v1/report/${path}`, { headers }),
    )
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const sheetOf = (bytes: Buffer) => unzip(bytes).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
  const query = new URLSearchParams({ ...RANGE, timeZone: '-3', paymentStatus: 'UNPAID' })

  test('TRX-052 the workbook has a row for each recharge that the filters find; 403 past the limit', async () => {
    const { status, bytes } = await download(`xlsx/transactions/?${query}`)
    expect(status).toBe(200)
    const { count } = await list({ paymentStatus: 'UNPAID' })
    expect(sheetOf(bytes).match(/<row>/g)).toHaveLength(count + 1)
    engine.control.limits({ reports: 0 })
    expect((await download(`xlsx/transactions/?${query}`)).status).toBe(403)
    engine.control.limits({ reports: null })
    const reader = await signIn(engine, 'leitor@example.com')
    expect((await download(`xlsx/transactions/?${query}`, reader)).status).toBe(403)
  })

  test('TRX-051 the measures of one are a workbook; not while it runs, nor past five hours', async () => {
    const rows = await all()
    const short = rows.find(
      ({ durationTime, stopTimestamp }) =>
        stopTimestamp !== null &&
        typeof durationTime === 'number' &&
        durationTime > 1800 &&
        durationTime < 9000,
    )
    const { status, bytes } = await download(`xlsx/transactions/${short?.id}/meter-values/`)
    expect([status, sheetOf(bytes).includes('Power.Active.Import')]).toEqual([200, true])
    const long = rows.find(({ durationTime }) => typeof durationTime === 'number' && durationTime > 18_000)
    const running = rows.find(({ stopTimestamp }) => stopTimestamp === null)
    for (const row of [long, running])
      expect((await download(`xlsx/transactions/${row?.id}/meter-values/`)).status).toBe(400)
  })
})
