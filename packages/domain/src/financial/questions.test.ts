import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movementFixture, movementsFixture, movementWire } from '../fixtures/index.ts'
import {
  countMovementQuestions,
  invoiceFiles,
  type Movement,
  movementsFor,
  possibleDuplicates,
} from './index.ts'

const ZONE = 'America/Sao_Paulo'
let next = 1
const movement = (changes: Readonly<Record<string, unknown>> = {}): Movement => {
  next += 1
  return movementFixture(
    movementWire({
      transactionPk: next,
      targetType: 'TRANSACTION',
      idTag: 'CARTAO1',
      paymentStatus: 'approved',
      paymentType: 'PAGBANK_CARD',
      paymentTransactionAmount: 20,
      paymentTransactionAmountRefunded: 0,
      createdTimestamp: '2026-03-10T15:00:00Z',
      chargeBoxDescription: 'Ipê Centro 01',
      ...changes,
    }),
  )
}
const kindsOf = (rows: readonly Movement[]) =>
  [...possibleDuplicates(rows, ZONE).values()].map(({ kind }) => kind)

describe('possible duplicates: the same tag on one local day, or the same number', () => {
  test.each([
    ['twoRecharges', {}, {}],
    ['twoRecharges', {}, { chargeBoxDescription: null }],
    ['twoRecharges', {}, { paymentType: 'WALLET' }],
    ['twoRecharges', { paymentExternalId: 'CHAR_A' }, { paymentExternalId: 'CHAR_B' }],
    ['withIdle', {}, { targetType: 'IDLE', paymentTransactionAmount: 5 }],
    ['withIdle', { paymentStatus: 'authorized' }, { targetType: 'IDLE' }],
    [
      'withIdle',
      { transactionPk: 7, paymentExternalId: 'CHAR_A' },
      { transactionPk: 7, paymentExternalId: 'CHAR_B', targetType: 'IDLE', paymentTransactionAmount: 5 },
    ],
    ['depositAndWallet', { paymentType: 'WALLET' }, { targetType: 'USER' }],
    ['depositAndWallet', { targetType: 'USER' }, { paymentType: 'WALLET' }],
    ['notCaptured', {}, { paymentStatus: 'authorized' }],
    ['notCaptured', { paymentStatus: 'authorized' }, {}],
    ['refundedAlready', { paymentStatus: 'refunded', paymentTransactionAmountRefunded: 20 }, {}],
    ['refundedAlready', {}, { paymentStatus: 'refunded', paymentTransactionAmountRefunded: 20 }],
    ['voucherAndCard', { paymentType: 'VOUCHER', paymentTransactionAmount: 3 }, {}],
    [
      'twoPayments',
      { transactionPk: 7, paymentExternalId: 'CHAR_A' },
      { transactionPk: 7, paymentExternalId: 'CHAR_B', idTag: null, paymentTransactionAmount: 3 },
    ],
  ])('%s', (kind, first, second) => {
    expect(kindsOf([movement(first), movement(second)])).toEqual([kind, kind])
  })

  test.each([
    ['another amount', { paymentTransactionAmount: 21 }],
    ['another tag', { idTag: 'CARTAO2' }],
    ['no tag: a name proves nobody', { idTag: null }],
    ['the next local day', { createdTimestamp: '2026-03-11T03:00:00Z' }],
    ['a payment that was refused', { paymentStatus: 'rejected' }],
    ['one that the bank took back', { paymentStatus: 'charged_back' }],
    ['nothing was charged', { paymentTransactionAmount: 0 }],
    ['a recharge of that amount elsewhere', { chargeBoxDescription: 'Ipê Sul 01' }],
    ['an idle charge elsewhere', { targetType: 'IDLE', chargeBoxDescription: 'Ipê Sul 01' }],
  ])('not %s', (_said, second) => {
    expect(kindsOf([movement(), movement(second)])).toEqual([])
  })

  test.each([
    ['two deposits', { targetType: 'USER' }, { targetType: 'USER' }],
    ['a deposit beside a recharge by card', { targetType: 'USER' }, {}],
    ['nothing was charged twice', { paymentTransactionAmount: 0 }, { paymentTransactionAmount: 0 }],
    ['no tag twice', { idTag: null }, { idTag: null }],
    ['no day twice', { createdTimestamp: null }, { createdTimestamp: null }],
    ['another amount is not captured', {}, { paymentStatus: 'authorized', paymentTransactionAmount: 21 }],
    [
      'another amount was refunded',
      {},
      { paymentStatus: 'refunded', paymentTransactionAmount: 21, paymentTransactionAmountRefunded: 21 },
    ],
    [
      'a voucher elsewhere',
      {},
      { paymentType: 'VOUCHER', paymentTransactionAmount: 3, chargeBoxDescription: 'Ipê Sul 01' },
    ],
    [
      'a voucher and a card at stations that nobody names',
      { chargeBoxDescription: null },
      { paymentType: 'VOUCHER', paymentTransactionAmount: 3, chargeBoxDescription: null },
    ],
    ['a deposit by voucher', {}, { targetType: 'USER', paymentType: 'VOUCHER', paymentTransactionAmount: 3 }],
    [
      'a voucher and a Pix',
      { paymentType: 'PAGBANK_PIX' },
      { paymentType: 'VOUCHER', paymentTransactionAmount: 3 },
    ],
  ])('not %s', (_said, first, second) => {
    expect(kindsOf([movement(first), movement(second)])).toEqual([])
  })

  test('a row is no duplicate of itself', () => {
    const row = movement()
    expect(kindsOf([row, row])).toEqual([])
  })

  test('22:00 and 23:00 of one local day are two days of UTC, and one here', () => {
    const [late, later] = ['2026-03-11T01:00:00Z', '2026-03-11T02:00:00Z']
    expect(
      kindsOf([movement({ createdTimestamp: late }), movement({ createdTimestamp: later })]),
    ).toHaveLength(2)
  })

  test('whoever is named is there, is another one, and names a pair that is one', () => {
    const any = fc.record({
      targetType: fc.constantFrom('TRANSACTION', 'IDLE', 'USER'),
      idTag: fc.constantFrom('A', 'B', null),
      paymentStatus: fc.constantFrom('approved', 'authorized', 'refunded', 'rejected'),
      paymentType: fc.constantFrom('PAGBANK_CARD', 'WALLET', 'VOUCHER'),
      paymentTransactionAmount: fc.constantFrom(0, 10, 20),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (parts) => {
        const rows = parts.map((part) => movement(part))
        const keys = rows.map(({ key }) => key)
        for (const [key, { other }] of possibleDuplicates(rows, ZONE)) {
          expect(keys).toContain(other.key)
          expect(other.key).not.toBe(key)
          const pair = rows.filter((row) => [key, other.key].includes(row.key))
          expect(new Set(pair.map(({ idTag }) => idTag)).size).toBe(1)
          expect(kindsOf(pair)).toHaveLength(2)
        }
      }),
    )
  })
})

test('duplicates stand together case by case, real ones first; a pair that has its reason is no case', () => {
  const [first, second] = [movement(), movement()]
  const idle = movement({ targetType: 'IDLE', paymentTransactionAmount: 5 })
  const voucher = movement({ idTag: 'OUTRO', paymentType: 'VOUCHER', paymentTransactionAmount: 3 })
  const card = movement({ idTag: 'OUTRO' })
  const alone = [
    movement({ idTag: 'SO' }),
    movement({ idTag: 'SO', targetType: 'IDLE' }),
    movement({ idTag: 'CARTEIRA', targetType: 'USER' }),
    movement({ idTag: 'CARTEIRA', paymentType: 'WALLET' }),
  ]
  const rows = [voucher, first, idle, ...alone, card, second]
  expect(movementsFor(rows, 'duplicate', ZONE)).toEqual([first, second, voucher, card])
  expect(countMovementQuestions(rows, ZONE).duplicate).toBe(2)
  // Three of one amount are one case.
  const third = movement()
  expect(movementsFor([...rows, third], 'duplicate', ZONE).slice(0, 3)).toEqual([first, second, third])
  expect(countMovementQuestions([...rows, third], ZONE).duplicate).toBe(2)
})

test('each question finds its own, and counts as many', () => {
  const rows = movementsFixture()
  const counts = countMovementQuestions(rows, ZONE)
  for (const question of ['contested', 'invoiceRejected'] as const)
    expect(movementsFor(rows, question, ZONE), question).toHaveLength(counts[question])
  expect(movementsFor(rows, 'contested', ZONE).every(({ status }) => status === 'charged_back')).toBe(true)
  expect(counts.contested).toBeGreaterThan(0)
  expect(counts.invoiceRejected).toBeGreaterThan(1)
  expect(counts.invoiceRejected).toBeLessThan(rows.length)
})

test('invoices: each movement has a file, or counts under the state of its invoice', () => {
  const rows = [
    movement({ nfeStatus: 'autorizado', nfeUrls: ['https://a.example/1.pdf'] }),
    movement({ nfeStatus: 'estranho', nfeUrls: ['javascript:alert(1)'] }),
    movement({ nfeStatus: 'REJEITADO', nfeUrls: null }),
    movement({ nfeStatus: null, nfeUrls: null }),
    movement({ nfeStatus: 'rejeitado', nfeUrls: [] }),
  ]
  const { withFile, without } = invoiceFiles(rows)
  expect(withFile).toEqual([rows[0]])
  expect(without).toEqual([
    { status: 'rejeitado', count: 2 },
    { status: '', count: 1 },
    { status: 'estranho', count: 1 },
  ])
})
