import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movementFixture, movementsFixture } from '../fixtures/index.ts'
import { footerTotals, periodCoins } from './index.ts'

const BR = { own: 'BRL', withoutWallet: false } as const

test('FIN-023 approved against open, what is left of a refunded one, one line for each coin, the rest counted', () => {
  const of = (paymentStatus: string, changes: Readonly<Record<string, unknown>> = {}) =>
    movementFixture({ paymentStatus, paymentTransactionAmountRefunded: 0, ...changes })
  const rows = [
    of('approved'),
    of('AUTHORIZED', { paymentTransactionAmount: 0.1 }),
    of('approved', { paymentTransactionAmountRefunded: 10 }),
    of('pending', { paymentTransactionAmount: 0.2 }),
    of('in_process', { paymentTransactionAmount: 1 }),
    of('rejected', { paymentTransactionAmount: 2 }),
    of('cancelled'),
    of('charged_back'),
    of('refunded', { paymentTransactionAmountRefunded: 40.56 }),
    of('strange'),
    of('approved', { paymentTransactionAmount: null }),
    of('approved', { moneyCoin: 'USD', paymentTransactionAmount: 7 }),
  ]
  expect(footerTotals(rows, BR)).toEqual({
    coins: [
      { currency: 'BRL', approved: 4056 + 10 + 3056, open: 320 },
      { currency: 'USD', approved: 700, open: 0 },
    ],
    inNeither: 5,
    fromWallet: 0,
  })
})

test('FIN-023 wallet money is there twice: without it a recharge from the wallet is left out, its deposit stays', () => {
  const recharge = movementFixture({ paymentType: 'WALLET', paymentTransactionAmountRefunded: 0 })
  const deposit = movementFixture({ targetType: 'USER', paymentTransactionAmountRefunded: 0 })
  expect(footerTotals([recharge, deposit], BR).coins).toMatchObject([{ approved: 8112 }])
  expect(footerTotals([recharge, deposit], { ...BR, withoutWallet: true })).toMatchObject({
    coins: [{ approved: 4056 }],
    fromWallet: 1,
  })
})

const cents = fc.integer({ min: 0, max: 100_000_000 })
const movement = fc
  .record({
    paymentStatus: fc.constantFrom(
      'approved',
      'authorized',
      'pending',
      'in_process',
      'rejected',
      'refunded',
      'cancelled',
      null,
    ),
    amount: fc.option(cents),
    refunded: cents,
    moneyCoin: fc.constantFrom('BRL', 'USD', null),
    paymentType: fc.constantFrom('WALLET', 'PAGBANK_PIX'),
  })
  .map(({ amount, refunded, ...wire }) =>
    movementFixture({
      ...wire,
      paymentTransactionAmount: amount === null ? null : (amount / 100).toFixed(2),
      paymentTransactionAmountRefunded: refunded / 100,
    }),
  )

test('FIN-023 sums commute, never go below zero, and lose no row', () => {
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 30 }), fc.boolean(), (rows, withoutWallet) => {
      const rules = { own: 'BRL', withoutWallet } as const
      const totals = footerTotals(rows, rules)
      expect(footerTotals([...rows].reverse(), rules)).toEqual(totals)
      const half = Math.floor(rows.length / 2)
      const sum = (part: 'approved' | 'open', of: typeof rows) =>
        footerTotals(of, rules).coins.reduce((all, coin) => all + coin[part], 0)
      for (const part of ['approved', 'open'] as const)
        expect(sum(part, rows)).toBe(sum(part, rows.slice(0, half)) + sum(part, rows.slice(half)))
      for (const coin of totals.coins) {
        expect(coin.approved).toBeGreaterThanOrEqual(0)
        expect(coin.open).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('every kind of odd row is told somewhere', () => {
  const rows = movementsFixture()
  const { coins, inNeither } = footerTotals(rows, BR)
  expect(coins.map(({ currency }) => currency)).toEqual(['BRL', 'USD'])
  expect(inNeither).toBe(3)
})

test('the sums that the server gives over several coins are parted by coin, once they come to its total', () => {
  const rows = [
    movementFixture({ paymentTransactionAmount: 40.56, moneyCoin: 'BRL' }),
    movementFixture({ paymentTransactionAmount: 10, moneyCoin: null, targetType: 'USER' }),
    movementFixture({ paymentTransactionAmount: 7, moneyCoin: 'usd' }),
    movementFixture({ paymentTransactionAmount: null, moneyCoin: 'USD' }),
  ]
  const known = { own: 'BRL', isWhole: true, summary: { total: 5756 } }
  expect(periodCoins(rows, known)).toEqual({
    currencies: ['BRL', 'USD'],
    sums: [
      { currency: 'BRL', total: 5056, recharges: 4056, deposits: 1000 },
      { currency: 'USD', total: 700, recharges: 700, deposits: 0 },
    ],
  })
  // What was refused is in no sum of a server that adds up what came in.
  const refused = movementFixture({
    paymentTransactionAmount: 3,
    moneyCoin: 'UYU',
    paymentStatus: 'REJECTED',
  })
  expect(periodCoins([...rows, refused], known)).toEqual(periodCoins(rows, known))
  expect(periodCoins([...rows, refused], { ...known, summary: { total: 6056 } }).currencies).toContain('UYU')
  for (const less of [{ isWhole: false }, { summary: { total: 5757 } }, { summary: undefined }])
    expect(periodCoins(rows, { ...known, ...less })).toEqual({ currencies: ['BRL', 'USD'], sums: undefined })
})
