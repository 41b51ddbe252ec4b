import {
  askRefund,
  type Movement,
  refundBlock,
  refundKey,
  refundRoom,
  requestedOf,
} from '@corrente/domain/financial'
import fc from 'fast-check'
import { test } from 'vitest'
import { createTestBrowser, type TestTab } from '../kit/writes/testing/tabs.ts'
import { workOfAction } from '../kit/writes/work.ts'
import { refundAction } from './refunds.ts'
import { createRefundServer, type Fate, gatewayOf, PAID, type RefundServer } from './testing/refundServer.ts'

const KEY = { target: 'TRANSACTION', pk: 55_021 }
const PLACE = { range: { from: '2026-03-01', to: '2026-03-14' }, order: 'CHRONOLOGICAL_ORDER' } as const

type Command =
  | { readonly do: 'refund'; readonly tab: 0 | 1; readonly part: number | 'all'; readonly isStale: boolean }
  | { readonly do: 'verify' | 'release' | 'resume' | 'reload' | 'signOut'; readonly tab: 0 | 1 }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'breakReads'; readonly count: number }

const tabNumber = fc.constantFrom<0 | 1>(0, 1)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      tab: tabNumber,
      part: fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: PAID })),
      isStale: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('verify', 'release', 'resume', 'reload', 'signOut'),
      tab: tabNumber,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 300, 2000, 6000, 40_000, 700_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('breakReads' as const), count: fc.integer({ min: 1, max: 5 }) }),
  },
)
const late = fc.constantFrom(0, 900, 60_000, 650_000)
const isTwice = fc.oneof(
  { weight: 9, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
)
const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({ answer: fc.constant('yes' as const), appliedAfter: late, isTwice }),
  // A yes that comes to nothing.
  fc.constant({ answer: 'yes', appliedAfter: undefined, isTwice: false } as const),
  fc.record({
    answer: fc.constantFrom('no' as const, 'signedOut' as const),
    appliedAfter: fc.constant(undefined),
    isTwice: fc.constant(false),
  }),
  fc.record({
    answer: fc.constantFrom('lost' as const, 'badGateway' as const, 'portal' as const),
    appliedAfter: fc.option(late, { nil: undefined }),
    isTwice,
  }),
)

const must = (isTrue: boolean, what: string) => {
  if (!isTrue) throw new Error(what)
}

async function play(fates: readonly Fate[], commands: readonly Command[]): Promise<void> {
  const browser = createTestBrowser()
  const server = createRefundServer(browser.now)
  server.plan(fates)
  const former = server.row()
  const tabs: [TestTab, TestTab] = [browser.tab(), browser.tab()]
  const isOver = [false, false]
  let isReleased = false
  let confirmed = 0

  const workOf = (tab: TestTab, sent?: { shown: Movement; part: number | 'all' }) => {
    const deps = {
      fin: gatewayOf(server, tab),
      cp: gatewayOf(server, tab),
      apiKey: () => 'key',
      now: browser.now,
      zone: 'UTC',
      journal: browser.journal,
    }
    const requested = sent ? requestedOf(browser.journal('financial'), sent.shown) : 0
    const room = sent && refundRoom(sent.shown, requested)
    const ask = room && sent && askRefund(room, sent.part)
    return workOfAction(
      refundAction(deps, {
        movement: former,
        place: PLACE,
        ...(sent &&
          ask !== undefined &&
          typeof ask !== 'string' && { confirmed: { shown: sent.shown, ask } }),
      }),
    )
  }
  /** As the page does: a button that is off is not pressed. */
  const press = (tab: TestTab, { part, isStale }: Extract<Command, { do: 'refund' }>) => {
    const shown = isStale ? former : server.row()
    const open = browser.journal('financial')
    const known = {
      requested: requestedOf(open, shown),
      isOpen: open.length > 0,
      isShared: false,
      idle: undefined,
    }
    if (!isStale && refundBlock(shown, known) !== undefined) return
    confirmed += 1
    void tab.writes.press(workOf(tab, { shown, part }))
  }
  // Told inside of the engine, where a throw would be caught.
  const problems: string[] = []
  const watch = (tab: TestTab) =>
    tab.writes.subscribe(() => {
      const { phase } = tab.writes.stateOfKey(refundKey(KEY))
      if (tab.isClosed()) return
      if (phase === 'done' && server.refunded() === 0) problems.push('done was said of what did not happen')
      if (phase === 'notApplied' && !isReleased) problems.push('not applied was said without a release')
      if (phase === 'refused' && server.sends.at(-1)?.fate.appliedAfter !== undefined)
        problems.push('refused was said of what happened')
    })
  watch(tabs[0])
  watch(tabs[1])

  for (const each of commands) {
    if (each.do === 'pass') await browser.pass(each.ms)
    else if (each.do === 'breakReads') server.breakReads(each.count)
    else {
      const tab = tabs[each.tab]
      if (each.do === 'refund') press(tab, each)
      else if (each.do === 'verify') void tab.writes.verify([refundKey(KEY)])
      else if (each.do === 'resume') void tab.writes.resume(workOf(tab))
      else if (each.do === 'release') {
        // Ten minutes after the send, or when its looks are over, a release lets go of it.
        if (browser.journal('financial').some(({ at }) => browser.now() - at > 590_000)) isReleased = true
        void tab.writes.disprove(workOf(tab))
      } else if (each.do === 'signOut') {
        tab.endSession()
        isOver[each.tab] = true
      } else {
        tab.close()
        tabs[each.tab] = browser.tab()
        isOver[each.tab] = false
        watch(tabs[each.tab])
      }
      await browser.settle()
    }
  }
  server.breakReads(0)
  await browser.pass(700_000)
  must(problems.length === 0, problems.join(', '))
  must(server.sends.length <= confirmed, 'something was sent that nobody confirmed')
  checkMoney(server, isReleased)
  must(browser.heldLocks().length === 0, 'a lock stays')
}

/** What was given back is what was asked for, and no more than was paid. */
function checkMoney(server: RefundServer, isReleased: boolean): void {
  const isTwiceSeen = server.sends.some(
    ({ fate: { isTwice: seen, appliedAfter } }) => seen && appliedAfter !== undefined,
  )
  const wanted = server.sends.reduce(
    (sum, { amount, fate: own }) => (own.appliedAfter === undefined ? sum : sum + amount),
    0,
  )
  if (!isTwiceSeen) must(server.ever() === wanted, 'what was refunded is not what was confirmed')
  // Only somebody who was told that the first may still arrive can go beyond what was paid.
  if (!isTwiceSeen && !isReleased) must(server.ever() <= PAID, 'more was refunded than was paid')
  if (isTwiceSeen && !isReleased)
    must(
      server.sends.length === 1 || server.ever() > wanted,
      'after a double send something else was sent without an alarm',
    )
}

test('RFD-012 RFD-014 refunds executed equal intents confirmed, never beyond what was paid: faults, late effects, reloads, tabs, 401 and sign-out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 6 }),
      fc.array(command, { minLength: 3, maxLength: 25 }),
      play,
    ),
    { numRuns: 700 },
  )
})

test('a no to what the browser sent again by itself is no no: the row says that the first was taken', async () => {
  const browser = createTestBrowser()
  const server = createRefundServer(browser.now)
  server.plan([{ answer: 'no', appliedAfter: 0, isTwice: false }])
  const tab = browser.tab()
  const fin = gatewayOf(server, tab)
  const deps = { fin, cp: fin, apiKey: () => 'key', now: browser.now, zone: 'UTC', journal: browser.journal }
  const confirmed = { shown: server.row(), ask: { amount: 1000, isFull: false } }
  void tab.writes.press(workOfAction(refundAction(deps, { movement: server.row(), place: PLACE, confirmed })))
  await browser.pass(10_000)
  must(tab.writes.stateOfKey(refundKey(KEY)).phase === 'done', 'it is done')
})

test('a fetch that the server saw twice is no done: both amounts stand, and the row stays locked', async () => {
  const browser = createTestBrowser()
  const server = createRefundServer(browser.now)
  server.plan([{ answer: 'yes', appliedAfter: 0, isTwice: true }])
  const tab = browser.tab()
  const deps = {
    fin: gatewayOf(server, tab),
    cp: gatewayOf(server, tab),
    apiKey: () => 'key',
    now: browser.now,
    zone: 'UTC',
    journal: browser.journal,
  }
  const shown = server.row()
  const order = { movement: shown, place: PLACE, confirmed: { shown, ask: { amount: 1000, isFull: false } } }
  const work = workOfAction(refundAction(deps, order))
  void tab.writes.press(work)
  await browser.pass(10_000)
  const state = tab.writes.stateOfKey(refundKey(KEY))
  must(state.phase === 'other', `the alarm stands, not ${state.phase}`)
  must(
    state.phase === 'other' && state.what.rise === 2000 && state.what.asked === 1000,
    'both amounts are told',
  )
  void tab.writes.press(work)
  await browser.pass(10_000)
  must(server.sends.length === 1, 'nothing else was sent')
})
