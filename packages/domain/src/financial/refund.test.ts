import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movementFixture } from '../fixtures/index.ts'
import {
  askRefund,
  partialAmountText,
  type RefundProof,
  type RefundRoom,
  readRefundProof,
  refundBlock,
  refundFound,
  refundKey,
  refundRoom,
  refundWarnings,
  refundWayOf,
  requestedOf,
  standsPaid,
} from './index.ts'

const KNOWN = { requested: 0, isOpen: false, isShared: false, idle: undefined }
const block = (
  wire: Readonly<Record<string, unknown>>,
  known: Partial<Parameters<typeof refundBlock>[1]> = {},
) => refundBlock(movementFixture(wire), { ...KNOWN, ...known })

describe('who may be refunded', () => {
  test('RFD-006 approved alone, without case, with something left of it', () => {
    expect(block({})).toBeUndefined()
    expect(block({ paymentStatus: ' Approved ' })).toBeUndefined()
    expect(block({ paymentStatus: 'authorized' })).toBe('notCaptured')
    expect(block({ paymentStatus: 'charged_back' })).toBe('chargedBack')
    for (const status of [
      'pending',
      'in_process',
      'rejected',
      'refunded',
      'cancelled',
      'partial_refund',
      null,
    ])
      expect(block({ paymentStatus: status })).toBe('notApproved')
    expect(block({ paymentTransactionAmountRefunded: 40.56 })).toBe('nothingLeft')
    expect(block({ paymentTransactionAmount: null })).toBe('noAmount')
    expect(block({}, { requested: 3056 })).toBe('nothingLeft')
  })

  test('one number under two types, an open request, a cancelled idle charge and an unknown type are refused', () => {
    expect(block({}, { isShared: true })).toBe('sharedNumber')
    expect(block({}, { isOpen: true })).toBe('open')
    expect(block({ targetType: 'IDLE' }, { idle: 'cancelled' })).toBe('idleCancelled')
    expect(block({ targetType: 'IDLE' }, { idle: 'cancelOpen' })).toBe('idleCancelOpen')
    expect(block({ targetType: 'SUBSCRIPTION' })).toBe('unknownType')
    expect([block({ targetType: 'USER' }), block({ targetType: 'IDLE' })]).toEqual([undefined, undefined])
  })
})

const UNTOUCHED: RefundRoom = { paid: 4056, refunded: 0, requested: 0, left: 4056 }
const PARTLY: RefundRoom = { paid: 4056, refunded: 1000, requested: 0, left: 3056 }

describe('what is asked for', () => {
  test('RFD-007 RFD-008 RFD-009 the total is the limit, after a refund what is left of it; nothing is nothing', () => {
    expect(askRefund(UNTOUCHED, 4057)).toBe('aboveTotal')
    expect(askRefund(PARTLY, 3057)).toBe('aboveRest')
    for (const none of [undefined, 0, -1]) expect(askRefund(UNTOUCHED, none)).toBe('empty')
    expect(askRefund(PARTLY, 1)).toEqual({ amount: 1, isFull: false })
  })

  test('RFD-007 all of it is sent without an amount only where nothing was given back or asked for before', () => {
    expect(askRefund(UNTOUCHED, 'all')).toEqual({ amount: 4056, isFull: true })
    expect(askRefund(UNTOUCHED, 4056)).toEqual({ amount: 4056, isFull: true })
    expect(askRefund(UNTOUCHED, 4055)).toEqual({ amount: 4055, isFull: false })
    expect(askRefund({ ...UNTOUCHED, requested: 56, left: 4000 }, 4001)).toBe('aboveRest')
    expect(askRefund(PARTLY, 'all')).toEqual({ amount: 3056, isFull: false })
    expect(askRefund({ ...UNTOUCHED, requested: 56, left: 4000 }, 'all')).toEqual({
      amount: 4000,
      isFull: false,
    })
  })

  test('RFD-007 RFD-008 never beyond the total, never below zero, whatever was given back and asked for', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, cents, (amount, refunded, requested, typed) => {
        const room = refundRoom({ amount, refunded }, requested)
        if (!room) throw new Error('an amount gives room')
        expect(room.left).toBeGreaterThanOrEqual(0)
        for (const choice of [typed, 'all'] as const) {
          const ask = askRefund(room, choice)
          if (typeof ask === 'string') continue
          expect(ask.amount).toBeGreaterThan(0)
          expect(refunded + requested + ask.amount).toBeLessThanOrEqual(amount)
          if (ask.isFull) expect([refunded, requested, ask.amount]).toEqual([0, 0, amount])
        }
      }),
    )
  })

  test('RFD-011 RFD-012 an amount is sent with a point and two decimals', () => {
    expect([1234, 5, 50, 0, 100, 99_999_999].map(partialAmountText)).toEqual([
      '12.34',
      '0.05',
      '0.50',
      '0.00',
      '1.00',
      '999999.99',
    ])
  })
})

const PROOF: RefundProof = {
  target: 'TRANSACTION',
  pk: 55_021,
  asked: 1000,
  before: 500,
  paid: 4056,
  from: '2026-03-01',
  to: '2026-03-14',
  order: 'CHRONOLOGICAL_ORDER',
  coin: 'BRL',
}

describe('reading it back', () => {
  test('RFD-004 seen as done only where the refunded amount rose by exactly what was asked', () => {
    expect(refundFound(PROOF, { refunded: 1500 })).toEqual({ found: 'applied', result: undefined })
    expect(refundFound(PROOF, { refunded: 500 })).toEqual({ found: 'unchanged' })
    expect(refundFound(PROOF, { refunded: 0 })).toEqual({ found: 'unchanged' })
    expect(refundFound(PROOF, { refunded: 2500 })).toEqual({
      found: 'other',
      what: { asked: 1000, rise: 2000 },
    })
    expect(refundFound(PROOF, { refunded: 501 })).toEqual({ found: 'other', what: { asked: 1000, rise: 1 } })
  })

  test('the journal keeps numbers, days and an order; without one of them nothing is read back', () => {
    expect(readRefundProof(PROOF)).toEqual(PROOF)
    expect(readRefundProof({ ...PROOF, order: 'x' })?.order).toBe('CHRONOLOGICAL_ORDER')
    expect(readRefundProof({ ...PROOF, coin: true })?.coin).toBe('')
    for (const name of ['target', 'pk', 'asked', 'before', 'paid', 'from', 'to'])
      expect(readRefundProof({ ...PROOF, [name]: true })).toBeUndefined()
  })

  test('what was asked for counts until the row shows it, and no further', () => {
    const movement = movementFixture({ paymentTransactionAmountRefunded: 5 })
    const entry = { keys: [refundKey(movement)], id: 'a', at: 0, stage: 'sent', proof: PROOF } as const
    expect(requestedOf([entry], movement)).toBe(1000)
    expect(requestedOf([entry], { ...movement, refunded: 900 })).toBe(600)
    expect(requestedOf([entry], { ...movement, refunded: 1500 })).toBe(0)
    expect(requestedOf([entry], { ...movement, refunded: 9000 })).toBe(0)
    expect(requestedOf([entry], { ...movement, target: 'IDLE' })).toBe(0)
  })
})

test.each([
  [{}, true],
  [{ paymentStatus: 'pending' }, false],
  [{ paymentTransactionAmountRefunded: 1 }, false],
  [{ paymentTransactionAmount: 0 }, false],
  [{ paymentTransactionAmount: null }, false],
])('a payment stands while it is approved and nothing of it went back: %j: %j', (wire, stands) => {
  const movement = movementFixture({ paymentTransactionAmountRefunded: 0, ...wire })
  const entry = (keys: readonly string[]) =>
    ({ keys, id: keys.join(), at: 0, stage: 'sent', proof: PROOF }) as const
  const other = entry(['other'])
  expect([standsPaid(movement, []), standsPaid(movement, [other])]).toEqual([stands, stands])
  expect(standsPaid(movement, [other, entry([refundKey(movement)])])).toBe(false)
})

test('the way back is named; what never passed a provider gives no card its money', () => {
  const way = (paymentType: string) => refundWayOf(movementFixture({ paymentType }))
  expect(['PAGBANK_CARD', 'MERCADO_PAGO_PIX', 'WALLET', 'BOLETO'].map(way)).toEqual([
    'card',
    'pix',
    'wallet',
    'provider',
  ])
  expect(['MANUAL_DASHBOARD', 'VOUCHER', 'TICKET_LOG'].map(way)).toEqual(['nowhere', 'nowhere', 'nowhere'])
})

test('what is said before a refund: an old or partial Pix, no provider, an invoice that stays, a deposit', () => {
  const now = Date.parse('2026-03-20T00:00:00Z')
  const warn = (wire: Readonly<Record<string, unknown>>, isFull = true, at = now) =>
    refundWarnings(movementFixture(wire), { amount: 1, isFull }, at)
  expect(warn({})).toEqual(['invoiceStays'])
  expect(warn({ nfeStatus: null })).toEqual([])
  const pix = { nfeStatus: null, paymentType: 'PAGBANK_PIX' }
  expect(warn(pix)).toEqual([])
  expect(warn(pix, false)).toEqual(['pixPart'])
  expect(warn(pix, true, Date.parse('2026-06-20T00:00:00Z'))).toEqual(['pixOld'])
  const old = Date.parse('2026-06-20T00:00:00Z')
  expect(warn({ nfeStatus: null }, true, old)).toEqual([])
  const at = (paidAt: number | undefined, createdAt: number | undefined) =>
    refundWarnings({ ...movementFixture(pix), paidAt, createdAt }, { amount: 1, isFull: true }, now)
  const days = (count: number) => now - count * 86_400_000
  expect([at(days(90), days(91)), at(undefined, days(90)), at(undefined, undefined)]).toEqual([[], [], []])
  expect([at(days(91), days(1)), at(undefined, days(91))]).toEqual([['pixOld'], ['pixOld']])
  expect(warn({ nfeStatus: null, paymentType: 'VOUCHER' })).toEqual(['noProvider'])
  expect(warn({ nfeStatus: null, targetType: 'USER' })).toEqual(['deposit'])
})
