import { type Look, readJournal } from '@corrente/domain/writes'
import { expect, test, vi } from 'vitest'
import { phase, setUp } from './testing/oneTab.ts'
import { chain, formSave, onceAction, refund } from './testing/standIns.ts'
import { workOfAction } from './work.ts'

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

test('where the browser itself has no network nothing is sent, and nothing is left open', async () => {
  const { browser, server, tab } = setUp()
  vi.stubGlobal('navigator', { onLine: false })
  await tab.writes.press(onceAction(server, tab))
  vi.unstubAllGlobals()
  expect(tab.writes.stateOfKey('once:1')).toMatchObject({ phase: 'notSent', why: 'unreachable' })
  expect([server.count('once'), browser.journal('cp')]).toEqual([0, []])
  await tab.writes.press(onceAction(server, tab))
  expect([server.count('once'), phase(tab, 'once:1')]).toEqual([1, 'done'])
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

test('what has no answer stays of unknown end: a press does nothing; once no gateway can deliver it a look settles it', async () => {
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
  expect(phase(tab, 'once:1')).toBe('unknown')
  await browser.pass(84_000)
  expect([phase(tab, 'once:1'), browser.journal('cp'), browser.timers()]).toEqual(['notApplied', [], 0])
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
  // Four looks after the lost answer, and more of them in the background.
  expect(tab.failures.slice(0, 5)).toHaveLength(5)
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
  const work = formSave(server, tab, () => 'somebody changed it')
  await tab.writes.press(work)
  expect([phase(tab, 'save:1'), server.count('save'), browser.heldLocks()]).toEqual(['asking', 0, []])
  tab.writes.cancel(['save:1'])
  expect(phase(tab, 'save:1')).toBe('idle')
  await tab.writes.press(work)
  await tab.writes.confirm(['save:1'])
  expect(tab.writes.stateOfKey('save:1')).toEqual({ phase: 'done', result: 7, saved: [''] })
  expect(server.count('save')).toBe(1)
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

test('what is answered after the session settles the journal and shows nothing; what needs no session goes on', async () => {
  const { browser, server, tab } = setUp()
  const late = { after: 100 }
  server.plan(late, late, { ...late, answer: 'no', appliedAfter: undefined }, late)
  void tab.writes.press(refund(server, tab))
  void tab.writes.press(onceAction(server, tab))
  void tab.writes.press(onceAction(server, tab, 'refused'))
  void tab.writes.press(chain(server, tab))
  void tab.writes.press(
    workOfAction<null, undefined, void, never, never>({
      keys: ['public:1'],
      lock: 'page',
      isPublic: true,
      outdates: [],
      look: async () => ({ look: 'ready', ready: null }),
      proofOf: () => undefined,
      send: async () => {
        await browser.wait(100)
        return { end: 'done', result: undefined }
      },
    }),
  )
  await browser.pass(50)
  let told = 0
  tab.writes.subscribe(() => {
    told += 1
  })
  tab.endSession()
  expect(told).toBe(1)
  await browser.pass(1_000)
  const keys = ['refund:1', 'once:1', 'refused:1', 'chain:1', 'public:1']
  expect(keys.map((key) => phase(tab, key))).toEqual(['idle', 'idle', 'idle', 'idle', 'done'])
  expect(browser.journal('financial')).toMatchObject([{ stage: 'accepted' }])
  // Of the chain more would have followed: whoever comes back is told.
  expect(browser.journal('cp')).toMatchObject([{ keys: ['chain:1'], stage: 'sent' }])
  expect(tab.outdated).toEqual([])
})

test('the draft of a form goes when it is saved, not when it is refused; whoever listens hears of every move', async () => {
  const { server, tab } = setUp()
  const heard: string[] = []
  const stop = tab.writes.subscribe(() => heard.push(phase(tab, 'save:1')))
  const work = formSave(server, tab, () => undefined)
  tab.writes.ownDraft(['save:1'], 'user.1')
  server.plan({ answer: 'no', appliedAfter: undefined })
  await tab.writes.press(work)
  expect([tab.dropped, heard.at(-1)]).toEqual([[], 'refused'])
  await tab.writes.press(work)
  await tab.writes.press(onceAction(server, tab))
  expect([tab.dropped, heard.at(-1)]).toEqual([['user.1'], 'done'])
  stop()
  const before = heard.length
  tab.writes.forget(['save:1'])
  expect(heard).toHaveLength(before)
})

test('a journal that cannot be kept sends nothing, and neither does one with an entry that cannot be read', async () => {
  const { browser, server, tab } = setUp()
  browser.failNextJournal()
  await tab.writes.press(onceAction(server, tab))
  expect(tab.writes.stateOfKey('once:1')).toEqual({ phase: 'notSent', why: 'notKept' })
  browser.keepJournal('cp', readJournal('cut in the mid'))
  await tab.writes.press(onceAction(server, tab))
  expect(tab.writes.stateOfKey('once:1')).toEqual({ phase: 'notSent', why: 'damaged' })
  expect([server.count('once'), browser.heldLocks(), browser.journal('cp')]).toEqual([
    0,
    [],
    [{ keys: ['*'], id: 'damaged-0', at: 0, stage: 'damaged', proof: {} }],
  ])
})

test('a yes looks again: what is still the same is sent, another change is asked about anew', async () => {
  const { server, tab } = setUp()
  let theirs = 'a new name'
  const work = formSave(server, tab, () => theirs)
  await tab.writes.press(work)
  theirs = 'a newer name'
  await tab.writes.confirm(['save:1'])
  expect([tab.writes.stateOfKey('save:1'), server.count('save')]).toEqual([
    { phase: 'asking', ask: 'a newer name' },
    0,
  ])
  await tab.writes.confirm(['save:1'])
  expect([phase(tab, 'save:1'), server.count('save')]).toEqual(['done', 1])
})

test('a form that takes longer than its call: found by itself where it arrives late, never sent again by a press', async () => {
  const { browser, server, tab } = setUp()
  // The call is given up after 20 s; the server has it done after 25 s.
  server.plan({ answer: 'lost', after: 20_000, appliedAfter: 25_000 })
  void tab.writes.press(formSave(server, tab, () => undefined))
  await browser.pass(22_500)
  expect(tab.writes.stateOfKey('save:1')).toMatchObject({
    phase: 'unknown',
    canVerify: true,
    canRelease: true,
  })
  await tab.writes.press(formSave(server, tab, () => undefined))
  await browser.pass(3_000)
  expect([tab.writes.stateOfKey('save:1'), server.count('save'), browser.timers()]).toEqual([
    { phase: 'done', result: 7, saved: [''] },
    1,
    0,
  ])
  expect(tab.outdated).toEqual(['save'])
})
