import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Movement, movementKey, type RefundProof, refundKey } from '../financial/index.ts'
import { movementFixture } from '../fixtures/index.ts'
import type { JournalEntry } from '../writes/index.ts'
import type { MoneyProof, MoneyRow } from './moneyRow.ts'
import { isRefundable, numbersOfRun, planRefunds, type RefundableRow } from './refundRun.ts'

const NO_ENERGY: MoneyProof = { kind: 'noEnergy', energyKwh: 0 }
const twice = (other: number): MoneyProof => ({ kind: 'duplicate', other })
const row = (rechargeId: number, proof: MoneyProof = NO_ENERGY, amount = 4000): RefundableRow => {
  const made: MoneyRow = {
    key: `${proof.kind}:${rechargeId}`,
    at: rechargeId,
    proof,
    amount,
    currency: 'BRL',
    isEstimate: false,
    purse: `recharge:${rechargeId}`,
    rechargeId,
    stationPk: 1,
    stationName: 'Ipê',
    connectorId: 1,
  }
  if (!isRefundable(made)) throw new Error(`${proof.kind} is refunded`)
  return made
}
const paid = (pk: number, changes: Partial<Movement> = {}): Movement => ({
  ...movementFixture(),
  pk,
  target: 'TRANSACTION',
  status: 'approved',
  amount: 4000,
  refunded: 0,
  coin: undefined,
  ...changes,
  key: movementKey(changes.target ?? 'TRANSACTION', pk),
})
const openRefund = (pk: number, asked: number): JournalEntry => ({
  id: `open-${pk}`,
  keys: [refundKey({ target: 'TRANSACTION', pk })],
  at: 0,
  stage: 'accepted',
  proof: {
    target: 'TRANSACTION',
    pk,
    asked,
    before: 0,
    paid: 4000,
    from: '2026-03-01',
    to: '2026-03-14',
    order: 'CHRONOLOGICAL_ORDER',
    coin: '',
  } satisfies RefundProof,
})
const plan = (
  rows: readonly RefundableRow[],
  movements: readonly Movement[],
  open: readonly JournalEntry[] = [],
) => {
  const { items, left, sums } = planRefunds(rows, movements, open, 'BRL')
  return {
    items: items.map(({ movement, ask }) => [movement.pk, ask.amount, ask.isFull]),
    left: left.map(({ row: { rechargeId }, why }) => [rechargeId, why]),
    sums: Object.fromEntries(sums),
  }
}

test('a recharge that gave nothing goes back whole, or what is left of it; one recharge is one refund', () => {
  expect(
    plan([row(2), row(1), row(1, twice(2))], [paid(1), paid(2, { refunded: 1000, coin: 'USD' })]),
  ).toEqual({
    items: [
      [1, 4000, true],
      [2, 3000, false],
    ],
    left: [],
    sums: { BRL: 4000, USD: 3000 },
  })
})

test('of a duplicate goes back what was paid twice, less what went back before', () => {
  expect(plan([row(2, twice(1), 2500)], [paid(1), paid(2, { refunded: 500 })]).items).toEqual([
    [2, 2000, false],
  ])
  expect(numbersOfRun([row(2, twice(1)), row(1)])).toEqual([2, 1])
})

test('nobody gets both of two that overlap', () => {
  const both = [row(1), row(2, twice(1))]
  expect(plan(both, [paid(1), paid(2)])).toMatchObject({
    items: [[1, 4000, true]],
    left: [[2, 'otherNotPaid']],
  })
  for (const other of [
    paid(1, { refunded: 4000 }),
    paid(1, { status: 'refused' }),
    paid(1, { amount: undefined }),
  ])
    expect(plan([row(2, twice(1))], [other, paid(2)]).left).toEqual([[2, 'otherNotPaid']])
  expect(plan([row(2, twice(1))], [paid(2)]).left).toEqual([[2, 'otherNotPaid']])
  expect(plan([row(2, twice(1))], [paid(1), paid(2)], [openRefund(1, 4000)]).left).toEqual([
    [2, 'otherNotPaid'],
  ])
})

test('what a single refund refuses stays out, with its reason', () => {
  expect(
    plan(
      [1, 2, 3, 4, 5].map((id) => row(id)),
      [
        paid(1, { status: 'chargedback' }),
        paid(2, { refunded: 4000 }),
        paid(3),
        paid(3, { target: 'IDLE' }),
        paid(4),
      ],
      [openRefund(4, 1000)],
    ).left,
  ).toEqual([
    [1, expect.any(String)],
    [2, 'nothingLeft'],
    [3, 'sharedNumber'],
    [4, 'open'],
    [5, 'noPayment'],
  ])
  expect(isRefundable({ ...row(1), proof: { kind: 'unpaid', status: undefined } })).toBe(false)
})

test('whatever is chosen, no payment goes back twice, nor beyond what is left of it', () => {
  const id = fc.integer({ min: 1, max: 6 })
  const proof = fc.oneof(fc.constant(NO_ENERGY), id.map(twice))
  const movement = fc.record({
    id,
    refunded: fc.constantFrom(0, 0, 0, 1500, 4000),
    status: fc.constantFrom('approved', 'approved', 'pending', 'authorized'),
  })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(id, proof, fc.integer({ min: 1, max: 9000 })), { maxLength: 8 }),
      fc.array(movement, { maxLength: 8 }),
      fc.array(id, { maxLength: 2 }),
      (chosen, known, opened) => {
        const rows = chosen
          .filter(([pk, kind]) => kind.kind !== 'duplicate' || kind.other !== pk)
          .map(([pk, kind, amount]) => row(pk, kind, amount))
        const movements = [...new Map(known.map((one) => [one.id, one])).values()].map((one) =>
          paid(one.id, { refunded: one.refunded, status: one.status }),
        )
        const { items, left, sums } = planRefunds(
          rows,
          movements,
          opened.map((pk) => openRefund(pk, 500)),
          'BRL',
        )
        const back = items.map(({ movement: { pk } }) => pk)
        expect(new Set(back).size).toBe(back.length)
        expect(items.length + left.length).toBe(new Set(rows.map(({ rechargeId }) => rechargeId)).size)
        for (const { movement: one, ask, row: own } of items) {
          expect(ask.amount).toBeGreaterThan(0)
          expect(ask.amount + one.refunded).toBeLessThanOrEqual(one.amount ?? 0)
          expect(opened).not.toContain(one.pk)
          if (own.proof.kind === 'duplicate') expect(back).not.toContain(own.proof.other)
        }
        expect(sums.get('BRL') ?? 0).toBe(items.reduce((sum, { ask }) => sum + ask.amount, 0))
      },
    ),
  )
})
