import { movementFixture, movementWire, rechargeWire } from '@corrente/domain/fixtures'
import type { JournalEntry } from '@corrente/domain/writes'
import { describe, expect, test } from 'vitest'
import type { Gateway } from '../gateways/index.ts'
import { createTestBrowser, type TestTab } from '../kit/writes/testing/tabs.ts'
import { workOfAction } from '../kit/writes/work.ts'
import { idleCancel } from './idleCancel.ts'
import { refundAction } from './refunds.ts'
import { hasGoneBack, idleKey, idleMoney, idleRefundKey, type MoneyDeps } from './twoDoors.ts'

const ID = 55_021
const OPEN_CANCEL = { place: 'cp', keys: [idleKey(ID)] } as const
const OPEN_REFUND = { place: 'financial', keys: [idleRefundKey(ID)] } as const
/** Of another one, whose number begins alike. */
const OTHER_REFUND = { place: 'financial', keys: [idleRefundKey(ID * 10)] } as const

const idleRow = (changes: Readonly<Record<string, unknown>> = {}) =>
  movementWire({
    transactionPk: ID,
    targetType: 'IDLE',
    paymentTransactionAmount: 5,
    paymentTransactionAmountRefunded: 0,
    ...changes,
  })
const recharge = rechargeWire({
  id: ID,
  idleDuration: 3000,
  moneyIdlePaymentTransactionAmount: 5,
  stopTimestamp: '14/03/2026 10:40:30',
})

interface World {
  readonly rows?: readonly unknown[]
  readonly recharge?: Readonly<Record<string, unknown>>
  readonly open?: { readonly place: 'cp' | 'financial'; readonly keys: readonly string[] }
  /** What the movements answer instead. */
  readonly refused?: number
}

const entry = (keys: readonly string[]): JournalEntry => ({ keys, id: '1', at: 0, stage: 'sent', proof: {} })

/** What both doors need, over one server. */
function depsOf({ rows = [idleRow()], recharge: held = recharge, open, refused }: World): MoneyDeps {
  const bodyOf = (template: string): unknown =>
    template === 'transactions'
      ? { content: rows, totalElements: rows.length }
      : { error: null, transaction: held, values: {} }
  const gateway: Gateway = {
    get: async (template, read) => {
      if (refused !== undefined && template === 'transactions')
        return { kind: 'refused', status: refused, body: undefined }
      const found = read(bodyOf(template))
      return found
        ? { kind: 'done', data: found.data, unreadRows: found.unread }
        : { kind: 'unreadable', status: 200 }
    },
    send: async () => ({ kind: 'done-empty' }),
    download: async () => ({ kind: 'unreachable', reason: 'network' }),
  }
  return {
    fin: gateway,
    cp: gateway,
    apiKey: () => 'key',
    now: () => Date.parse('2026-03-14T15:00:00Z'),
    zone: 'America/Sao_Paulo',
    journal: (place) => (open?.place === place ? [entry(open.keys)] : []),
  }
}

const cancelLook = (world: World, hasMovements = true) =>
  idleCancel(depsOf(world), { id: ID, amount: 500, hasMovements }).look()

const refundLook = (world: World) => {
  const movement = movementFixture(idleRow())
  const place = {
    range: { from: '2026-03-01', to: '2026-03-14' },
    order: 'CHRONOLOGICAL_ORDER',
  } as const
  const confirmed = { shown: movement, ask: { amount: 500, isFull: true } }
  return refundAction(depsOf(world), { movement, place, confirmed }).look()
}

describe('two doors, one money: cancelling an idle charge looks for a refund of its movement', () => {
  test.each([
    ['an open refund', { open: OPEN_REFUND }, 'refundOpen'],
    ['a part that went back', { rows: [idleRow({ paymentTransactionAmountRefunded: 1 })] }, 'refunded'],
    ['a refunded row', { rows: [idleRow({ paymentStatus: 'refunded' })] }, 'refunded'],
    ['a contested row', { rows: [idleRow({ paymentStatus: 'charged_back' })] }, 'refunded'],
    ['movements that cannot be read', { refused: 500 }, 'unreachable'],
  ])('%s sends nothing', async (_, world: World, why) => {
    expect(await cancelLook(world)).toEqual({ look: 'notSent', why })
  })

  test.each([
    ['nothing went back', {}],
    ['no movement has its number', { rows: [] }],
    [
      'a refund of the recharge’s own number is another money',
      {
        rows: [movementWire({ transactionPk: ID, paymentTransactionAmountRefunded: 10 }), idleRow()],
      },
    ],
    ['the open refund is another movement’s', { open: OTHER_REFUND }],
    ['the gateway knows this user may not read movements', { refused: 403 }],
  ])('%s: it is sent', async (_, world: World) => {
    expect(await cancelLook(world)).toMatchObject({ look: 'ready', ready: { id: ID, amount: 500 } })
  })

  test('who may not read movements still has the journal of this browser', async () => {
    expect(await cancelLook({ refused: 500 }, false)).toMatchObject({ look: 'ready' })
    expect(await cancelLook({ open: OPEN_REFUND }, false)).toEqual({ look: 'notSent', why: 'refundOpen' })
  })
})

describe('two doors, one money: refunding an idle charge looks for its cancel', () => {
  test.each([
    ['an open cancel', { open: OPEN_CANCEL }, 'idleCancelOpen'],
    [
      'a cancelled charge',
      { recharge: { ...recharge, moneyIdlePaymentTransactionAmount: null } },
      'idleCancelled',
    ],
  ])('%s sends nothing', async (_, world: World, why) => {
    expect(await refundLook(world)).toEqual({ look: 'notSent', why })
  })

  test('nothing of the sort: it is sent', async () => {
    expect(await refundLook({})).toMatchObject({ look: 'ready' })
    expect(await refundLook({ open: { place: 'cp', keys: [idleKey(ID * 10)] } })).toMatchObject({
      look: 'ready',
    })
  })
})

describe('two doors, one money: both pressed in one moment', () => {
  const place = { range: { from: '2026-03-01', to: '2026-03-14' }, order: 'CHRONOLOGICAL_ORDER' } as const
  const movement = movementFixture(idleRow())

  test.each(['cancel', 'refund'] as const)('in two tabs, the %s first: one is sent', async (first) => {
    const browser = createTestBrowser()
    const sent: string[] = []
    const deps = (tab: TestTab): MoneyDeps => {
      const plain = depsOf({})
      const gateway: Gateway = {
        ...plain.cp,
        get: (...asked) => tab.calls(() => plain.cp.get(...asked)),
        send: async (method) => {
          sent.push(method)
          await browser.wait(500)
          return { kind: 'done-empty' }
        },
      }
      return { ...plain, cp: gateway, fin: gateway, journal: browser.journal }
    }
    const [one, two] = [browser.tab(), browser.tab()]
    const doors = {
      cancel: (tab: TestTab) =>
        tab.writes.press(workOfAction(idleCancel(deps(tab), { id: ID, amount: 500, hasMovements: true }))),
      refund: (tab: TestTab) =>
        tab.writes.press(
          workOfAction(
            refundAction(deps(tab), {
              movement,
              place,
              confirmed: { shown: movement, ask: { amount: 500, isFull: true } },
            }),
          ),
        ),
    }
    void doors[first](one)
    void doors[first === 'cancel' ? 'refund' : 'cancel'](two)
    await browser.pass(60_000)
    expect(sent).toEqual([first === 'cancel' ? 'DELETE' : 'POST'])
    expect(two.writes.stateOfKey(first === 'cancel' ? `refund:IDLE:${ID}` : idleKey(ID))).toMatchObject({
      phase: 'elsewhere',
    })
    expect(browser.heldLocks()).toEqual([])
  })

  test('the refund of a recharge is other money: it waits for no idle charge', () => {
    const own = movementFixture(movementWire({ transactionPk: ID }))
    expect(refundAction(depsOf({}), { movement: own, place }).shares).toEqual([])
    expect(refundAction(depsOf({}), { movement, place }).shares).toEqual([idleMoney(ID)])
  })
})

test('what went back of a movement, or was taken', () => {
  expect(hasGoneBack(movementFixture(idleRow()))).toBe(false)
  for (const changes of [
    { paymentTransactionAmountRefunded: 0.01 },
    { paymentStatus: 'refunded' },
    { paymentStatus: 'charged_back' },
  ])
    expect(hasGoneBack(movementFixture(idleRow(changes)))).toBe(true)
})

test('of a number that was paid twice nothing goes back, and what went back is of neither payment for sure', async () => {
  const rows = [idleRow(), idleRow({ paymentExternalId: 'CHAR_AGAIN', paymentTransactionAmountRefunded: 5 })]
  expect(await refundLook({ rows })).toEqual({ look: 'notSent', why: 'sharedNumber' })
  const place = { from: '2026-03-01', to: '2026-03-14', order: 'CHRONOLOGICAL_ORDER' } as const
  const proof = { target: 'IDLE', pk: ID, asked: 500, before: 0, paid: 500, coin: '', ...place }
  const foundIn = (world: World) =>
    refundAction(depsOf(world), {
      movement: { pk: ID, target: 'IDLE' },
      place: { range: place, order: 'CHRONOLOGICAL_ORDER' },
    }).confirm?.(proof)
  expect(await foundIn({ rows })).toEqual({ found: 'unreadable' })
  expect(await foundIn({ rows: rows.slice(1) })).toMatchObject({ found: 'applied' })
})
