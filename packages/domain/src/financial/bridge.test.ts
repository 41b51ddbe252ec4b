import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movementFixture, movementsFixture } from '../fixtures/index.ts'
import {
  BRIDGE_APART,
  BRIDGE_OUTSIDE,
  BRIDGE_PARTS,
  type Bridge,
  checkMonth,
  compareSums,
  footerTotals,
  type Movement,
} from './index.ts'

const paid = (changes: Readonly<Record<string, unknown>> = {}) =>
  movementFixture({ paymentTransactionAmountRefunded: 0, ...changes })
const check = (...rows: readonly Movement[]): Bridge | undefined => checkMonth(rows, 'BRL').coins[0]
const share = (count: number, amount: number) => ({ count, amount })

describe('from what came in to what the providers were paid', () => {
  test('recharges, idle charges and deposits, less wallet, voucher, hand and ticket, are what was charged', () => {
    const bridge = check(
      paid(),
      paid({ transactionPk: 2, targetType: 'IDLE', paymentTransactionAmount: 5, paymentType: 'PAGBANK_PIX' }),
      paid({ transactionPk: 3, targetType: 'USER', paymentTransactionAmount: 100 }),
      paid({ transactionPk: 4, targetType: 'SUBSCRIPTION', paymentTransactionAmount: 1 }),
      paid({ transactionPk: 5, paymentType: 'WALLET', paymentTransactionAmount: 20 }),
      paid({ transactionPk: 6, paymentType: 'VOUCHER', paymentTransactionAmount: 7 }),
      paid({ transactionPk: 7, paymentType: 'manual_dashboard', paymentTransactionAmount: 8 }),
      paid({ transactionPk: 8, paymentType: 'TICKET_LOG', paymentTransactionAmount: 9 }),
      // What is typed WALLET and is a deposit was paid in by somebody: it is not spent twice.
      paid({ transactionPk: 9, targetType: 'USER', paymentType: 'WALLET', paymentTransactionAmount: 3 }),
    )
    expect(bridge).toMatchObject({
      parts: {
        recharges: share(5, 4056 + 2000 + 700 + 800 + 900),
        idle: share(1, 500),
        deposits: share(2, 10_300),
        other: share(1, 100),
      },
      gross: share(9, 19_356),
      outside: {
        wallet: share(1, 2000),
        voucher: share(1, 700),
        manual: share(1, 800),
        ticket: share(1, 900),
      },
      charged: share(5, 14_956),
      refunded: share(0, 0),
      net: 14_956,
    })
    expect(bridge?.types.map(({ name, charged }) => [name, charged])).toEqual([
      ['PAGBANK_CARD', 14_156],
      ['PAGBANK_PIX', 500],
      ['WALLET', 300],
    ])
  })

  test('gross, refunded and net are three numbers; what went back of a wallet never was a provider’s', () => {
    const bridge = check(
      movementFixture(),
      paid({ transactionPk: 2, paymentStatus: 'refunded', paymentTransactionAmountRefunded: 40.56 }),
      paid({ transactionPk: 3, paymentStatus: 'authorized', paymentTransactionAmount: 1 }),
      paid({ transactionPk: 4, paymentType: 'WALLET', paymentTransactionAmountRefunded: 5 }),
      // All went back by its status, whatever the row still shows.
      paid({ transactionPk: 6, paymentStatus: 'refunded', paymentTransactionAmount: 3 }),
      // More than was paid is a mistake of the wire's: no more than all of it went back.
      paid({ transactionPk: 5, paymentTransactionAmount: 2, paymentTransactionAmountRefunded: 3 }),
    )
    expect(bridge).toMatchObject({
      charged: share(5, 8712),
      refunded: share(4, 1000 + 4056 + 300 + 200),
      net: 8712 - 5556,
      refundedOutside: share(1, 500),
      authorized: share(1, 100),
    })
  })

  test('what is open, contested, refused or of no known status stands apart, and in no sum', () => {
    const of = (paymentStatus: string | null, transactionPk: number) => paid({ paymentStatus, transactionPk })
    const bridge = check(
      of('pending', 1),
      of('in_process', 2),
      of('charged_back', 3),
      of('rejected', 4),
      of('cancelled', 5),
      of('strange', 6),
      of(null, 7),
    )
    expect(bridge?.gross).toEqual(share(0, 0))
    expect(bridge?.apart).toEqual({
      open: share(2, 8112),
      contested: share(1, 4056),
      refused: share(2, 8112),
      unknown: share(2, 8112),
    })
  })

  test('one bridge for each coin; a row without an amount is counted, and in none', () => {
    const { coins, withoutAmount } = checkMonth(movementsFixture(), 'BRL')
    expect(coins.map(({ currency }) => currency)).toEqual(['BRL', 'USD'])
    expect(withoutAmount).toBe(1)
  })
})

describe('beside the server', () => {
  const month = checkMonth(
    [
      movementFixture(),
      paid({ transactionPk: 2, targetType: 'IDLE', paymentTransactionAmount: 5 }),
      paid({ transactionPk: 3, targetType: 'USER', paymentTransactionAmount: 100 }),
      paid({ transactionPk: 4, paymentStatus: 'charged_back', paymentTransactionAmount: 12 }),
      paid({ transactionPk: 5, moneyCoin: 'USD', paymentTransactionAmount: 1.5 }),
      paid({ transactionPk: 6, paymentStatus: 'pending', paymentTransactionAmount: 13 }),
      paid({ transactionPk: 7, paymentStatus: 'rejected', paymentTransactionAmount: 14 }),
      paid({ transactionPk: 8, paymentStatus: 'novo', paymentTransactionAmount: 15 }),
    ],
    'BRL',
  )
  const total = (server: number | undefined) =>
    compareSums(month, { count: 5, total: server, recharges: 4556, deposits: undefined }, 'BRL')

  test('each sum has the server’s beside it, and the difference', () => {
    expect(total(14_600)).toEqual([
      { what: 'total', rows: 14_556, server: 14_600, difference: 44, cause: undefined },
      { what: 'recharges', rows: 4556, server: 4556, difference: 0, cause: undefined },
      { what: 'deposits', rows: 10_000, server: undefined, difference: undefined, cause: undefined },
    ])
  })

  test.each([
    [14_556, undefined],
    [13_556, 'refunded'],
    [15_756, 'contested'],
    [15_856, 'open'],
    [15_956, 'refused'],
    [16_056, 'unknown'],
    [14_056, 'idle'],
    [14_706, 'otherCoins'],
    [1, undefined],
  ])('a server’s total of %d is explained by %s', (server, cause) =>
    expect(total(server)[0]?.cause).toBe(cause),
  )

  test('only the total is explained, and a coin that no row has sums to nothing', () => {
    const sums = { count: 8, total: undefined, recharges: 3556, deposits: 9000 }
    expect(compareSums(month, sums, 'BRL').map(({ difference, cause }) => [difference, cause])).toEqual([
      [undefined, undefined],
      [-1000, undefined],
      [-1000, undefined],
    ])
    expect(compareSums(month, { ...sums, total: 14_706 }, 'EUR')[0]).toEqual({
      what: 'total',
      rows: 0,
      server: 14_706,
      difference: 14_706,
      cause: 'otherCoins',
    })
    expect(compareSums(month, { ...sums, total: 150 }, 'USD')[0]).toMatchObject({ rows: 150, difference: 0 })
  })

  test('what was given back outside of the providers explains a total as well, and other types count as recharges', () => {
    const rows = [
      movementFixture(),
      movementFixture({ transactionPk: 2, paymentType: 'VOUCHER' }),
      paid({ transactionPk: 3, targetType: 'SUBSCRIPTION', paymentTransactionAmount: 1 }),
    ]
    const sums = { count: 3, total: 6212, recharges: 8212, deposits: undefined }
    expect(compareSums(checkMonth(rows, 'BRL'), sums, 'BRL')).toMatchObject([
      { rows: 8212, cause: 'refunded' },
      { rows: 8212, difference: 0 },
      {},
    ])
  })
})

const status = fc.constantFrom(
  'approved',
  'authorized',
  'pending',
  'in_process',
  'rejected',
  'refunded',
  'charged_back',
  'cancelled',
  'strange',
  null,
)
const movement = fc
  .record({
    paymentStatus: status,
    amount: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
    refunded: fc.integer({ min: 0, max: 100_000_000 }),
    moneyCoin: fc.constantFrom('BRL', 'USD', null),
    targetType: fc.constantFrom('TRANSACTION', 'IDLE', 'USER', 'OTHER'),
    paymentType: fc.constantFrom('WALLET', 'PAGBANK_PIX', 'VOUCHER', 'MANUAL_DASHBOARD', 'TICKET_LOG', null),
    tenantName: fc.constantFrom('Rede Ipê', 'Ipê Sul', null),
  })
  .map(({ amount, refunded, ...wire }) =>
    movementFixture({
      ...wire,
      tenantAlias: null,
      paymentTransactionAmount: amount === null ? null : (amount / 100).toFixed(2),
      paymentTransactionAmountRefunded: (Math.min(refunded, amount ?? 0) / 100).toFixed(2),
    }),
  )
const movements = fc.array(movement, { maxLength: 40 })
const sum = (shares: readonly { readonly amount: number }[]) =>
  shares.reduce((all, { amount }) => all + amount, 0)
const chargedOf = (lines: Bridge['types']) => lines.reduce((all, { charged }) => all + charged, 0)
const refundedOf = (lines: Bridge['types']) => lines.reduce((all, { refunded }) => all + refunded, 0)

test('every cent stands in exactly one place, whatever the order of the rows', () => {
  fc.assert(
    fc.property(movements, (rows) => {
      const { coins, withoutAmount } = checkMonth(rows, 'BRL')
      expect(checkMonth([...rows].reverse(), 'BRL').coins.map(({ types: _, ...rest }) => rest.net)).toEqual(
        coins.map(({ net }) => net),
      )
      let counted = withoutAmount
      for (const bridge of coins) {
        const { parts, outside, apart, gross, charged, refunded, net, types, accounts } = bridge
        expect(sum(BRIDGE_PARTS.map((part) => parts[part]))).toBe(gross.amount)
        expect(charged.amount + sum(BRIDGE_OUTSIDE.map((way) => outside[way]))).toBe(gross.amount)
        expect([chargedOf(types), chargedOf(accounts)]).toEqual([charged.amount, charged.amount])
        expect([refundedOf(types), refundedOf(accounts)]).toEqual([refunded.amount, refunded.amount])
        expect(net).toBe(charged.amount - refunded.amount)
        expect(net).toBeGreaterThanOrEqual(0)
        counted += gross.count + BRIDGE_APART.reduce((all, place) => all + apart[place].count, 0)
      }
      expect(counted).toBe(rows.length)
    }),
  )
})

test('the footer of the same rows comes to the same cents', () => {
  fc.assert(
    fc.property(movements, (rows) => {
      const footer = footerTotals(rows, { own: 'BRL', withoutWallet: false })
      for (const { currency, gross, refunded, refundedOutside, apart } of checkMonth(rows, 'BRL').coins) {
        const line = footer.coins.find((coin) => coin.currency === currency)
        expect(gross.amount - refunded.amount - refundedOutside.amount).toBe(line?.approved ?? 0)
        expect((line?.open ?? 0) - apart.open.amount).toBeLessThanOrEqual(apart.refused.amount)
      }
    }),
  )
})
