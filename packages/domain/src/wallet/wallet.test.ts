import { describe, expect, test } from 'vitest'
import { createRandom, depositFixture, depositWire, mutate } from '../fixtures/index.ts'
import { depositMarkOf, depositStateOf, isShownDeposit, readDeposits, readWalletTotal } from './index.ts'

describe('a wallet', () => {
  test('USR-057 USR-059 WLT-004 WLT-005 every field of a deposit, from the bare list', () => {
    expect(readDeposits([depositWire(), { payment_type: 'X' }])).toEqual({
      data: [depositFixture()],
      unread: 1,
    })
    expect(readDeposits('x')).toBeUndefined()
    const twice = [depositWire(), depositWire(), depositWire({ user_wallet_payment_pk: 2 })]
    expect(readDeposits({ userDeposits: twice })?.data).toHaveLength(2)
    expect(
      readDeposits([
        depositWire({
          payment_transaction_amounts: '12.5',
          payment_transaction_amounts_human_readable: 'R$ null',
          is_idle_payment: null,
          payment_transaction_amount_refunded: null,
        }),
      ])?.data[0],
    ).toMatchObject({ amount: 12.5, amountText: undefined, isIdle: false, refunded: 0 })
  })

  test('USR-058 WLT-006 the total, as a number and as a text; anything else is no total', () => {
    expect(readWalletTotal({ total: 12.5, total_human_readable: 'R$ 12,50' })?.data).toEqual({
      total: 12.5,
      text: 'R$ 12,50',
    })
    expect(readWalletTotal({ total: 12.5 })?.data.total).toBe(12.5)
    expect(readWalletTotal({ total_human_readable: 'R$ 12,50' })?.data.text).toBe('R$ 12,50')
    expect(readWalletTotal({ total: null, total_human_readable: null })?.data.total).toBeUndefined()
    for (const body of [[], {}, 'x', null]) expect(readWalletTotal(body)).toBeUndefined()
  })

  test.each([
    ['REFUNDED', 0, false],
    ['refunded', 0, false],
    ['REFUNDED', 10, true],
    ['APPROVED', 0, true],
    [undefined, 0, true],
  ])('WLT-001 USR-061 a line with %j and %d paid back is shown: %j', (status, refunded, isShown) => {
    expect(isShownDeposit(depositFixture({ status, refunded }))).toBe(isShown)
  })

  test.each([
    [{}, undefined],
    [{ isIdle: true }, 'idle'],
    [{ status: 'REFUNDED', refunded: 10 }, 'refund'],
    [{ statusDetail: 'refunded', refunded: 10 }, 'refund'],
    [{ statusDetail: 'Partially_Refunded', refunded: 10 }, 'refund'],
    [{ statusDetail: 'partially_refunded', refunded: 0 }, undefined],
    [{ refunded: 10 }, undefined],
    [{ isIdle: true, status: 'REFUNDED', refunded: 10 }, 'idle'],
  ])('WLT-002 WLT-003 USR-062 %j is marked %j', (changes, mark) => {
    expect(depositMarkOf(depositFixture(changes))).toBe(mark)
  })

  test.each([
    ['APPROVED', 'approved'],
    ['CHARGED_BACK', 'charged_back'],
    ['in_process', 'in_process'],
    ['IN-PROCESS', 'in_process'],
    ['Rejected', 'rejected'],
    ['DECLINED', 'rejected'],
    ['canceled', 'cancelled'],
    ['SOMETHING', undefined],
    [undefined, undefined],
  ])('PAY-002 PAY-003 the state %j is %j', (status, state) => {
    expect(depositStateOf(status)).toBe(state)
  })

  test('R10 a thousand broken replies never throw', () => {
    for (let run = 0; run < 1000; run += 1) {
      const random = createRandom(`wallet/${run}`)
      for (const deposit of readDeposits(mutate(random, [depositWire(), depositWire()]))?.data ?? []) {
        depositMarkOf(deposit)
        isShownDeposit(deposit)
        depositStateOf(deposit.status)
      }
      readWalletTotal(mutate(random, { total: 1, total_human_readable: 'x' }))
    }
  })
})
