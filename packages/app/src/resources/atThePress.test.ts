import { movementWire, rechargeWire } from '@corrente/domain/fixtures'
import { describe, expect, test } from 'vitest'
import type { Gateway } from '../gateways/index.ts'
import { setUp } from '../kit/writes/testing/oneTab.ts'
import { workOfAction } from '../kit/writes/work.ts'
import { approval, invoiceResend } from './rechargeWrites.ts'
import { resendAction, resendKey } from './refunds.ts'

// A question may stand open for long: what it asked about is read again at the press.

const ID = 55_021
const ZONE = { zone: 'America/Sao_Paulo' }
const PLACE = { range: { from: '2026-03-01', to: '2026-03-14' }, order: 'CHRONOLOGICAL_ORDER' } as const

/** A server that holds one recharge or the movements of one number. */
function serverOf(held: {
  recharge?: Readonly<Record<string, unknown>>
  rows?: readonly unknown[]
  status?: number
}) {
  let sends = 0
  const gateway: Gateway = {
    get: async (template, read) => {
      const { status, rows = [] } = held
      if (status !== undefined) return { kind: 'refused', status, body: undefined }
      const found = read(
        template === 'transactions'
          ? { content: rows, totalElements: rows.length }
          : { error: null, transaction: held.recharge, values: {} },
      )
      return found
        ? { kind: 'done', data: found.data, unreadRows: found.unread }
        : { kind: 'unreadable', status: 200 }
    },
    send: async () => {
      sends += 1
      return { kind: 'unreachable', reason: 'timeout' }
    },
    download: async () => ({ kind: 'unreachable', reason: 'network' }),
  }
  return { gateway, held, sends: () => sends }
}

describe('R16 an approval', () => {
  const DUE = { id: ID, isPaid: false, paymentStatus: 'rejected', stopTimestamp: '14/03/2026 10:40:30' }
  const RUNNING = { ...DUE, stopTimestamp: null }
  const lookOf = (
    changes: Readonly<Record<string, unknown>>,
    status?: number,
    letIn: readonly number[] = [],
  ) => {
    const { gateway } = serverOf({ recharge: rechargeWire(changes), ...(status !== undefined && { status }) })
    const order = { ids: [ID] as const, paidAt: 0, externalId: '', letIn: new Set(letIn) }
    return approval(gateway, order, ZONE).look()
  }

  test('of what another tab confirmed meanwhile, of what is gone or not to be read sends nothing', async () => {
    expect(await lookOf(DUE)).toMatchObject({ look: 'ready' })
    expect(await lookOf({ ...DUE, isPaid: true })).toEqual({ look: 'notSent', why: 'changed' })
    expect(await lookOf(DUE, 404)).toEqual({ look: 'notSent', why: 'changed' })
    expect(await lookOf(DUE, 500)).toEqual({ look: 'notSent', why: 'unreachable' })
  })

  test('takes in a running one only where somebody let it in', async () => {
    expect(await lookOf(RUNNING)).toEqual({ look: 'notSent', why: 'changed' })
    expect(await lookOf(RUNNING, undefined, [ID])).toMatchObject({ look: 'ready' })
  })
})

describe('R16 NFE-011 the resend of a movement’s invoice', () => {
  const MOVEMENT = { key: `TRANSACTION:${ID}`, pk: ID, target: 'TRANSACTION' }
  const row = (nfeStatus: string, targetType = 'TRANSACTION') =>
    movementWire({ transactionPk: ID, targetType, nfeStatus })
  const lookOf = (rows: readonly unknown[], status?: number) => {
    const { gateway } = serverOf({ rows, ...(status !== undefined && { status }) })
    return resendAction({ fin: gateway, apiKey: () => 'key' }, MOVEMENT, PLACE).look()
  }

  test('of one that came through meanwhile, is gone, or shares its number sends nothing', async () => {
    expect(await lookOf([row('rejeitado')])).toMatchObject({ look: 'ready' })
    expect(await lookOf([row('autorizado')])).toEqual({ look: 'notSent', why: 'changed' })
    expect(await lookOf([row('rejeitado'), row('rejeitado', 'IDLE')])).toEqual({
      look: 'notSent',
      why: 'changed',
    })
    expect(await lookOf([])).toEqual({ look: 'notSent', why: 'gone' })
    expect(await lookOf([row('rejeitado')], 500)).toEqual({ look: 'notSent', why: 'unreachable' })
  })

  test('in two tabs goes out once; the second says that it is under way, not that it failed', async () => {
    const { browser, tab } = setUp()
    const other = browser.tab()
    const server = serverOf({ rows: [row('rejeitado')] })
    const workOf = () =>
      workOfAction(resendAction({ fin: server.gateway, apiKey: () => 'key' }, MOVEMENT, PLACE))
    const keys = [resendKey(MOVEMENT)]
    void tab.writes.press(workOf())
    await other.writes.press(workOf())
    expect(other.writes.stateOf(keys)).toEqual({ phase: 'elsewhere' })
    await browser.settle()
    await other.writes.press(workOf())
    expect([tab.writes.stateOf(keys).phase, other.writes.stateOf(keys).phase, server.sends()]).toEqual([
      'unknown',
      'unknown',
      1,
    ])
  })
})

test('R16 NFE-012 the resend of a recharge’s invoice that nobody answered goes out once, past a reload, until it is released', async () => {
  const { browser, tab } = setUp()
  const server = serverOf({ recharge: rechargeWire({ id: ID, nfeStatus: 'error_cs' }) })
  const workOf = () => workOfAction(invoiceResend(server.gateway, ID, ZONE))
  const { keys } = workOf()
  void tab.writes.press(workOf())
  await browser.pass(200_000)
  // Two minutes later the row still says that it failed: an invoice takes its time.
  expect(tab.writes.stateOf(keys)).toMatchObject({ phase: 'unknown', canRelease: false })
  tab.close()
  const again = browser.tab()
  void again.writes.press(workOf())
  await browser.pass(10_000)
  expect([again.writes.stateOf(keys).phase, server.sends()]).toEqual(['unknown', 1])
  await browser.pass(400_000)
  expect(again.writes.stateOf(keys)).toMatchObject({ phase: 'unknown', canRelease: true })
  void again.writes.release(workOf())
  await browser.pass(10_000)
  expect(server.sends()).toBe(2)
})
