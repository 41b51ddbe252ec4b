import type { Journal, ReadBack } from '@corrente/domain/once-only'
import { expect, test } from 'vitest'
import type { LockPort } from '../../ports/index.ts'
import { type BeforeSend, createOnceRunner, type OnceAction } from './runner.ts'

const KEY = 'station.delete:12'

/** A browser: its tabs share locks and journal. */
function browser() {
  let journal: Journal = []
  const held = new Set<string>()
  const locks: LockPort = {
    tryAlone: async (name, work) => {
      if (held.has(name)) return false
      held.add(name)
      await work()
      held.delete(name)
      return true
    },
    inTurn: (_name, work) => work(),
  }
  const waits: number[] = []
  const tab = () =>
    createOnceRunner({
      locks,
      readJournal: () => journal,
      writeJournal: (_gateway, next) => {
        journal = next
      },
      tenantId: 'move',
      now: () => 1,
      newId: () => 'a',
      pause: async (ms) => {
        waits.push(ms)
      },
    })
  return { tab, waits, journal: () => journal }
}

interface Script {
  before?: BeforeSend
  end?: 'done' | 'refused' | 'unknown'
  reads?: readonly ReadBack[]
}

/** An action that counts its sends; each may be held until `answer` is called. */
function actionOf({ before, end = 'done', reads = [] }: Script = {}) {
  const sent: string[] = []
  let look = 0
  let answer: () => void = () => undefined
  let isHeld = false
  const action: OnceAction = {
    key: KEY,
    gateway: 'cp',
    rules: { isUnchangedProof: true },
    readBefore: async () => before ?? { snapshot: { pk: 12 }, isAsConfirmed: true },
    send: async ({ id }) => {
      sent.push(id)
      if (isHeld) await new Promise<void>((resolve) => (answer = resolve))
      return end
    },
    readAgain: async () => reads[look++] ?? 'unreadable',
  }
  return { action, sent, hold: () => (isHeld = true), answer: () => answer() }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('five presses, from whatever component, are one send; the journal is written first and emptied last', async () => {
  const { tab, journal } = browser()
  const runner = tab()
  const { action, sent, hold, answer } = actionOf()
  hold()
  for (let n = 0; n < 5; n += 1) runner.press({ ...action })
  await settle()
  runner.press(action)
  expect(sent).toEqual(['a'])
  expect(journal()).toEqual([{ key: KEY, id: 'a', at: 1, snapshot: { pk: 12 } }])
  answer()
  await settle()
  expect(runner.stateOf(KEY)).toEqual({ phase: 'settled', outcome: 'done' })
  expect([sent.length, journal()]).toEqual([1, []])
})

test('two tabs at once: one sends, the other says that it is under way elsewhere', async () => {
  const { tab } = browser()
  const [one, other] = [tab(), tab()]
  const first = actionOf()
  const second = actionOf()
  first.hold()
  one.press(first.action)
  other.press(second.action)
  await settle()
  expect([first.sent.length, second.sent.length]).toEqual([1, 0])
  expect(other.stateOf(KEY)).toEqual({ phase: 'elsewhere' })
  // Nor does it judge by reading what is still on its way.
  first.answer()
  await settle()
  other.press(second.action)
  await settle()
  expect(second.sent.length).toBe(1)
})

test('a lost answer is read again and never sent again', async () => {
  const { tab, waits, journal } = browser()
  const runner = tab()
  const { action, sent } = actionOf({ end: 'unknown', reads: ['unchanged', 'applied'] })
  runner.press(action)
  await settle()
  expect(runner.stateOf(KEY)).toEqual({ phase: 'settled', outcome: 'done' })
  expect([sent.length, waits, journal()]).toEqual([1, [300, 700], []])
})

test('unreadable stays locked: a press does nothing, a look settles it', async () => {
  const { tab, journal } = browser()
  const runner = tab()
  const reads: ReadBack[] = ['unreadable', 'unreadable', 'unreadable', 'unreadable', 'unchanged']
  const { action, sent } = actionOf({ end: 'unknown', reads })
  runner.press(action)
  await settle()
  expect(runner.stateOf(KEY).phase).toBe('locked')
  runner.press(action)
  runner.forget(KEY)
  await settle()
  expect([runner.stateOf(KEY).phase, sent.length, journal().length]).toEqual(['locked', 1, 1])
  runner.verify(action)
  await settle()
  expect(runner.stateOf(KEY)).toEqual({ phase: 'settled', outcome: 'notApplied' })
  expect(journal()).toEqual([])
})

test('after a reload the next press looks first, and sends nothing', async () => {
  const { tab } = browser()
  const before = actionOf({ end: 'unknown' })
  tab().press(before.action)
  await settle()
  const { action, sent } = actionOf({ reads: ['applied'] })
  const reloaded = tab()
  reloaded.press(action)
  await settle()
  expect(sent).toEqual([])
  expect(reloaded.stateOf(KEY)).toEqual({ phase: 'settled', outcome: 'done' })
})

test.each([
  [{ snapshot: undefined, isAsConfirmed: true }, 'unreadable'],
  [{ snapshot: { pk: 12 }, isAsConfirmed: false }, 'changed'],
])('what could not be read, or is no longer what was confirmed, is not sent: %j', async (before, why) => {
  const { tab, journal } = browser()
  const runner = tab()
  const { action, sent } = actionOf({ before })
  runner.press(action)
  await settle()
  expect(runner.stateOf(KEY)).toEqual({ phase: 'notSent', why })
  expect([sent, journal()]).toEqual([[], []])
  runner.forget(KEY)
  expect(runner.stateOf(KEY)).toEqual({ phase: 'idle' })
})

test('two intents do not wait for each other', async () => {
  const { tab } = browser()
  const runner = tab()
  const slow = actionOf()
  const other = actionOf()
  slow.hold()
  runner.press(slow.action)
  runner.press({ ...other.action, key: 'station.delete:13' })
  await settle()
  expect(runner.stateOf('station.delete:13')).toEqual({ phase: 'settled', outcome: 'done' })
  expect(runner.stateOf(KEY).phase).toBe('sending')
})
