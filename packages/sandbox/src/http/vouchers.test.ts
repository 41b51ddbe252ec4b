import { readAccounts } from '@corrente/domain/stations'
import {
  guestsOf,
  partialBalances,
  readVoucher,
  readVoucherHistory,
  readVouchers,
  updateOf,
  VOUCHER_KINDS,
  VOUCHER_STATUSES,
  type Voucher,
  type VoucherUpdate,
} from '@corrente/domain/vouchers'
import { afterAll, describe, expect, test } from 'vitest'
import { call, engineFor, signIn } from '../testing/engine.ts'

const engine = engineFor({ stations: 40 })
const token = await signIn(engine)
afterAll(() => engine.close())

const get = (path: string) => call(engine, `/api/v1/${path}`, { token })
const tenantPk = readAccounts((await get('tenants/')).body)?.data[0]?.pk ?? 0
const send = (method: 'POST' | 'PUT', path: string, body: unknown) =>
  call(engine, `/api/v1/${path}`, { token, method, body })
const list = async (query = '') => {
  const reply = await get(`vouchers/?page=1&size=1000&tenantPk=${tenantPk}&timeZone=-3${query}`)
  return readVouchers(reply.body)?.data ?? { rows: [], count: 0 }
}
const one = async (pk: number): Promise<Voucher> => {
  const read = readVoucher((await get(`vouchers/${pk}/?timeZone=-3`)).body)?.data
  if (!read) throw new Error(`voucher ${pk} is not there`)
  return read
}
const history = async (pk: number) =>
  readVoucherHistory((await get(`vouchers/${pk}/history/`)).body)?.data ?? []
const byCode = async (code: string): Promise<Voucher> => {
  const found = (await list(`&code=${code}`)).rows[0]
  if (!found) throw new Error(`no voucher ${code}`)
  return found
}
const NEW: VoucherUpdate & { code: string } = {
  code: 'OUTONO5',
  title: 'Outono',
  description: 'Cinco reais',
  kind: 'MONEY_RECHARGE',
  kind_value: 5,
  units: 3,
  start: '2026-03-20 03:00:00',
  expire: '2026-06-21 02:59:59',
  charge_box_pks: null,
  tenant_pk: 0,
  user_pks: null,
  uses_per_user: 1,
  expire_type: 'EXPIRATION_DATE',
  active: true,
}
const fresh = (changes: object = {}) => ({ ...NEW, tenant_pk: tenantPk, ...changes })

describe('reading', () => {
  test('VCH-077 VCH-035 a network has vouchers of every kind and status, guests and activated, and a history', async () => {
    const { rows, count } = await list()
    expect(rows).toHaveLength(count ?? 0)
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(VOUCHER_KINDS))
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(VOUCHER_STATUSES))
    const users = rows.flatMap((row) => row.users)
    expect(new Set(users.map(({ source }) => source))).toEqual(new Set(['ACTIVATION', 'GUEST']))
    expect(new Set(users.map(({ status }) => status))).toEqual(new Set(['NOT_USED', 'SUSPEND', 'USED']))
    expect(rows.every(({ unreadParts }) => unreadParts === 0)).toBe(true)
  })

  test('VCH-029 VCH-030 VCH-033 a voucher carries every field of the contract, and no other', async () => {
    const { body } = await get(`vouchers/${(await byCode('FROTA50')).pk}/?timeZone=-3`)
    expect(Object.keys(body as object).toSorted()).toEqual([
      'active',
      'charge_box_pks',
      'code',
      'created_user_name',
      'description',
      'expire',
      'expire_type',
      'kind',
      'kind_value',
      'not_used_total',
      'start',
      'status',
      'tenant_pk',
      'title',
      'total',
      'units',
      'used_total',
      'user_pks',
      'uses_per_user',
      'voucher_pk',
      'voucher_users_pks_with_voucher_status',
    ])
    const ends = new Set((await list()).rows.map(({ expireType }) => expireType))
    expect(ends).toEqual(new Set(['EXPIRATION_DATE', 'USES_PER_USER']))
  })

  test('VCH-003 VCH-077 filters narrow it, pages cut it', async () => {
    const all = (await list()).rows
    for (const [query, fits] of [
      ['&code=frota', ({ code }) => code === 'FROTA50'],
      ['&title=natal', ({ title }) => /natal/i.test(title ?? '')],
      ['&description=frota', ({ description }) => /frota/i.test(description ?? '')],
      ['&kind=KWH_RECHARGE', ({ kind }) => kind === 'KWH_RECHARGE'],
      ['&status=EXPIRED', ({ status }) => status === 'EXPIRED'],
    ] satisfies [string, (row: Voucher) => boolean][]) {
      const { rows } = await list(query)
      expect(rows.length, query).toBeGreaterThan(0)
      expect(rows, query).toEqual(all.filter(fits))
    }
    const second = await get(`vouchers/?page=2&size=10&tenantPk=${tenantPk}&timeZone=-3`)
    expect(readVouchers(second.body)?.data).toMatchObject({ count: all.length })
    expect(readVouchers(second.body)?.data.rows.map(({ pk }) => pk)).toEqual(
      all.slice(10, 20).map(({ pk }) => pk),
    )
    expect((await get(`vouchers/?page=1&size=10&tenantPk=${tenantPk}`)).status).toBe(400)
  })

  test('VCH-079 VCH-080 VCH-036 one voucher and the recharges that it paid for, newest first', async () => {
    const voucher = await byCode('PISCINA20')
    expect(await one(voucher.pk)).toEqual(voucher)
    const uses = await history(voucher.pk)
    expect(new Set(uses.map(({ userPk }) => userPk)).size).toBe(voucher.usedTotal)
    expect(uses.map(({ at }) => at)).toEqual(uses.map(({ at }) => at).toSorted((a, b) => (b ?? 0) - (a ?? 0)))
    expect(uses.every(({ userName, kind }) => userName && kind === 'KWH_RECHARGE')).toBe(true)
    expect(partialBalances(uses)).toBeDefined()
    expect((await get('vouchers/99999/?timeZone=-3')).status).toBe(404)
    expect((await get('vouchers/99999/history/')).status).toBe(404)
  })

  test('VCH-081 the last of a code: ACTIVE is taken, one that is over is not, an unknown one is not found', async () => {
    const last = (code: string) => get(`vouchers/last/?code=${code}&tenantPk=${tenantPk}`)
    expect((await last('FROTA50')).body).toEqual({ status: 'ACTIVE' })
    expect((await last('inverno15')).body).toEqual({ status: 'NOT_STARTED' })
    expect((await last('NATAL25')).body).toEqual({ status: 'EXPIRED' })
    expect((await last('NUNCA')).status).toBe(404)
  })
})

describe('saving', () => {
  test('VCH-082 VCH-083 created and changed as it was sent', async () => {
    const guests = guestsOf(await byCode('CONVIDADOS'))
      .slice(0, 2)
      .map(({ userPk }) => userPk)
    const made = await send('POST', 'vouchers', fresh({ user_pks: guests }))
    const { voucher_pk: pk } = (made.body as { data: { voucher_pk: number } }).data
    const read = await one(pk)
    expect(read).toMatchObject({
      code: 'OUTONO5',
      status: 'NOT_STARTED',
      createdBy: expect.stringMatching(/\S/),
    })
    const { code: _, ...body } = fresh({ user_pks: guests })
    expect(updateOf(read, {})).toEqual(body)
    const change = updateOf(read, { isActive: false, units: 9 })
    expect((await send('PUT', `vouchers/${pk}/`, change)).body).toMatchObject({ type: 'success' })
    expect(updateOf(await one(pk), {})).toEqual(change)
    expect((await one(pk)).status).toBe('INACTIVE')
  })

  test('VCH-053 a code that runs is refused; an untouched voucher of any kind goes back as it came', async () => {
    const before = (await list()).rows
    expect((await send('POST', 'vouchers', fresh({ code: 'FROTA50' }))).status).toBe(400)
    for (const voucher of before) {
      const same = updateOf(voucher, {})
      const reply = await send('PUT', `vouchers/${voucher.pk}/`, {
        ...same,
        description: same?.description || 'x',
      })
      expect(reply.status, voucher.code).toBe(200)
      expect({ ...(await one(voucher.pk)), description: voucher.description }).toEqual(voucher)
    }
  })

  test.each([
    ['VCH-061', { units: 0 }],
    ['VCH-064', { units: 1001 }],
    ['VCH-063', { units: 1, user_pks: [101, 102] }],
    ['VCH-057', { kind_value: 0 }],
    ['VCH-060', { kind: 'PERCENT_RECHARGE', kind_value: 101 }],
    ['VCH-059', { kind: 'KWH_RECHARGE', kind_value: 5001 }],
    ['VCH-067', { expire: '2026-03-20 03:00:00' }],
    ['VCH-076', { start: '20/03/2026 00:00' }],
    ['VCH-066', { expire_type: 'USES_PER_USER' }],
    ['VCH-045', { code: 'outono' }],
    ['VCH-054', { title: 'x'.repeat(51) }],
    ['VCH-037', { charge_box_pks: [999_999] }],
    ['VCH-034', { user_pks: [999_999] }],
    ['VCH-082', { status: 'ACTIVE' }],
  ])('%s %j is refused, and makes nothing', async (_id, changes) => {
    const { count } = await list()
    expect((await send('POST', 'vouchers', fresh({ code: 'RUIM', ...changes }))).status).toBe(400)
    expect((await list()).count).toBe(count)
  })

  test('VCH-041 VCH-062 whoever used it or has it on hold stays; units never fall below them; no guests for an activated one', async () => {
    const fleet = await byCode('FROTA50')
    const body = updateOf(fleet, {})
    expect((await send('PUT', `vouchers/${fleet.pk}/`, { ...body, user_pks: null })).status).toBe(400)
    expect((await send('PUT', `vouchers/${fleet.pk}/`, { ...body, units: 1 })).status).toBe(400)
    expect((await send('PUT', `vouchers/${fleet.pk}/`, { ...body, kind_value: 99 })).status).toBe(400)
    const welcome = await byCode('BEMVINDO10')
    const invited = updateOf(welcome, { invited: [guestsOf(fleet)[0]?.userPk ?? 0] })
    expect((await send('PUT', `vouchers/${welcome.pk}/`, invited)).status).toBe(400)
    expect(await one(fleet.pk)).toEqual(fleet)
  })
})
