import { describe, expect, test } from 'vitest'
import { voucherFixture, vouchersFixture } from '../fixtures/index.ts'
import { sortRows } from '../paging/index.ts'
import {
  countStatuses,
  nearnessOf,
  orderVouchers,
  tallyVouchers,
  VOUCHER_SORT_VALUES,
  worthOf,
} from './index.ts'
import { isPastEnd } from './worth.ts'

const NOW = Date.parse('2026-03-14T15:00:00Z')

describe('worth', () => {
  test.each([
    [
      'money',
      { kind: 'MONEY_RECHARGE', kind_value: 0.1, units: 3, used_total: 1, not_used_total: 2 },
      [30, 10, 20],
    ],
    [
      'kWh',
      { kind: 'KWH_RECHARGE', kind_value: 12.5, units: 4, used_total: 0, not_used_total: 4 },
      [5000, 0, 5000],
    ],
    [
      'used by what is left',
      { kind: 'MONEY_RECHARGE', kind_value: 0.1, units: 3, used_total: null, not_used_total: 2 },
      [30, 10, 20],
    ],
    [
      'left by what is used',
      { kind: 'MONEY_RECHARGE', kind_value: 0.1, units: 3, used_total: 1, not_used_total: null },
      [30, 10, 20],
    ],
    [
      'neither',
      { kind: 'MONEY_RECHARGE', kind_value: 0.1, units: 3, used_total: null, not_used_total: null },
      [30, 0, 30],
    ],
    ['percent: uses', { kind_value: 10, units: 50, used_total: 1, not_used_total: 49 }, [100, 2, 98]],
  ])('liability of %s: units x value, open by what is not used', (_what, over, [all, used, open]) => {
    expect(worthOf(voucherFixture(over))).toMatchObject({ all, used, open })
  })

  test('a kind that nobody knows, or a missing figure, is no amount', () => {
    for (const over of [{ kind: 'X' }, { units: null }, { kind: 'MONEY_RECHARGE', kind_value: 'x' }])
      expect(worthOf(voucherFixture(over))).toBeUndefined()
  })

  test('open counts what can still be used; expired and inactive stand apart; kinds are never added', () => {
    const [percent, money, kwh] = tallyVouchers(vouchersFixture())
    expect(percent).toEqual({ kind: 'PERCENT_RECHARGE', open: 76, used: 72, expired: 76, inactive: 76 })
    expect(money).toEqual({ kind: 'MONEY_RECHARGE', open: 20_000, used: 305_000, expired: 0, inactive: 0 })
    expect(kwh).toEqual({ kind: 'KWH_RECHARGE', open: 62_500, used: 0, expired: 0, inactive: 0 })
    expect(tallyVouchers([])).toEqual([])
    expect(tallyVouchers([voucherFixture({ status: 'PAUSED' })])[0]).toMatchObject({ open: 0, inactive: 0 })
  })

  test('an end has passed once its instant has, and one that is missing never', () => {
    expect([NOW - 1, NOW, undefined].map((expire) => isPastEnd({ expire }, NOW))).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('list', () => {
  test('what runs stands first by its nearest end, then what will, then the rest by its latest end', () => {
    expect(orderVouchers(vouchersFixture()).map(({ status }) => status)).toEqual([
      'ACTIVE',
      'ACTIVE',
      'NOT_STARTED',
      'USED',
      'INACTIVE',
      'EXPIRED',
      'PAUSED',
    ])
    const of = (status: string, ...edges: readonly (readonly [pk: number, day: string | null])[]) =>
      edges.map(([voucher_pk, day]) => {
        const at = day && `${day} 12:00:00`
        return voucherFixture(
          status === 'NOT_STARTED' ? { voucher_pk, status, start: at } : { voucher_pk, status, expire: at },
        )
      })
    const mixed = [
      ...of('EXPIRED', [3, null], [2, '2026-01-01'], [1, '2026-02-01']),
      ...of('NOT_STARTED', [6, null], [5, '2026-05-01'], [4, '2026-04-01']),
      ...of('ACTIVE', [10, null], [9, '2026-05-01'], [8, '2026-04-01'], [7, '2026-04-01']),
    ]
    expect(orderVouchers(mixed).map(({ pk }) => pk)).toEqual([8, 7, 9, 10, 4, 5, 6, 1, 2, 3])
    expect(countStatuses(vouchersFixture())).toEqual({
      NOT_STARTED: 1,
      ACTIVE: 2,
      EXPIRED: 1,
      INACTIVE: 1,
      USED: 1,
    })
  })

  test('how near an end is', () => {
    expect(nearnessOf(voucherFixture(), NOW)).toEqual({ edge: 'ends', days: 17 })
    expect(nearnessOf(voucherFixture({ expire: '2026-03-14 02:59:59' }), NOW)).toEqual({
      edge: 'ended',
      days: 0,
    })
    expect(nearnessOf(voucherFixture({ status: 'NOT_STARTED', start: '2026-03-20 03:00:00' }), NOW)).toEqual({
      edge: 'starts',
      days: 5,
    })
    expect(nearnessOf(voucherFixture({ expire: null }), NOW)).toBeUndefined()
    const now = '2026-03-14 15:00:00'
    for (const over of [{ start: '2026-03-20 03:00:00' }, { status: 'NOT_STARTED', start: now }])
      expect(nearnessOf(voucherFixture({ ...over, expire: now }), NOW)).toEqual({ edge: 'ends', days: 0 })
  })
})

test('values of one kind sort as the numbers that they are', () => {
  const values = [7.5, 7.25, 10]
  const vouchers = values.map((kind_value) => voucherFixture({ kind: 'PERCENT_RECHARGE', kind_value }))
  const sorted = sortRows(vouchers, VOUCHER_SORT_VALUES, { key: 'kind', direction: 'ascending' }, 'pt-BR')
  expect(sorted.map(({ kindValue }) => kindValue)).toEqual([7.25, 7.5, 10])
})
