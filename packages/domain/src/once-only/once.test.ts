import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canPress,
  type Journal,
  type JournalEntry,
  journalWith,
  journalWithout,
  type OnceEvent,
  type OnceState,
  onceEnd,
  openEntry,
  outcomeOf,
  type ReadBack,
  readJournal,
  stepOnce,
} from './index.ts'
import { RECONCILE_DELAYS_MS } from './machine.ts'

const KEY = 'station.delete:12'
const RULES = { isUnchangedProof: true }
const ENTRY: JournalEntry = { key: KEY, id: 'a', at: 1, snapshot: { pk: 12 } }
const press = { type: 'press', open: undefined } as const
const held = { type: 'lock', isHeld: true } as const
const read = { type: 'read', snapshot: { pk: 12 }, isAsConfirmed: true, id: 'a', at: 1 } as const
const lost = { type: 'answer', end: 'unknown' } as const
const back = (result: ReadBack) => ({ type: 'readBack', result }) as const

const run = (events: readonly OnceEvent[], rules = RULES, from: OnceState = { phase: 'idle' }) => {
  const effects: string[] = []
  let state = from
  for (const event of events) {
    const step = stepOnce(KEY, state, event, rules)
    state = step.state
    effects.push(step.effect.do)
  }
  return { state, effects }
}

describe('one intent', () => {
  test('lock, read, journal and send, done', () => {
    const { state, effects } = run([press, held, read, { type: 'answer', end: 'done' }])
    expect(effects).toEqual(['takeLock', 'readBefore', 'journalAndSend', 'settle'])
    expect(outcomeOf(state)).toBe('done')
  })

  test('a second click, Enter or another component change nothing while it is under way', () => {
    const { effects } = run([press, press, held, press, read, press, press])
    expect(effects.filter((effect) => effect === 'journalAndSend')).toHaveLength(1)
    expect(effects.filter((effect) => effect === 'takeLock')).toHaveLength(1)
  })

  test('another tab holds the lock: nothing is read or sent, and it may be tried again', () => {
    const { state, effects } = run([press, { type: 'lock', isHeld: false }])
    expect([state.phase, effects.at(-1)]).toEqual(['elsewhere', 'nothing'])
    expect(canPress(state)).toBe(true)
  })

  test.each([
    [{ ...read, snapshot: undefined }, 'unreadable'],
    [{ ...read, isAsConfirmed: false }, 'changed'],
  ] as const)('no snapshot, or not what was confirmed: nothing is sent', (event, why) => {
    const { state, effects } = run([press, held, event])
    expect(state).toEqual({ phase: 'notSent', why })
    expect(effects).not.toContain('journalAndSend')
    expect(effects.at(-1)).toBe('release')
  })

  test('refused is unlocked at once', () => {
    const { state } = run([press, held, read, { type: 'answer', end: 'refused' }])
    expect([outcomeOf(state), canPress(state)]).toEqual(['refused', true])
  })
})

describe('a lost answer', () => {
  const sent = [press, held, read, lost]

  test('is read again at 0.3, 0.7, 1.5 and 3 seconds', () => {
    let state = run(sent).state
    const delays: number[] = []
    let step = stepOnce(KEY, run([press, held, read]).state, lost, RULES)
    for (let look = 0; look < 4 && step.effect.do === 'readAgain'; look += 1) {
      delays.push(step.effect.afterMs)
      state = step.state
      step = stepOnce(KEY, state, back('unchanged'), RULES)
    }
    expect(delays).toEqual([...RECONCILE_DELAYS_MS])
    expect(outcomeOf(step.state)).toBe('notApplied')
  })

  test('changed as asked is done, at whichever look', () => {
    expect(outcomeOf(run([...sent, back('applied')]).state)).toBe('done')
    expect(outcomeOf(run([...sent, back('unchanged'), back('unreadable'), back('applied')]).state)).toBe(
      'done',
    )
  })

  test('unreadable to the end stays locked: only a check moves it, never a press', () => {
    const looks = RECONCILE_DELAYS_MS.map(() => back('unreadable'))
    const locked = run([...sent, ...looks]).state
    expect([outcomeOf(locked), canPress(locked)]).toEqual(['unknown', false])
    expect(run([press, press], RULES, locked).effects).toEqual(['nothing', 'nothing'])
    const verified = run([{ type: 'verify' }, back('applied')], RULES, locked)
    expect(verified.effects).toEqual(['readAgain', 'settle'])
    expect(outcomeOf(run([{ type: 'verify' }, back('unchanged')], RULES, locked).state)).toBe('notApplied')
  })

  test('where an unchanged object proves nothing it stays unknown', () => {
    const looks = RECONCILE_DELAYS_MS.map(() => back('unchanged'))
    expect(outcomeOf(run([...sent, ...looks], { isUnchangedProof: false }).state)).toBe('unknown')
  })

  test('after a reload the next press reconciles the open entry and sends nothing', () => {
    const { state, effects } = run([{ type: 'press', open: ENTRY }, back('applied')])
    expect(effects).toEqual(['readAgain', 'settle'])
    expect(outcomeOf(state)).toBe('done')
  })
})

test('whatever happens in whatever order, an entry is sent once, and nothing is sent while an outcome is unknown', () => {
  const event = fc.oneof(
    fc.constant<OnceEvent>(press),
    fc.constant<OnceEvent>(held),
    fc.constant<OnceEvent>({ type: 'lock', isHeld: false }),
    fc.constant<OnceEvent>(read),
    fc.constantFrom<OnceEvent>(lost, { type: 'answer', end: 'done' }, { type: 'answer', end: 'refused' }),
    fc.constantFrom<OnceEvent>(back('applied'), back('unchanged'), back('unreadable')),
    fc.constant<OnceEvent>({ type: 'verify' }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state: OnceState = { phase: 'idle' }
      let journal: Journal = []
      for (const next of events) {
        const given = next.type === 'press' ? { ...next, open: openEntry(journal, KEY) } : next
        const { state: after, effect } = stepOnce(KEY, state, given, RULES)
        // Throws when the intent is open: an unsettled action would have been sent a second time.
        if (effect.do === 'journalAndSend') journal = journalWith(journal, effect.entry)
        if (effect.do === 'settle') journal = journalWithout(journal, KEY)
        state = after
      }
    }),
    { numRuns: 2000 },
  )
})

describe('the journal', () => {
  test('what is stored is checked again; entries that cannot be read are counted', () => {
    const stored = [
      ENTRY,
      { key: KEY },
      null,
      { ...ENTRY, key: 'refund:1', snapshot: { amount: 12.5, name: {} } },
    ]
    expect(readJournal(stored)).toEqual({
      data: [ENTRY, { ...ENTRY, key: 'refund:1', snapshot: { amount: 12.5 } }],
      unread: 2,
    })
    for (const nothing of [undefined, null]) expect(readJournal(nothing)).toEqual({ data: [], unread: 0 })
    expect(readJournal('x').unread).toBe(1)
  })

  test('an open intent cannot be entered a second time', () => {
    expect(() => journalWith([ENTRY], ENTRY)).toThrow(RangeError)
    expect(journalWithout([ENTRY], KEY)).toEqual([])
  })
})

test.each([
  [204, false, 'done'],
  [200, false, 'unknown'],
  [204, true, 'refused'],
  [400, false, 'refused'],
  [401, false, 'refused'],
  [408, false, 'unknown'],
  [500, false, 'unknown'],
  ['unreachable', false, 'unknown'],
] as const)('an action documented with 204 that ends with %j (says error: %j) is %s', (end, says, kind) =>
  expect(onceEnd(end, [204], says)).toBe(kind),
)
