import type { Look } from '@corrente/domain/writes'
import { expect, test } from 'vitest'
import { createTestServer } from './testing/server.ts'
import { chain, formSave, onceAction, push, refund } from './testing/standIns.ts'
import { createTestBrowser } from './testing/tabs.ts'
import { workOfAction } from './work.ts'

function setUp(hasLocks = true) {
  const browser = createTestBrowser(hasLocks)
  const server = createTestServer(browser.now, browser.wait)
  return { browser, server, tab: browser.tab() }
}
const phase = (tab: ReturnType<typeof setUp>['tab'], key: string) => tab.writes.stateOfKey(key).phase

test('five presses, from whatever component, are one send; the journal is written first and emptied last (R16)', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ after: 100 })
  for (let n = 0; n < 5; n += 1) void tab.writes.press(onceAction(server, tab))
  await browser.settle()
  expect(server.count('once')).toBe(1)
  expect(browser.journal('cp')).toMatchObject([{ keys: ['once:1'], stage: 'sent', proof: { before: 0 } }])
  await browser.pass(100)
  expect([phase(tab, 'once:1'), browser.journal('cp'), tab.outdated]).toEqual(['done', [], ['once']])
  await tab.writes.press(onceAction(server, tab))
  expect(server.count('once')).toBe(1)
})

test('two tabs at once: one sends, the other says that it is under way elsewhere', async () => {
  const { browser, server, tab } = setUp()
  const other = browser.tab()
  server.plan({ after: 100 })
  void tab.writes.press(onceAction(server, tab))
  await browser.settle()
  await other.writes.press(onceAction(server, other))
  expect([server.count('once'), phase(other, 'once:1')]).toEqual([1, 'elsewhere'])
})

test('a lost answer is read again and never sent again', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ answer: 'lost', appliedAfter: 900 })
  void tab.writes.press(onceAction(server, tab))
  await browser.pass(300)
  expect(phase(tab, 'once:1')).toBe('verifying')
  await browser.pass(700)
  expect([phase(tab, 'once:1'), server.count('once'), browser.journal('cp')]).toEqual(['done', 1, []])
})

test('unreadable stays of unknown end: a press does nothing, a look settles it', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ answer: 'lost', appliedAfter: undefined })
  server.failReads('unreadable', 'throws', 'unreadable', 'unreadable')
  void tab.writes.press(onceAction(server, tab))
  await browser.pass(6000)
  expect(phase(tab, 'once:1')).toBe('unknown')
  await tab.writes.press(onceAction(server, tab))
  tab.writes.forget(['once:1'])
  expect([phase(tab, 'once:1'), server.count('once')]).toEqual(['unknown', 1])
  void tab.writes.verify(['once:1'])
  await browser.pass(0)
  expect([phase(tab, 'once:1'), browser.journal('cp')]).toEqual(['notApplied', []])
})

test('after a reload the next press looks first, and sends nothing', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ after: 1000 })
  void tab.writes.press(onceAction(server, tab))
  await browser.pass(10)
  tab.close()
  const again = browser.tab()
  void again.writes.press(onceAction(server, again))
  await browser.pass(300)
  expect([phase(again, 'once:1'), server.count('once'), browser.journal('cp')]).toEqual(['done', 1, []])
})

test('whatever is thrown, the lock is given back: before the send nothing was sent, after it the end is unknown', async () => {
  const { browser, server, tab } = setUp()
  const broken = (where: 'look' | 'proof' | 'send' | 'confirm') =>
    workOfAction<null, { readonly n: number }, void, never, never>({
      keys: [`broken:${where}`],
      lock: 'allTabs',
      journal: 'cp',
      outdates: [],
      look: async () => {
        if (where === 'look') throw new Error('look')
        return { look: 'ready', ready: null }
      },
      proofOf: () => {
        if (where === 'proof') throw new Error('proof')
        return { n: 1 }
      },
      send: async () => {
        if (where === 'send') throw new Error('send')
        return { end: 'unknown' }
      },
      confirm: async () => {
        throw new Error('confirm')
      },
    })
  for (const where of ['look', 'proof', 'send', 'confirm'] as const) void tab.writes.press(broken(where))
  await browser.pass(10_000)
  expect(['look', 'proof', 'send', 'confirm'].map((where) => phase(tab, `broken:${where}`))).toEqual([
    'notSent',
    'notSent',
    'unknown',
    'unknown',
  ])
  expect(browser.heldLocks()).toEqual([])
  expect(tab.failures.length).toBe(5)
  // Nothing was sent: it can be pressed again. What may have been sent cannot.
  expect(browser.journal('cp').map(({ keys }) => keys[0])).toEqual(['broken:send', 'broken:confirm'])
  expect(server.sent).toEqual([])
})

test('what the read before says is told: the reason of a look that sends nothing', async () => {
  const { tab } = setUp()
  const look = async (): Promise<Look<null, never, 'limit'>> => ({ look: 'notSent', why: 'limit' })
  await tab.writes.press(
    workOfAction<null, undefined, void, never, 'limit'>({
      keys: ['limited'],
      lock: 'page',
      outdates: [],
      look,
      proofOf: () => undefined,
      send: async () => ({ end: 'done', result: undefined }),
    }),
  )
  expect(tab.writes.stateOfKey('limited')).toEqual({ phase: 'notSent', why: 'limit' })
})

test('a question waits for a yes without the lock; a yes sends what was shown', async () => {
  const { browser, server, tab } = setUp()
  const work = formSave(server, tab, () => true)
  await tab.writes.press(work)
  expect([phase(tab, 'save:1'), server.count('save'), browser.heldLocks()]).toEqual(['asking', 0, []])
  tab.writes.cancel(['save:1'])
  expect(phase(tab, 'save:1')).toBe('idle')
  await tab.writes.press(work)
  await tab.writes.confirm(['save:1'])
  expect(tab.writes.stateOfKey('save:1')).toEqual({ phase: 'done', result: 7, saved: [''] })
  expect(server.count('save')).toBe(1)
})

test('the question of a form that needs none is not put', async () => {
  const { server, tab } = setUp()
  await tab.writes.press(formSave(server, tab, () => false))
  expect([phase(tab, 'save:1'), server.count('save')]).toEqual(['done', 1])
})

test('a push of unknown end is never repeated by a press, in no tab, after no reload; a release sends it anew', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ answer: 'lost' })
  await tab.writes.press(push(server, tab))
  expect(tab.writes.stateOfKey('push:1')).toMatchObject({
    phase: 'unknown',
    canVerify: false,
    canRelease: true,
  })
  await tab.writes.press(push(server, tab))
  tab.close()
  const again = browser.tab()
  await again.writes.press(push(server, again))
  expect([phase(again, 'push:1'), server.count('push')]).toEqual(['unknown', 1])
  await again.writes.release(push(server, again))
  expect([phase(again, 'push:1'), server.count('push'), browser.journal('push')]).toEqual(['done', 2, []])
})

test('a refund is accepted until it is read back; late settlement is found by itself', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ answer: 'yes', appliedAfter: 70_000 })
  void tab.writes.press(refund(server, tab))
  await browser.pass(5_500)
  expect(tab.writes.stateOfKey('refund:1')).toMatchObject({ phase: 'accepted', canRelease: false })
  expect(browser.journal('financial')).toMatchObject([{ stage: 'accepted' }])
  await browser.pass(100_000)
  expect([phase(tab, 'refund:1'), browser.journal('financial')]).toEqual(['done', []])
  expect([server.count('refund'), browser.timers()]).toEqual([1, 0])
})

test('a refund that is never seen stays locked past a reload, is released after ten minutes, and then sent anew', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ answer: 'lost', appliedAfter: undefined })
  void tab.writes.press(refund(server, tab))
  await browser.pass(300_000)
  tab.close()
  const again = browser.tab()
  void again.writes.resume(refund(server, again))
  await browser.pass(6_000)
  expect(again.writes.stateOfKey('refund:1')).toMatchObject({ phase: 'unknown', canRelease: false })
  await again.writes.release(refund(server, again))
  expect(server.count('refund')).toBe(1)
  await browser.pass(300_000)
  expect(again.writes.stateOfKey('refund:1')).toMatchObject({ phase: 'unknown', canRelease: true })
  void again.writes.release(refund(server, again))
  await browser.pass(6_000)
  expect([phase(again, 'refund:1'), server.count('refund')]).toEqual(['done', 2])
})

test('a change by another amount is shown, and keeps the row locked', async () => {
  const { browser, tab } = setUp()
  const what = { asked: 1000, found: 2500 }
  void tab.writes.press(
    workOfAction<null, { readonly refunded: number }, void, never, never>({
      keys: ['refund:2'],
      lock: 'allTabs',
      journal: 'financial',
      outdates: [['refund']],
      look: async () => ({ look: 'ready', ready: null }),
      proofOf: () => ({ refunded: 0 }),
      send: async () => ({ end: 'unknown' }),
      confirm: async () => ({ found: 'other', what }),
    }),
  )
  await browser.pass(10)
  expect(tab.writes.stateOfKey('refund:2')).toMatchObject({ phase: 'other', what, canVerify: true })
  expect([browser.journal('financial').length, tab.outdated]).toEqual([1, ['refund']])
})

const bulk = (keys: readonly [string, ...string[]], sends: string[][]) =>
  workOfAction<null, Readonly<Record<string, never>>, void, never, never>({
    keys,
    lock: 'allTabs',
    journal: 'cp',
    outdates: [],
    look: async () => ({ look: 'ready', ready: null }),
    proofOf: () => ({}),
    send: async () => {
      sends.push([...keys])
      return { end: 'unknown' }
    },
  })

test('one call for many has all their keys: a single one of them meets it, in this tab and in another', async () => {
  const { browser, tab } = setUp()
  const sends: string[][] = []
  await tab.writes.press(bulk(['approve:1', 'approve:2', 'approve:3'], sends))
  expect(phase(tab, 'approve:2')).toBe('unknown')
  await tab.writes.press(bulk(['approve:2'], sends))
  expect(tab.writes.stateOf(['approve:2'])).toEqual({ phase: 'notSent', why: 'open' })
  // The row goes on saying what is open of it.
  expect(phase(tab, 'approve:2')).toBe('unknown')
  const other = browser.tab()
  await other.writes.press(bulk(['approve:3', 'approve:4'], sends))
  expect(other.writes.stateOf(['approve:3', 'approve:4'])).toEqual({ phase: 'notSent', why: 'open' })
  await other.writes.press(bulk(['approve:4'], sends))
  expect(sends).toEqual([['approve:1', 'approve:2', 'approve:3'], ['approve:4']])
  expect(other.writes.openUnder('cp', 'approve:').map(({ keys }) => keys)).toEqual(sends)
})

test('a chain stops where a step is not saved; a press goes on with what is missing', async () => {
  const { browser, server, tab } = setUp()
  server.plan({}, { answer: 'no', appliedAfter: undefined })
  await tab.writes.press(chain(server, tab))
  expect(tab.writes.stateOfKey('chain:1')).toMatchObject({
    phase: 'refused',
    step: 'second',
    saved: ['first'],
  })
  expect(tab.outdated).toEqual(['chain'])
  expect(browser.journal('cp')).toMatchObject([{ stage: 'half', proof: { count: 1 } }])
  tab.close()
  const again = browser.tab()
  await again.writes.press(chain(server, again))
  expect([phase(again, 'chain:1'), server.sent.map(({ name }) => name)]).toEqual([
    'done',
    ['first', 'second', 'second', 'third'],
  ])
  expect(browser.journal('cp')).toEqual([])
})

test('a chain whose step was lost is looked up and goes on from there, past a reload too', async () => {
  const { browser, server, tab } = setUp()
  server.plan({}, { answer: 'lost' })
  server.failReads('unreadable', 'unreadable', 'unreadable', 'unreadable')
  void tab.writes.press(chain(server, tab))
  await browser.pass(6000)
  expect(tab.writes.stateOfKey('chain:1')).toMatchObject({
    phase: 'unknown',
    step: 'second',
    saved: ['first'],
  })
  tab.close()
  const again = browser.tab()
  void again.writes.press(chain(server, again))
  await browser.pass(300)
  expect([phase(again, 'chain:1'), server.sent.map(({ name }) => name)]).toEqual([
    'done',
    ['first', 'second', 'third'],
  ])
})

test('when the session ends nothing more is sent or shown, and the journal stays for what is open', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ after: 100 }, { after: 100, answer: 'lost' })
  void tab.writes.press(chain(server, tab))
  void tab.writes.press(onceAction(server, tab))
  await browser.pass(50)
  tab.endSession()
  expect([phase(tab, 'chain:1'), phase(tab, 'once:1')]).toEqual(['idle', 'idle'])
  await browser.pass(10_000)
  await tab.writes.press(onceAction(server, tab))
  expect(server.sent.map(({ name }) => name)).toEqual(['first', 'once'])
  expect(browser.journal('cp').map(({ keys }) => keys[0])).toEqual(['chain:1', 'once:1'])
})

test('a journal that cannot be written sends nothing', async () => {
  const { browser, server, tab } = setUp()
  browser.failNextJournal()
  await tab.writes.press(onceAction(server, tab))
  expect([phase(tab, 'once:1'), server.count('once'), browser.heldLocks()]).toEqual(['notSent', 0, []])
})

test('what another tab has settled is not sent a second time by a release here', async () => {
  const { browser, server, tab } = setUp()
  const other = browser.tab()
  server.plan({ answer: 'lost', appliedAfter: 620_000 })
  void tab.writes.press(refund(server, tab))
  await browser.pass(6_000)
  void other.writes.press(refund(server, other))
  await browser.pass(600_000)
  expect([phase(tab, 'refund:1'), phase(other, 'refund:1')]).toEqual(['unknown', 'unknown'])
  await browser.pass(15_000)
  void other.writes.verify(['refund:1'])
  await browser.pass(1)
  expect(phase(other, 'refund:1')).toBe('done')
  await tab.writes.release(refund(server, tab))
  expect([phase(tab, 'refund:1'), server.count('refund')]).toEqual(['elsewhere', 1])
})

test('somebody who looked for themselves settles it, past a reload too; what is too old gives way by itself', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ answer: 'lost' }, { answer: 'lost' })
  await tab.writes.press(push(server, tab))
  tab.close()
  const again = browser.tab()
  await again.writes.disprove(push(server, again))
  expect([phase(again, 'push:1'), browser.journal('push')]).toEqual(['notApplied', []])
  const stale = (by: typeof tab) => {
    const work = push(server, by)
    return { ...work, rules: { ...work.rules, patience: { delaysMs: [0], staleAfterMs: 1000 } as const } }
  }
  await again.writes.press(stale(again))
  again.close()
  await browser.pass(1000)
  const later = browser.tab()
  await later.writes.press(stale(later))
  expect([phase(later, 'push:1'), server.count('push'), browser.journal('push')]).toEqual(['done', 3, []])
})
