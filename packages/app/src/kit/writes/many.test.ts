import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRun } from './many.ts'
import { createTestServer, type Fate } from './testing/server.ts'
import { onceAction, refund } from './testing/standIns.ts'
import { createTestBrowser } from './testing/tabs.ts'

function setUp(count: number, atOnce: 1 | 2 = 2) {
  const browser = createTestBrowser()
  const server = createTestServer(browser.now, browser.wait)
  const tab = browser.tab()
  const names = Array.from({ length: count }, (_, place) => `item-${place}`)
  const invalidated: string[] = []
  const run = createRun(
    tab.writes,
    names.map((name) => onceAction(server, tab, name)),
    { atOnce, invalidate: (key) => invalidated.push(key.join('/')) },
  )
  return { browser, server, tab, names, run, invalidated }
}

test('forty items, two at a time; stopped, two of unknown end: again takes only what failed, a look takes the two', async () => {
  const { browser, server, run, names, invalidated } = setUp(40)
  server.plan(
    { after: 100, answer: 'no', appliedAfter: undefined },
    { after: 100, answer: 'lost', appliedAfter: 60_000 },
    { after: 100, answer: 'lost', appliedAfter: 60_000 },
    ...Array.from({ length: 37 }, () => ({ after: 100 })),
  )
  server.failReads(...Array.from({ length: 8 }, () => 'unreadable' as const))
  void run.start()
  await browser.settle()
  expect(run.summary()).toMatchObject({ underWay: 2, waiting: 38 })
  await browser.pass(6_500)
  run.stop()
  await browser.pass(1_000)
  const stopped = run.summary()
  expect([run.isRunning(), stopped.failed, stopped.unknown, stopped.underWay]).toEqual([false, 1, 2, 0])
  expect(stopped.waiting).toBeGreaterThan(0)
  expect(server.sent.length).toBe(40 - stopped.waiting)
  await browser.pass(60_000)
  expect(server.sent.length).toBe(40 - stopped.waiting)
  void run.retry()
  await browser.pass(10_000)
  expect(run.summary()).toMatchObject({ done: 38, unknown: 2, failed: 0, waiting: 0 })
  void run.verify()
  await browser.pass(10)
  expect(run.summary().done).toBe(40)
  expect(names.map((name) => server.count(name))).toEqual([2, ...Array.from({ length: 39 }, () => 1)])
  // Each list once for each time that the run came to rest, not once for each item.
  expect(invalidated.filter((key) => key === 'item-5').length).toBe(3)
})

test('what was done before the run began is done again: an item waits until the run takes it', async () => {
  const { browser, server, tab, run } = setUp(1)
  void tab.writes.press(onceAction(server, tab, 'item-0'))
  await browser.settle()
  expect(run.summary()).toMatchObject({ waiting: 1, done: 0 })
  void run.start()
  await browser.settle()
  expect([run.summary().done, server.count('item-0')]).toEqual([1, 2])
})

test('what is accepted outdates its lists too, what is refused does not; whoever listens hears of both, until they stop', async () => {
  const { browser, server, tab } = setUp(0)
  const invalidated: string[] = []
  const run = createRun(tab.writes, [refund(server, tab)], {
    atOnce: 1,
    invalidate: (key) => invalidated.push(key.join('/')),
  })
  let told = 0
  const stop = run.subscribe(() => {
    told += 1
  })
  server.plan({ answer: 'no', appliedAfter: undefined }, { answer: 'yes', appliedAfter: undefined })
  await run.start()
  expect([run.summary().failed, invalidated]).toEqual([1, []])
  void run.retry()
  await browser.pass(6_000)
  expect([tab.writes.stateOfKey('refund:1').phase, invalidated]).toEqual(['accepted', ['refund']])
  expect(told).toBeGreaterThan(4)
  stop()
  const before = told
  run.stop()
  await browser.pass(700_000)
  expect(told).toBe(before)
})

const fate: fc.Arbitrary<Partial<Fate>> = fc.oneof(
  fc.record({ answer: fc.constant('yes' as const), after: fc.constantFrom(0, 50) }),
  fc.record({
    answer: fc.constant('no' as const),
    after: fc.constantFrom(0, 50),
    appliedAfter: fc.constant(undefined),
  }),
  fc.record({
    answer: fc.constantFrom('lost' as const, 'throws' as const),
    after: fc.constantFrom(0, 50),
    appliedAfter: fc.constantFrom(undefined, 0, 4_000),
  }),
)
const command = fc.oneof(
  fc.record({ do: fc.constantFrom('stop', 'retry', 'verify', 'endSession') }),
  fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(0, 10, 400, 6_000) }),
)

test('whatever happens, each item is done at most once, counted once, and the run comes to rest', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 8 }),
      fc.array(fc.constantFrom('unreadable' as const, 'throws' as const), { maxLength: 6 }),
      fc.array(command, { maxLength: 12 }),
      async (fates, reads, commands) => {
        const { browser, server, tab, names, run } = setUp(4)
        server.plan(...fates)
        server.failReads(...reads)
        let isOver = false
        void run.start()
        for (const each of commands) {
          const before = server.sent.length
          if ('ms' in each) await browser.pass(each.ms)
          else if (each.do === 'stop') run.stop()
          else if (each.do === 'retry') void run.retry()
          else if (each.do === 'verify') void run.verify()
          else {
            tab.endSession()
            isOver = true
          }
          await browser.settle()
          if (isOver) expect(server.sent.length).toBe(before)
          const { done, failed, unknown, waiting, underWay } = run.summary()
          expect(done + failed + unknown + waiting + underWay).toBe(4)
          expect(underWay).toBeLessThanOrEqual(2)
        }
        await browser.pass(60_000)
        expect([run.isRunning(), run.summary().underWay, browser.heldLocks()]).toEqual([false, 0, []])
        for (const name of names) expect(server.applied(name)).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 500 },
  )
})
