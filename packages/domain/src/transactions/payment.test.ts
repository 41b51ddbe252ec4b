import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rechargeFixture } from '../fixtures/index.ts'
import {
  type ApprovalRead,
  approvalResult,
  canBeConfirmed,
  checkPaidAt,
  isTickable,
  paymentColorOf,
  planApproval,
  type Recharge,
  unpaidReasonOf,
} from './index.ts'

const NOW = Date.parse('2026-03-14T15:00:00Z')

describe('the colour of a payment', () => {
  test.each([
    ['PAY-008', { hasPayment: false }, 'none'],
    ['PAY-008', { hasPayment: null }, 'none'],
    ['PAY-008', { income: 0 }, 'none'],
    ['PAY-008', { income: null }, 'none'],
    ['PAY-008', { income: -1 }, 'none'],
    ['PAY-008', { income: 0.01 }, 'paid'],
    ['PAY-009', {}, 'paid'],
    ['PAY-009', { paymentStatus: 'authorized' }, 'paid'],
    ['PAY-009', { paymentStatus: 'APPROVED', paidError: 'NO_ERROR' }, 'paid'],
    ['PAY-009', { paidTimestamp: 'ontem' }, 'paid'],
    ['PAY-010', { paidTimestamp: null }, 'unpaid'],
    ['PAY-010', { paidError: 'CaptureFailed' }, 'unpaid'],
    ['PAY-010', { paidError: null }, 'unpaid'],
    ['PAY-010', { paymentStatus: 'pending' }, 'unpaid'],
    ['PAY-010', { paymentStatus: 'novo_status' }, 'unpaid'],
    ['PAY-011', { paymentStatus: null }, 'paid'],
    ['PAY-011', { paymentStatus: null, paidTimestamp: null }, 'unpaid'],
    ['PAY-011', { paymentStatus: null, paidError: 'Timeout' }, 'unpaid'],
  ])('%s %j is %s', (_clause, changes, color) => expect(paymentColorOf(rechargeFixture(changes))).toBe(color))

  test.each([
    [{ paymentStatus: 'rejected', paidTimestamp: null }, 'status'],
    [{ paidError: 'CaptureFailed', paidTimestamp: null }, 'error'],
    [{ paidTimestamp: null }, 'noDate'],
    [{}, undefined],
  ])('a red row says why: %j is %s', (changes, reason) =>
    expect(unpaidReasonOf(rechargeFixture(changes))).toBe(reason),
  )

  const payments = fc.record({
    hasPayment: fc.constantFrom(true, false, null),
    income: fc.constantFrom(0, 0.01, 12.34, -3, null),
    isPaid: fc.constantFrom(true, false, null),
    paymentStatus: fc.constantFrom('approved', 'authorized', 'pending', 'rejected', 'novo', null),
    paidTimestamp: fc.constantFrom('14/03/2026 10:41:02', null),
    paidError: fc.constantFrom('NoError', 'CaptureFailed', null),
  })
  test('PAY-012 TRX-031 what can be ticked is red, has an income, and the server calls it unpaid', () => {
    fc.assert(
      fc.property(payments, (changes) => {
        const recharge = rechargeFixture(changes)
        const due = changes.hasPayment === true && (changes.income ?? 0) > 0 && changes.isPaid === false
        expect(canBeConfirmed(recharge)).toBe(due)
        expect(isTickable(recharge)).toBe(due && paymentColorOf(recharge) === 'unpaid')
      }),
    )
    // Unpaid for the server, and paid by all that its provider says.
    expect(isTickable(rechargeFixture({ isPaid: false }))).toBe(false)
  })
})

const unpaid = (id: number, changes: object = {}): Recharge =>
  rechargeFixture({
    id,
    isPaid: false,
    paymentStatus: 'rejected',
    paidTimestamp: null,
    paidError: null,
    ...changes,
  })
const read = (recharge: Recharge): ApprovalRead => ({ id: recharge.id, kind: 'read', recharge })

describe('approval', () => {
  const reads: readonly ApprovalRead[] = [
    read(unpaid(1, { income: 10.1 })),
    read(unpaid(2, { income: '20.2' })),
    read(rechargeFixture({ id: 3 })),
    read(unpaid(4, { income: 0 })),
    read(unpaid(5, { stopTimestamp: null })),
    read(unpaid(6, { paymentStatus: 'in_process' })),
    read(unpaid(7, { paymentStatus: 'pending', stopTimestamp: null })),
    { id: 8, kind: 'gone' },
    { id: 9, kind: 'unreadable' },
    read(unpaid(10, { paymentStatus: 'refunded' })),
    read(unpaid(11, { paymentStatus: 'charged_back' })),
  ]

  test('running ones, those that may settle by themselves, and what was given back stay out unless they are let in', () => {
    const plan = planApproval(reads)
    expect(plan.included.map(({ id }) => id)).toEqual([1, 2])
    expect(plan.left.map(({ id, why }) => [id, why])).toEqual([
      [3, 'paid'],
      [4, 'notDue'],
      [5, 'running'],
      [6, 'open'],
      [7, 'running'],
      [8, 'gone'],
      [9, 'unreadable'],
      [10, 'returned'],
      [11, 'returned'],
    ])
    expect(plan.total).toBe(3030)
    const more = planApproval(reads, new Set([3, 4, 5, 6, 8, 9, 10]))
    expect(more.included.map(({ id }) => id)).toEqual([1, 2, 5, 6, 10])
    expect(more.left.map(({ id }) => id)).toEqual([3, 4, 7, 8, 9, 11])
    expect(more.apart).toEqual(plan.left)
    const pending = planApproval([read(unpaid(12, { paymentStatus: 'pending' }))])
    expect(pending.left.map(({ why }) => why)).toEqual(['open'])
  })

  test('every ticked one is either in or out, once, and the sum is that of those that are in', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...reads]),
        fc.uniqueArray(fc.integer({ min: 1, max: 11 })),
        (some, letIn) => {
          const { included, left, total } = planApproval(some, new Set(letIn))
          const ids = [...included, ...left].map(({ id }) => id)
          expect(ids.toSorted()).toEqual(some.map(({ id }) => id).toSorted())
          expect(total).toBe(included.reduce((sum, { income = 0 }) => sum + income, 0))
          expect(included.every(({ isPaid }) => isPaid === false)).toBe(true)
        },
      ),
    )
  })

  test('the date: not in the future, not before the latest start', () => {
    const { latestStart } = planApproval([
      read(unpaid(1, { startTimestamp: '14/03/2026 09:00:00' })),
      read(unpaid(2, { startTimestamp: '14/03/2026 11:00:00' })),
    ])
    expect(latestStart).toBe(Date.parse('2026-03-14T14:00:00Z'))
    const check = (at: number | undefined) => checkPaidAt(at, { latestStart, now: NOW })
    expect([NOW, NOW + 1, undefined, Date.parse('2026-03-14T13:59:59Z')].map(check)).toEqual([
      undefined,
      'inFuture',
      'missing',
      'beforeStart',
    ])
    expect(check(latestStart)).toBeUndefined()
    expect(checkPaidAt(0, { latestStart: undefined, now: NOW })).toBeUndefined()
    const unknown = read(unpaid(3, { startTimestamp: null }))
    expect(planApproval([unknown]).latestStart).toBeUndefined()
    const known = read(unpaid(2, { startTimestamp: '14/03/2026 11:00:00' }))
    expect(planApproval([known, unknown]).latestStart).toBe(latestStart)
  })

  test('only what reads back as paid is confirmed', () => {
    expect(approvalResult(reads)).toEqual({
      confirmed: [3],
      left: [
        ...[1, 2, 4, 5, 6, 7].map((id) => ({ id, why: 'notConfirmed' })),
        { id: 8, why: 'gone' },
        { id: 9, why: 'unreadable' },
        { id: 10, why: 'notConfirmed' },
        { id: 11, why: 'notConfirmed' },
      ],
    })
  })
})
