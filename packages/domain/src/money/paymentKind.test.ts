import { expect, test } from 'vitest'
import { PAYMENT_KINDS, PAYMENT_TYPES, paymentKindOf } from './index.ts'

test('PAY-007 USR-060 cards and Pix are one kind whoever carries them out', () => {
  expect(PAYMENT_TYPES.map(paymentKindOf)).toEqual([
    'other',
    'card',
    'pix',
    'card',
    'pix',
    'other',
    'wallet',
    'manual',
    'voucher',
    'ticket',
  ])
  expect(new Set(PAYMENT_TYPES.map(paymentKindOf))).toEqual(new Set(PAYMENT_KINDS))
})

test('PAY-007 a type that nobody knows is still a payment', () => {
  for (const odd of ['BOLETO', '', ' ', null, undefined, 'constructor', '__proto__'])
    expect(paymentKindOf(odd)).toBe('other')
  expect(paymentKindOf(' pagbank_pix ')).toBe('pix')
})
