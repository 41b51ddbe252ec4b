import { isRefundable, type MoneyRow, planRefunds, type RefundableRow } from '@corrente/domain/book'
import { refundKey } from '@corrente/domain/financial'
import { openEntries } from '@corrente/domain/writes'
import fc from 'fast-check'
import { test } from 'vitest'
import type { Gateway } from '../gateways/index.ts'
import { createRun, type Run } from '../kit/writes/many.ts'
import { createTestBrowser, type TestTab } from '../kit/writes/testing/tabs.ts'
import { workOfAction } from '../kit/writes/work.ts'
import { readRunPayments } from './refundRun.ts'
import { refundAction } from './refunds.ts'
import { createRefundServer, type Fate, gatewayOf, PAID } from './testing/refundServer.ts'

const PKS = [1, 2, 3, 4]
/** The second is a duplicate of the first, the fourth of the third. */
const ROWS: readonly RefundableRow[] = PKS.map(
  (rechargeId): MoneyRow => ({
    key: `row:${rechargeId}`,
    at: Date.parse('2026-03-10T12:00:00Z') + rechargeId,
    proof:
      rechargeId % 2 === 0
        ? { kind: 'duplicate', other: rechargeId - 1 }
        : { kind: 'noEnergy', energyKwh: 0 },
    amount: PAID - 1000,
    currency: 'BRL',
    isEstimate: false,
    purse: `recharge:${rechargeId}`,
    rechargeId,
    stationPk: 1,
    stationName: 'Ipê',
    connectorId: 1,
  }),
).filter(isRefundable)

type Command =
  | { readonly do: 'begin'; readonly tab: 0 | 1; readonly chosen: readonly number[]; readonly atOnce: 1 | 2 }
  | { readonly do: 'stop' | 'retry' | 'verify' | 'reload' | 'signOut'; readonly tab: 0 | 1 }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'breakReads'; readonly count: number }

const tabNumber = fc.constantFrom<0 | 1>(0, 1)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('begin' as const),
      tab: tabNumber,
      chosen: fc.uniqueArray(fc.constantFrom(...PKS), { minLength: 1 }),
      atOnce: fc.constantFrom<1 | 2>(1, 2),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('stop', 'retry', 'verify', 'reload', 'signOut'),
      tab: tabNumber,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 300, 2000, 6000, 40_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('breakReads' as const), count: fc.integer({ min: 1, max: 5 }) }),
  },
)
const fate: fc.Arbitrary<Fate> = fc.record({
  answer: fc.constantFrom('yes', 'no', 'signedOut', 'lost', 'badGateway', 'portal'),
  appliedAfter: fc.constantFrom(undefined, 0, 900, 60_000),
  isTwice: fc.constant(false),
})
/** What was refused did not happen; whatever else may have. */
const told = fate.map((each) =>
  each.answer === 'no' || each.answer === 'signedOut' ? { ...each, appliedAfter: undefined } : each,
)

async function play(fates: readonly Fate[], commands: readonly Command[]): Promise<void> {
  const browser = createTestBrowser()
  const server = createRefundServer(browser.now, PKS)
  server.plan(fates)
  const tabs: [TestTab, TestTab] = [browser.tab(), browser.tab()]
  const problems: string[] = []
  const runs: [Run | undefined, Run | undefined] = [undefined, undefined]
  /** At the moment of its send: nothing of the payment that it is a duplicate of goes back. */
  const watched = (tab: TestTab): Gateway => {
    const plain = gatewayOf(server, tab)
    return {
      ...plain,
      // A read takes its time: meanwhile the other tab may be quicker.
      get: async (template, read, options) => {
        const answer = await plain.get(template, read, options)
        await tab.calls(() => browser.wait(200))
        return answer
      },
      send: (method, template, options) => {
        const pk = Number(options?.params?.id)
        const key = refundKey({ target: 'TRANSACTION', pk: pk - 1 })
        if (
          pk % 2 === 0 &&
          (server.refunded(pk - 1) > 0 || openEntries(browser.journal('financial'), [key]).length > 0)
        )
          problems.push(`${pk} is sent while its original goes back`)
        return plain.send(method, template, options)
      },
    }
  }
  const depsOf = (tab: TestTab) => ({
    fin: watched(tab),
    cp: gatewayOf(server, tab),
    apiKey: () => 'key',
    now: browser.now,
    zone: 'UTC',
    journal: browser.journal,
  })
  /** As the page does it: the payments are read, what they allow is planned, and one yes begins it. */
  const begin = async ({ tab: place, chosen, atOnce }: Extract<Command, { do: 'begin' }>) => {
    const tab = tabs[place]
    const deps = depsOf(tab)
    const rows = ROWS.filter(({ rechargeId }) => chosen.includes(rechargeId))
    const read = await readRunPayments(deps, rows)
    if (read.kind !== 'done' || runs[place]?.isRunning()) return
    const { movements, place: found } = read.data
    const { items } = planRefunds(rows, movements, browser.journal('financial'), 'BRL')
    const works = items.map(({ movement, ask, other }) =>
      workOfAction(
        refundAction(deps, { movement, place: found, other, confirmed: { shown: movement, ask } }),
      ),
    )
    const run = createRun(tab.writes, works, { atOnce, invalidate: () => undefined })
    runs[place] = run
    void run.start()
  }
  for (const each of commands) {
    if (each.do === 'pass') await browser.pass(each.ms)
    else if (each.do === 'breakReads') server.breakReads(each.count)
    else if (each.do === 'begin') void begin(each)
    else if (each.do === 'signOut') tabs[each.tab].endSession()
    else if (each.do === 'reload') {
      tabs[each.tab].close()
      tabs[each.tab] = browser.tab()
      runs[each.tab] = undefined
    } else void runs[each.tab]?.[each.do]()
    await browser.settle()
  }
  server.breakReads(0)
  await browser.pass(700_000)
  // A look may just be on its way.
  if (browser.heldLocks().length > 0) await browser.pass(1_000)
  for (const pk of PKS) {
    const back = server.ever(pk)
    const { phase } = tabs[0].writes.stateOfKey(refundKey({ target: 'TRANSACTION', pk }))
    if (back > PAID) throw new Error(`${pk} went back twice: ${back}`)
    if (phase === 'done' && back === 0) throw new Error(`${pk} is told as refunded, and is not`)
  }
  if (problems.length > 0) throw new Error(problems.join(', '))
  if (browser.heldLocks().length > 0) throw new Error('a lock stays')
}

test('several refunds as one run: no payment goes back twice, and no duplicate once the other went back, over faults, late effects, reloads, tabs and sign-out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(told, { maxLength: 6 }),
      fc.array(command, { minLength: 2, maxLength: 12 }),
      play,
    ),
    { numRuns: 1000 },
  )
})
