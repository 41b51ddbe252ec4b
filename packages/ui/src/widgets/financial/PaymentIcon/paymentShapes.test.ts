import { PAYMENT_KINDS } from '@corrente/domain/money'
import { expect, test } from 'vitest'
import { PAYMENT_SHAPES } from './paymentShapes.ts'

test('PAY-007 each kind of payment has a drawing of its own', () => {
  const drawings = PAYMENT_KINDS.map((kind) => JSON.stringify(PAYMENT_SHAPES[kind]))
  expect(new Set(drawings).size).toBe(PAYMENT_KINDS.length)
})
