import { describe, expect, test } from 'vitest'
import { canPress, isUnderWay, isUnsettled, ONCE_PATIENCE, stepWrite, type WriteRules } from './index.ts'
import type { JournalChange, OpenWrite, WriteEffect, WriteEvent, WriteState } from './steps.ts'

const RULES: WriteRules = {
  canConfirm: true,
  confirms: 'lost',
  unchangedProves: true,
  patience: ONCE_PATIENCE,
}
/** The second step of a chain. */
const SENT = { step: 'b', saved: ['a'], at: 1 }
const OPEN = { ...SENT, canVerify: true, canRelease: false }
const NO = { status: 409, body: 'taken' }
const STATES = {
  idle: { phase: 'idle' },
  elsewhere: { phase: 'elsewhere' },
  looking: { phase: 'looking' },
  asking: { phase: 'asking', ask: 'sure?' },
  notSent: { phase: 'notSent', why: 'gone' },
  sending: { phase: 'sending', ...SENT },
  verifying: { phase: 'verifying', attempt: 0, stage: 'sent', ...SENT },
  accepted: { phase: 'accepted', ...OPEN },
  unknown: { phase: 'unknown', refusal: NO, ...OPEN },
  other: { phase: 'other', what: { pk: 1 }, ...OPEN },
  done: { phase: 'done', result: 7, saved: [''] },
  refused: { phase: 'refused', refusal: NO, step: 'b', saved: ['a'] },
  notApplied: { phase: 'notApplied', step: 'b', saved: ['a'] },
} as const satisfies { [Phase in WriteState['phase']]: WriteState & { phase: Phase } }
type Phase = WriteState['phase']
const PHASES = Object.keys(STATES) as Phase[] // the keys above

const PRESSED: readonly Phase[] = ['idle', 'elsewhere', 'notSent', 'refused', 'notApplied']
const UNSETTLED: readonly Phase[] = ['accepted', 'unknown', 'other']

test('which phases can be pressed, are busy, or need a look', () => {
  const those = (is: (state: WriteState) => boolean) => PHASES.filter((phase) => is(STATES[phase]))
  expect(those(canPress)).toEqual(PRESSED)
  expect(those(isUnderWay)).toEqual(['looking', 'sending', 'verifying'])
  expect(those(isUnsettled)).toEqual(UNSETTLED)
})

type Outcome = readonly [state: WriteState, effect: WriteEffect]
const NOTHING: WriteEffect = { do: 'nothing' }
const rest = (journal: JournalChange): WriteEffect => ({ do: 'rest', journal })
const all = (phases: readonly Phase[], outcome: Outcome) =>
  Object.fromEntries(phases.map((phase) => [phase, outcome]))
const applied: Outcome = [{ phase: 'done', result: 7, saved: ['a', 'b'] }, rest('nothing')]
const next: Outcome = [
  { phase: 'sending', step: 'c', saved: ['a', 'b'], at: 3 },
  { do: 'send', step: 'c' },
]
const again: Outcome = [
  { ...STATES.verifying, attempt: 1 },
  { do: 'readBack', afterMs: 700 },
]
const found = (found: Extract<WriteEvent, { type: 'found' }>['found'], next?: string): WriteEvent => ({
  type: 'found',
  found,
  next,
  at: 3,
})
const answered = (
  answer: Extract<WriteEvent, { type: 'answered' }>['answer'],
  next?: string,
): WriteEvent => ({ type: 'answered', answer, next, at: 3 })
const looked = (stage: 'sent' | 'accepted', more = {}): Outcome => [
  { phase: 'verifying', ...SENT, attempt: 3, stage, ...more },
  { do: 'readBack', afterMs: 0 },
]

/** What each event moves, by phase; the phases that are not named stay as they are. */
const MOVES: readonly [string, WriteEvent, Partial<Record<Phase, Outcome>>][] = [
  ['a press', { type: 'press', open: undefined }, all(PRESSED, [{ phase: 'looking' }, { do: 'look' }])],
  [
    'a yes',
    { type: 'yes', open: undefined },
    { asking: [{ phase: 'looking', agreed: { ask: 'sure?' } }, { do: 'look' }] },
  ],
  ['a no', { type: 'no' }, { asking: [{ phase: 'idle' }, NOTHING] }],
  ['another tab', { type: 'elsewhere' }, all([...PRESSED, 'asking'], [{ phase: 'elsewhere' }, NOTHING])],
  [
    'a look that is ready',
    { type: 'ready', begin: { first: 'b', at: 1 } },
    {
      looking: [
        { phase: 'sending', step: 'b', saved: [], at: 1 },
        { do: 'send', step: 'b' },
      ],
    },
  ],
  [
    'a look that found all saved',
    { type: 'ready', begin: { result: 7 } },
    { looking: [{ phase: 'done', result: 7, saved: [] }, rest('nothing')] },
  ],
  [
    'a look that asks',
    { type: 'ask', ask: 'sure?', begin: { result: 7 } },
    { looking: [STATES.asking, rest('asIs')] },
  ],
  [
    'a reason not to send',
    { type: 'notSent', why: 'gone' },
    all(['looking', 'sending'], [STATES.notSent, rest('asIs')]),
  ],
  ['a yes of the server', answered({ end: 'done', result: 7 }), { sending: applied }],
  ['a yes to one step', answered({ end: 'done', result: 7 }, 'c'), { sending: next }],
  [
    'a no of the server',
    answered({ end: 'refused', refusal: NO }),
    { sending: [STATES.refused, rest('half')] },
  ],
  [
    'a lost answer',
    answered({ end: 'unknown' }),
    { sending: [STATES.verifying, { do: 'readBack', afterMs: 300 }] },
  ],
  ['found applied', found({ found: 'applied', result: 7 }), all(['verifying', ...UNSETTLED], applied)],
  [
    'a step found applied',
    found({ found: 'applied', result: 7 }, 'c'),
    all(['verifying', ...UNSETTLED], next),
  ],
  [
    'found otherwise',
    found({ found: 'other', what: { pk: 1 } }),
    all(['verifying', ...UNSETTLED], [STATES.other, rest('sent')]),
  ],
  ['found unchanged', found({ found: 'unchanged' }), { verifying: again }],
  ['found unreadable', found({ found: 'unreadable' }), { verifying: again }],
  [
    'found unchanged for good',
    found({ found: 'unchanged', isSettled: true }),
    { verifying: again, unknown: [STATES.notApplied, rest('half')] },
  ],
  [
    'a look by hand',
    { type: 'verify' },
    { accepted: looked('accepted'), unknown: looked('sent', { refusal: NO }), other: looked('sent') },
  ],
  [
    'the end of patience',
    { type: 'patienceOver' },
    Object.fromEntries(UNSETTLED.map((phase) => [phase, [{ ...STATES[phase], canRelease: true }, NOTHING]])),
  ],
  ['a release before its time', { type: 'release' }, {}],
  ['a word that it did not work, before its time', { type: 'disproved' }, {}],
  ['the end in another tab', { type: 'settledElsewhere' }, all(UNSETTLED, [{ phase: 'elsewhere' }, NOTHING])],
  ['forgetting', { type: 'forget' }, all([...PRESSED, 'asking', 'done'], [{ phase: 'idle' }, NOTHING])],
  ['the end of the session', { type: 'sessionEnded' }, all(PHASES, [{ phase: 'idle' }, NOTHING])],
]

test.each(MOVES)('R16 %s moves the phases that it is for, and no other', (_, event, moves) => {
  for (const phase of PHASES) {
    const [state, effect] = moves[phase] ?? [STATES[phase], NOTHING]
    expect([phase, stepWrite(STATES[phase], event, RULES)]).toEqual([phase, { state, effect }])
  }
})

describe('R16 what the journal holds of an object is in the way of a press, and of a yes', () => {
  const own: OpenWrite = { ...SENT, stage: 'sent', isOwn: true }
  const blind = { ...RULES, canConfirm: false }
  test.each([
    ['damaged', { ...own, stage: 'damaged' }, RULES, [{ phase: 'notSent', why: 'damaged' }, rest('asIs')]],
    ["another's", { ...own, isOwn: false }, RULES, [{ phase: 'notSent', why: 'open' }, rest('asIs')]],
    ['its own', own, RULES, [STATES.verifying, { do: 'readBack', afterMs: 300 }]],
    [
      'its own, said yes to',
      { ...own, stage: 'accepted' },
      RULES,
      [
        { ...STATES.verifying, stage: 'accepted' },
        { do: 'readBack', afterMs: 300 },
      ],
    ],
    [
      'its own, that no call can look up',
      own,
      blind,
      [{ phase: 'unknown', ...SENT, canVerify: false, canRelease: true }, rest('sent')],
    ],
  ] as const)('%s', (_, open, rules, [state, effect]) => {
    expect(stepWrite(STATES.idle, { type: 'press', open }, rules)).toEqual({ state, effect })
    expect(stepWrite(STATES.asking, { type: 'yes', open }, rules)).toEqual({ state, effect })
  })

  test('what stopped half-way is not: the look goes on from what is saved', () => {
    const press: WriteEvent = { type: 'press', open: { ...own, stage: 'half' } }
    expect(stepWrite(STATES.idle, press, RULES).effect).toEqual({ do: 'look' })
  })
})

describe('R16 the rarer ways', () => {
  const step = (state: WriteState, event: WriteEvent, rules = RULES) => stepWrite(state, event, rules)

  test('a yes counts for the question that was asked, not for the one that is asked now', () => {
    const agreed: WriteState = { phase: 'looking', agreed: { ask: { rows: 2 } } }
    const ask = (rows: number) => step(agreed, { type: 'ask', ask: { rows }, begin: { first: 'b', at: 1 } })
    expect(ask(2).effect).toEqual({ do: 'send', step: 'b' })
    expect(ask(3)).toEqual({ state: { phase: 'asking', ask: { rows: 3 } }, effect: rest('asIs') })
  })

  test('the journal keeps what a chain has saved, and nothing of a single write', () => {
    const no = answered({ end: 'refused', refusal: NO })
    const sending = { ...STATES.sending, saved: [] }
    expect(step(sending, no).effect).toEqual(rest('nothing'))
    expect(step({ ...sending, wentOn: true }, no).effect).toEqual(rest('half'))
  })

  test('a yes that must be read back is known at once, and needs no time for the call to arrive', () => {
    const always = { ...RULES, confirms: 'always' } as const
    const { state, effect } = step(STATES.sending, answered({ end: 'done', result: 7 }), always)
    expect(effect).toEqual({ do: 'readBack', afterMs: 300, journal: 'accepted' })
    expect(state).toEqual({ ...STATES.verifying, stage: 'accepted', isAnswered: true })
    expect(
      step({ ...STATES.verifying, attempt: 3, stage: 'accepted' }, found({ found: 'unreadable' }), always),
    ).toEqual({ state: STATES.accepted, effect: rest('accepted') })
  })

  test('what no call can look up is of unknown end, and may be sent anew', () => {
    const blind = { ...RULES, canConfirm: false }
    const { state, effect } = step(STATES.sending, answered({ end: 'unknown', refusal: NO }), blind)
    expect(effect).toEqual(rest('sent'))
    expect(state).toEqual({ ...STATES.unknown, canVerify: false, canRelease: true, isAnswered: undefined })
    expect(step(state, { type: 'verify' }, blind).state).toBe(state)
    expect(step(state, { type: 'release' }, blind)).toEqual({ state: STATES.looking, effect: { do: 'look' } })
  })

  test.each([
    ['unknown', true, looked('sent', { thenSends: true })],
    // A refund that is not there may still come: only the look before a send decides.
    ['unknown', false, [STATES.looking, { do: 'look' }]],
  ] as const)(
    'released, %s is looked for once more where unchanged proves something (%s)',
    (phase, unchangedProves, [state, effect]) =>
      expect(
        step({ ...STATES[phase], canRelease: true }, { type: 'release' }, { ...RULES, unchangedProves }),
      ).toEqual({ state, effect }),
  )

  test('who looked for themselves may say that it did not work, once its time has come', () => {
    expect(step({ ...STATES.unknown, canRelease: true }, { type: 'disproved' })).toEqual({
      state: STATES.notApplied,
      effect: rest('nothing'),
    })
  })

  test('an answered call that is not there was refused, another one not applied', () => {
    const last: WriteState = { ...STATES.verifying, attempt: 3, refusal: NO }
    const settled = found({ found: 'unchanged', isSettled: true })
    expect(step({ ...last, isAnswered: true }, settled).state).toEqual(STATES.refused)
    expect(step(last, settled).state).toEqual(STATES.notApplied)
    expect(step(last, found({ found: 'unchanged' }))).toEqual({ state: STATES.unknown, effect: rest('sent') })
  })
})
