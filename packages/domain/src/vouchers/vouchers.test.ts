import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createRandom,
  GOLDEN,
  guestVoucherFixture,
  mutate,
  voucherFixture,
  voucherHistoryFixture,
  voucherUseFixture,
  voucherUseWire,
  voucherWire,
} from '../fixtures/index.ts'
import {
  activatedOf,
  guestsOf,
  historyUsers,
  isChangedAs,
  isCodeQuery,
  isGuestVoucher,
  partialBalances,
  readVoucher,
  readVoucherHistory,
  readVouchers,
  updateOf,
} from './index.ts'

const NOW = Date.parse('2026-03-14T15:00:00Z')

describe('reading', () => {
  test('VCH-029 VCH-030 VCH-032 the contract’s own voucher is read whole', () => {
    expect(readVoucher(GOLDEN.E11)).toEqual({
      data: {
        pk: 77,
        code: 'IPE10',
        title: 'Boas-vindas',
        description: 'Dez por cento na recarga',
        kind: 'PERCENT_RECHARGE',
        kindValue: 10,
        units: 50,
        usedTotal: 1,
        notUsedTotal: 49,
        startText: '2026-03-01 03:00:00',
        expireText: '2026-04-01 02:59:59',
        start: Date.parse('2026-03-01T03:00:00Z'),
        expire: Date.parse('2026-04-01T02:59:59Z'),
        status: 'ACTIVE',
        isActive: true,
        createdBy: 'Marina Exemplo',
        tenantPk: 7,
        chargeBoxPks: [12],
        userPks: [2041],
        users: [{ userPk: 2041, source: 'GUEST', status: 'USED' }],
        unreadParts: 0,
        usesPerUser: 2,
        expireType: 'USES_PER_USER',
      },
      unread: 0,
    })
  })

  test('VCH-035 a list has rows and a count; a broken row is dropped and counted, so is a broken part of one', () => {
    const users = [{ user_pk: 1, source: 'guest', status: 'not-used' }, { source: 'GUEST' }, 7]
    const body = {
      results: [voucherWire({ voucher_users_pks_with_voucher_status: users }), { code: 'X' }],
      count: 2,
    }
    const read = readVouchers(body)
    expect(read).toMatchObject({ data: { count: 2 }, unread: 3 })
    expect(read?.data.rows[0]).toMatchObject({
      unreadParts: 2,
      users: [{ userPk: 1, source: 'GUEST', status: 'NOT_USED' }],
    })
    expect(readVouchers('<html>')).toBeUndefined()
    const twice = [
      voucherWire(),
      voucherWire(),
      voucherWire({ voucher_pk: 1, charge_box_pks: ['x'], user_pks: ['y'] }),
    ]
    expect(readVouchers(twice)).toMatchObject({ data: { rows: [{ pk: 77 }, { pk: 1 }] }, unread: 3 })
    expect(readVoucher({ data: voucherWire({ user_pks: ['y'] }) })).toMatchObject({
      data: { pk: 77 },
      unread: 1,
    })
  })

  test('VCH-031 VCH-033 VCH-038 VCH-040 known words are known however they are written, others stay', () => {
    const read = (over: object) => readVoucher(voucherWire({ ...over }))?.data
    expect(
      read({ kind: 'Money-Recharge', status: 'notstarted', expire_type: 'uses_per_user' }),
    ).toMatchObject({
      kind: 'MONEY_RECHARGE',
      status: 'NOT_STARTED',
      expireType: 'USES_PER_USER',
    })
    expect(read({ kind: 'Minutos', status: null })).toMatchObject({ kind: 'Minutos', status: undefined })
  })

  test('VCH-012 no chargers, or an empty list of them, restrict nothing', () => {
    expect(voucherFixture({ charge_box_pks: [] }).chargeBoxPks).toBeUndefined()
    expect(voucherFixture({ charge_box_pks: ['12', 'x'] })).toMatchObject({
      chargeBoxPks: [12],
      unreadParts: 1,
    })
    expect(voucherFixture({ charge_box_pks: ['x'] }).chargeBoxPks).toEqual([])
  })

  test('VCH-042 it is a guest voucher by its guests alone; one who is named by key only is a guest too', () => {
    const voucher = guestVoucherFixture()
    expect(isGuestVoucher(voucher)).toBe(true)
    expect(isGuestVoucher(voucherFixture())).toBe(false)
    const bare = voucherFixture({ user_pks: [201, 900], voucher_users_pks_with_voucher_status: null })
    expect(guestsOf(bare).map(({ userPk }) => userPk)).toEqual([201, 900])
    expect(activatedOf(voucherFixture({ user_pks: [201] })).map(({ userPk }) => userPk)).toEqual([201, 202])
  })

  test.each([
    [' IPE-1_0 ', true],
    ['natal é', false],
    ['ação', true],
    ['IPE', false],
    ['x'.repeat(30), true],
    ['x'.repeat(31), false],
    ['12345', false],
    [' 12345 ', false],
    ['12345a', true],
    ['a12345', true],
    ['ana@example.com', false],
  ])('%j may be a code: %j', (query, isCode) => expect(isCodeQuery(query)).toBe(isCode))

  test('whatever a server sends, reading throws nothing', () => {
    const random = createRandom('vouchers')
    for (let run = 0; run < 2000; run += 1) {
      readVouchers(mutate(random, { results: [voucherWire()], count: 1 }))
      readVoucherHistory(mutate(random, { results: [voucherUseWire()] }))
    }
  })
})

describe('history', () => {
  test('VCH-036 an entry is read whole; a part that is broken leaves the recharge', () => {
    expect(readVoucherHistory({ results: [voucherUseWire()] })?.data).toEqual([voucherUseFixture()])
    const broken = voucherUseWire({ user: 'x', voucher: null, address: 7, charge_box_name: 'null' })
    expect(readVoucherHistory({ results: [broken, {}] })).toMatchObject({
      data: [{ transactionPk: 55_021, userPk: undefined, place: undefined, used: undefined }],
      unread: 1,
    })
  })

  test('VCH-016 whoever used it stands once to narrow by, most uses first', () => {
    expect(historyUsers(voucherHistoryFixture()).map(({ userPk, uses }) => [userPk, uses])).toEqual([
      [201, 2],
      [202, 1],
    ])
    const [bare, named, other] = [
      voucherUseFixture({ userPk: 9, userName: undefined, userEmail: undefined }),
      voucherUseFixture({ userPk: 9, userName: 'Ana', userEmail: 'ana@example.com' }),
      voucherUseFixture({ userPk: 8, userName: 'Rui', userEmail: 'rui@example.com' }),
    ]
    expect(
      historyUsers([other, bare, named, { ...named, userName: 'Ana B.', userEmail: undefined }]),
    ).toEqual([
      { userPk: 9, name: 'Ana', email: 'ana@example.com', uses: 3 },
      { userPk: 8, name: 'Rui', email: 'rui@example.com', uses: 1 },
    ])
  })

  test('partial balances: each one’s newest alone, nothing of a percentage', () => {
    expect(partialBalances(voucherHistoryFixture())).toEqual({ hundredths: 1760, people: 1 })
    const old = voucherUseFixture({ at: NOW - 1, balance: 20 })
    const latest = voucherUseFixture({ at: NOW, balance: 5 })
    for (const uses of [
      [old, latest],
      [latest, old],
      [{ ...old, at: undefined }, latest],
    ])
      expect(partialBalances(uses)).toEqual({ hundredths: 500, people: 1 })
    expect(partialBalances([voucherUseFixture({ userPk: undefined })])).toBeUndefined()
    expect(partialBalances([voucherUseFixture({ kind: 'PERCENT_RECHARGE' })])).toBeUndefined()
    expect(partialBalances([])).toBeUndefined()
  })
})

describe('quick changes', () => {
  test('VCH-083 all but what is asked goes back as it was read, dates as the very text that came', () => {
    const odd = { start: '2026-03-01T00:00:00-03:00', expire: '01/04/2026 02:59' }
    expect(updateOf(voucherFixture(odd), { isActive: false })).toEqual({
      description: 'Dez por cento na recarga',
      title: 'Boas-vindas',
      units: 50,
      ...odd,
      charge_box_pks: null,
      tenant_pk: 7,
      user_pks: null,
      uses_per_user: 2,
      expire_type: 'USES_PER_USER',
      kind: 'PERCENT_RECHARGE',
      kind_value: 10,
      active: false,
    })
  })

  test('what was never said is sent as the contract begins with it', () => {
    const bare = { title: null, description: null, expire_type: null, active: null, status: 'INACTIVE' }
    expect(updateOf(voucherFixture(bare), { units: 60 })).toMatchObject({
      title: '',
      description: '',
      expire_type: 'EXPIRATION_DATE',
      active: false,
    })
    expect(updateOf(voucherFixture({ active: false }), { units: 60 })?.active).toBe(false)
    expect(updateOf(voucherFixture({ active: null }), { units: 60 })?.active).toBe(true)
  })

  test('VCH-034 guests are sent, whoever activated it never; the invited join them once', () => {
    const users = [
      { user_pk: 1, source: 'GUEST', status: 'USED' },
      { user_pk: 2, source: 'ACTIVATION', status: 'USED' },
    ]
    const voucher = voucherFixture({ voucher_users_pks_with_voucher_status: users, user_pks: [1] })
    expect(updateOf(voucher, { units: 62, invited: [1, 3, 3] })).toMatchObject({
      units: 62,
      user_pks: [1, 3],
    })
  })

  test('what lacks a field that must be sent, or is of an unknown kind, cannot be changed here', () => {
    const broken = [
      { kind: 'X' },
      { kind_value: null },
      { start: null },
      { expire: null },
      { tenant_pk: null },
      { units: null },
    ]
    for (const over of [...broken, { voucher_users_pks_with_voucher_status: [{}] }])
      expect(updateOf(voucherFixture(over), { isActive: false })).toBeUndefined()
  })

  test('a change reads back as it was sent', () => {
    fc.assert(
      fc.property(
        fc.record({
          isActive: fc.option(fc.boolean(), { nil: undefined }),
          units: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }),
          expireText: fc.constantFrom(undefined, '2026-05-01 02:59:59'),
          invited: fc.option(fc.uniqueArray(fc.integer({ min: 300, max: 400 })), { nil: undefined }),
        }),
        (change) => {
          const body = updateOf(guestVoucherFixture(), change)
          const guests = body?.user_pks?.map((user_pk) => ({ user_pk, source: 'GUEST', status: 'NOT_USED' }))
          const saved = guestVoucherFixture({ ...body, voucher_users_pks_with_voucher_status: guests })
          expect(isChangedAs(saved, change)).toBe(true)
        },
      ),
    )
    const iso = voucherFixture({ expire: '2026-05-01T02:59:59Z' })
    expect(isChangedAs(iso, { expireText: '2026-05-01 02:59:59' })).toBe(true)
    for (const change of [
      { isActive: false },
      { units: 51 },
      { expireText: '2026-05-01 02:59:59' },
      { invited: [9] },
    ])
      expect(isChangedAs(voucherFixture(), change)).toBe(false)
  })
})
