import { describe, expect, test } from 'vitest'
import {
  canPress,
  DELIVERY_MS,
  entriesUnder,
  FORM_PATIENCE,
  type JournalEntry,
  journalWith,
  journalWithout,
  ONCE_PATIENCE,
  openEntries,
  REFUND_PATIENCE,
  readJournal,
  releaseAt,
  staleEntries,
  stepWrite,
  summarizeRun,
  type WriteEvent,
  type WriteRules,
  type WriteState,
} from './index.ts'

const RULES: WriteRules = {
  canConfirm: true,
  confirms: 'lost',
  unchangedProves: true,
  patience: ONCE_PATIENCE,
}
const press: WriteEvent = { type: 'press', open: undefined }
const ready: WriteEvent = { type: 'ready', begin: { first: '', at: 1 } }
const lost: WriteEvent = { type: 'answered', answer: { end: 'unknown' }, at: 2 }
const yes: WriteEvent = { type: 'answered', answer: { end: 'done', result: 7 }, at: 2 }
const no: WriteEvent = {
  type: 'answered',
  answer: { end: 'refused', refusal: { status: 409, body: 'taken' } },
  at: 2,
}
/** The server said no by a 500: the call is over, whether or not it took effect. */
const broken: WriteEvent = {
  type: 'answered',
  answer: { end: 'unknown', isAnswered: true, refusal: { status: 500, body: 'broken' } },
  at: 2,
}
const back = (found: 'unchanged' | 'unreadable', at = 3): WriteEvent => ({
  type: 'found',
  found: { found },
  at,
})
const applied: WriteEvent = { type: 'found', found: { found: 'applied', result: 7 }, at: 3 }

const run = (events: readonly WriteEvent[], rules = RULES, from: WriteState = { phase: 'idle' }) => {
  const effects: string[] = []
  let state = from
  for (const event of events) {
    const step = stepWrite(state, event, rules)
    state = step.state
    effects.push(step.effect.do)
  }
  return { state, effects }
}

describe('one write (R16)', () => {
  test('a look, one send, done with what the server gave', () => {
    const { state, effects } = run([press, ready, yes])
    expect(effects).toEqual(['look', 'send', 'rest'])
    expect(state).toEqual({ phase: 'done', result: 7, saved: [''] })
  })

  test('a second click, Enter or another component change nothing while it is under way', () => {
    const { effects } = run([press, press, ready, press, ready, press, yes, press, yes])
    expect(effects.filter((effect) => effect === 'send')).toHaveLength(1)
    expect(effects.filter((effect) => effect === 'look')).toHaveLength(1)
  })

  test('what is not sent says why, and can be pressed again', () => {
    const { state, effects } = run([press, { type: 'notSent', why: 'gone' }])
    expect([state, effects.at(-1), canPress(state)]).toEqual([
      { phase: 'notSent', why: 'gone' },
      'rest',
      true,
    ])
  })

  test('a refusal keeps the status and the body', () => {
    expect(run([press, ready, no]).state).toMatchObject({
      phase: 'refused',
      refusal: { status: 409, body: 'taken' },
    })
  })

  test('a yes that counts only once it is read back is accepted till then', () => {
    const always = { ...RULES, confirms: 'always', unchangedProves: false } as const
    const looks = ONCE_PATIENCE.delaysMs.map(() => back('unchanged'))
    const { state } = run([press, ready, yes, ...looks], always)
    expect(state).toMatchObject({ phase: 'accepted', canVerify: true, canRelease: false })
    expect(run([{ type: 'verify' }, applied], always, state).state.phase).toBe('done')
  })
})

describe('a lost answer', () => {
  test.each([
    [lost, 'unknown'],
    // What the server said stands where a look proves that nothing happened.
    [broken, 'refused'],
  ] as const)(
    'is looked up after 0.3, 0.7, 1.5 and 3 seconds; unchanged proves something only of an answered call',
    (answer, end) => {
      const delays: number[] = []
      let step = stepWrite(run([press, ready]).state, answer, RULES)
      while (step.effect.do === 'readBack') {
        delays.push(step.effect.afterMs)
        step = stepWrite(step.state, back('unchanged'), RULES)
      }
      expect([delays, step.state.phase]).toEqual([[...ONCE_PATIENCE.delaysMs], end])
    },
  )

  test('a form’s 5xx counts as not saved after the second look; a time-out once no gateway can deliver it', () => {
    const form = { ...RULES, patience: FORM_PATIENCE }
    const first = run([press, ready, broken, back('unchanged')], form)
    expect([first.state.phase, first.effects.at(-1)]).toEqual(['verifying', 'readBack'])
    expect(run([back('unchanged')], form, first.state).state.phase).toBe('refused')
    const { state } = run([press, ready, lost, back('unchanged'), back('unchanged')], form)
    expect(state).toMatchObject({ phase: 'unknown', canVerify: true })
    // Looks in the background; it was sent at 1.
    expect(run([back('unchanged', DELIVERY_MS)], form, state).state.phase).toBe('unknown')
    expect(run([back('unreadable', DELIVERY_MS + 1)], form, state).state.phase).toBe('unknown')
    expect(run([back('unchanged', DELIVERY_MS + 1)], form, state).state.phase).toBe('notApplied')
    expect(run([applied], form, state).state.phase).toBe('done')
  })

  test('what is sent anew is looked for once more: found it is done, unreadable nothing is sent', () => {
    const { state } = run([press, ready, lost, ...ONCE_PATIENCE.delaysMs.map(() => back('unchanged'))])
    const wanted = run([{ type: 'patienceOver' }, { type: 'release' }], RULES, state)
    expect([wanted.state.phase, wanted.effects.at(-1)]).toEqual(['verifying', 'readBack'])
    expect(run([applied], RULES, wanted.state).state.phase).toBe('done')
    expect(run([back('unreadable')], RULES, wanted.state).state.phase).toBe('unknown')
    expect(run([back('unchanged'), ready], RULES, wanted.state).effects).toEqual(['look', 'send'])
  })

  test('a "duplicate" that is one’s own is done; one that is not stays refused', () => {
    const duplicate: WriteEvent = {
      type: 'answered',
      answer: { end: 'refused', refusal: { status: 409, body: 'duplicate' }, looksFirst: true },
      at: 2,
    }
    expect(run([press, ready, duplicate, applied]).state.phase).toBe('done')
    for (const found of ['unchanged', 'unreadable'] as const) {
      expect(run([press, ready, duplicate, back(found)]).state.phase).toBe('refused')
    }
  })

  test('unreadable to the end is unknown: only a look moves it, never a press', () => {
    const looks = ONCE_PATIENCE.delaysMs.map(() => back('unreadable'))
    const { state } = run([press, ready, lost, ...looks])
    expect(state).toMatchObject({ phase: 'unknown', canVerify: true, canRelease: false })
    expect(run([press, { type: 'release' }, { type: 'forget' }], RULES, state).effects).toEqual([
      'nothing',
      'nothing',
      'nothing',
    ])
    // One look, not four: somebody is waiting for it.
    expect(run([{ type: 'verify' }, back('unchanged')], RULES, state).state.phase).toBe('unknown')
    const late = back('unchanged', DELIVERY_MS + 1)
    expect(run([{ type: 'verify' }, late], RULES, state).state.phase).toBe('notApplied')
  })
})

describe('the journal', () => {
  const ENTRY: JournalEntry = {
    keys: ['station.delete:12'],
    id: 'a',
    at: 1,
    stage: 'sent',
    proof: { pk: 12 },
  }

  test('what is stored is checked again; an entry that cannot be read is a lock that stays (R16)', () => {
    const stored = [
      ENTRY,
      { keys: [] },
      { ...ENTRY, stage: 'gone' },
      null,
      // The second entry of an object: the first one's snapshot is from before anything was sent.
      { ...ENTRY, id: 'b' },
      { ...ENTRY, id: 'c', keys: ['refund:1'], proof: { amount: 12.5, ref: 'x', isNew: false, name: {} } },
      { ...ENTRY, id: 'd', keys: [] },
      { ...ENTRY, id: 'e', keys: ['refund:2', {}] },
    ]
    const damaged = { at: 0, stage: 'damaged', proof: {} }
    expect(readJournal(stored)).toEqual([
      ENTRY,
      { ...damaged, keys: ['*'], id: 'damaged-1' },
      { ...damaged, keys: ['station.delete:12'], id: 'a' },
      { ...damaged, keys: ['*'], id: 'damaged-3' },
      { ...ENTRY, id: 'c', keys: ['refund:1'], proof: { amount: 12.5, ref: 'x', isNew: false } },
      { ...damaged, keys: ['*'], id: 'd' },
      // Which other object it was about is lost.
      { ...damaged, keys: ['*'], id: 'e' },
    ])
    for (const nothing of [undefined, null, []]) expect(readJournal(nothing)).toEqual([])
    const [lock] = readJournal('x')
    expect(lock).toMatchObject({ keys: ['*'], stage: 'damaged' })
    // Written again it stays what it is, and it locks whatever it may be about, however old it is.
    expect(readJournal([lock])).toEqual([lock])
    expect(openEntries(readJournal('x'), ['refund:1'])).toHaveLength(1)
    expect(staleEntries(readJournal('x'), { delaysMs: [0, 0], staleAfterMs: 1 }, 1e12)).toEqual([])
  })

  test('an object is entered once; its own entry moves on', () => {
    expect(() => journalWith([ENTRY], { ...ENTRY, id: 'b', keys: ['other', 'station.delete:12'] })).toThrow(
      new RangeError('other, station.delete:12 is open'),
    )
    const moved = { ...ENTRY, proof: { pk: 13 } }
    expect(journalWith([ENTRY], moved)).toEqual([moved])
    expect(journalWith([ENTRY], { ...ENTRY, id: 'b' }, ['a'])).toEqual([{ ...ENTRY, id: 'b' }])
    expect(openEntries([ENTRY], ['station.delete:12'])).toEqual([ENTRY])
    const refund = { ...ENTRY, id: 'b', keys: ['x', 'refund:1'] }
    expect(openEntries([refund], ['refund:1'])).toEqual([refund])
    expect(entriesUnder([ENTRY, refund], 'refund:')).toEqual([refund])
    expect(journalWithout([ENTRY, refund], 'a')).toEqual([refund])
  })

  test('an entry gives way when it is old, and is released in its time', () => {
    const patience = { ...ONCE_PATIENCE, staleAfterMs: 10 }
    expect([10, 11].map((now) => staleEntries([ENTRY], patience, now))).toEqual([[], ['a']])
    expect(staleEntries([ENTRY], ONCE_PATIENCE, 1e12)).toEqual([])
    expect([ONCE_PATIENCE, FORM_PATIENCE, REFUND_PATIENCE].map((each) => releaseAt(each, 5))).toEqual([
      undefined,
      5,
      600_005,
    ])
  })
})

test('a run counts each item once', () => {
  const sent = { step: '', saved: [], at: 0 }
  const refusal = { status: 400, body: undefined }
  expect(
    summarizeRun([
      { phase: 'idle' },
      { phase: 'sending', ...sent },
      { phase: 'asking', ask: 'sure?' },
      { phase: 'done', result: undefined, saved: [] },
      { phase: 'refused', refusal, step: '', saved: [] },
      { phase: 'notSent', why: 'gone' },
      { phase: 'unknown', canVerify: true, canRelease: false, ...sent },
    ]),
  ).toEqual({ waiting: 1, underWay: 2, done: 1, failed: 2, unknown: 1 })
})
