import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JournalEntry } from '../writes/index.ts'
import {
  openQr,
  QR_ACTIONS,
  QR_TOAST_MS,
  type QrEvent,
  type QrState,
  qrIntent,
  qrStartRequest,
  qrStopRequest,
  qrUnsure,
  qrWhyNot,
  readQrTarget,
  stepQr,
} from './index.ts'
import { QR_UNSURE_MS } from './kept.ts'

const TARGET = { chargeBoxId: 'IPE 0001', connectorId: 2 }
const verified = { type: 'verified', humanAnswer: 'h1' } as const
const press = (action: 'start' | 'stop', isOnline = true) => ({ type: 'press', action, isOnline }) as const
const ended = (end: 'done' | 'refused' | 'unknown' | 'notSent') => ({ type: 'ended', end }) as const
const run = (events: readonly QrEvent[], from: QrState = openQr()) => {
  const effects: string[] = []
  let state = from
  for (const event of events) {
    const step = stepQr(state, event)
    state = step.state
    if (step.effect.do !== 'nothing') effects.push(step.effect.do)
  }
  return { state, effects }
}

describe('the address', () => {
  test.each([
    ['IPE-0001', '1', { chargeBoxId: 'IPE-0001', connectorId: 1 }],
    [' IPE 0001 ', '12', { chargeBoxId: 'IPE 0001', connectorId: 12 }],
    ['<b>x</b>', '1', { chargeBoxId: '<b>x</b>', connectorId: 1 }],
    ['', '1', undefined],
    ['x'.repeat(256), '1', undefined],
    ['A\u202eB', '1', undefined],
    ['A\nB', '1', undefined],
    ['A', '0', undefined],
    ['A', '01', undefined],
    ['A', '1e1', undefined],
    ['A', '-1', undefined],
    ['A', '1000', undefined],
    ['A', '', undefined],
    [7, 1, undefined],
  ])('QRC-001 QRC-003 %j and %j are %j', (id, connector, target) => {
    expect(readQrTarget(id, connector)).toEqual(target)
  })
})

test('QRC-007 BOOT-016 a START carries station, connector, token and answer', () => {
  expect(qrStartRequest(TARGET, 'tok', 'h1')).toEqual({ ...TARGET, token: 'tok', recaptchaResponse: 'h1' })
})

test('QRC-008 a STOP carries exactly station, connector and token', () => {
  expect(qrStopRequest({ ...TARGET, ...{ extra: 1 } }, 'tok')).toEqual({ ...TARGET, token: 'tok' })
})

describe('the buttons', () => {
  test.each(QR_ACTIONS)(
    'QRC-005 QRC-006 QRC-014 %s is off until the human check was passed, and again when it expires',
    (action) => {
      expect(qrWhyNot(openQr(), action, true)).toBe('humanCheckMissing')
      expect(run([press(action)]).effects).toEqual([])
      const { state } = run([verified])
      expect(qrWhyNot(state, action, true)).toBeUndefined()
      expect(qrWhyNot(run([verified, { type: 'expired' }]).state, action, true)).toBe('humanCheckMissing')
      expect(qrWhyNot(run([{ ...verified, humanAnswer: '' }]).state, action, true)).toBe('humanCheckMissing')
    },
  )

  test('QRC-014 both are off while a command runs: five presses send once', () => {
    const { state, effects } = run([
      verified,
      press('stop'),
      press('stop'),
      press('start'),
      verified,
      press('start'),
    ])
    expect(effects).toEqual(['sendStop'])
    for (const action of QR_ACTIONS) expect(qrWhyNot(state, action, true)).toBe('running')
  })

  test('QRC-014 an answer works once: after each START the check starts anew, after a STOP it stands', () => {
    for (const end of ['done', 'refused', 'unknown'] as const) {
      const { state, effects } = run([verified, press('start'), ended(end)])
      expect(effects).toEqual(['sendStart', 'resetHumanCheck'])
      expect(state.humanAnswer).toBeUndefined()
    }
    const stopped = run([verified, press('stop'), ended('done')])
    expect([stopped.effects, stopped.state.humanAnswer]).toEqual([['sendStop'], 'h1'])
  })

  test('without a network nothing is sent, and the button says why', () => {
    expect(qrWhyNot(run([verified]).state, 'start', false)).toBe('offline')
    expect(run([verified, press('start', false)]).effects).toEqual([])
  })
})

describe('what is said', () => {
  test.each([
    ['QRC-009', 'start', 'done', 'startSent'],
    ['QRC-010', 'stop', 'done', 'stopSent'],
    ['QRC-011', 'start', 'refused', 'startFailed'],
    ['QRC-012', 'stop', 'refused', 'stopFailed'],
    ['QRC-011', 'start', 'unknown', 'startUnknown'],
    ['QRC-012', 'stop', 'unknown', 'stopUnknown'],
    ['QRC-011', 'start', 'notSent', 'startNotSent'],
    ['QRC-012', 'stop', 'notSent', 'stopNotSent'],
  ] as const)('%s a %s that ended %s says %s, and keeps saying it', (_clause, action, end, message) => {
    const { state } = run([verified, press(action), ended(end), { type: 'expired' }, verified])
    expect(state.said).toBe(message)
  })

  test('QRC-013 for ten seconds', () => expect(QR_TOAST_MS).toBe(10_000))
})

describe('a lost answer', () => {
  const lost = [verified, press('start'), ended('unknown'), verified]

  test('START cannot be sent again before somebody looked; STOP can', () => {
    const { state } = run(lost)
    expect([qrWhyNot(state, 'start', true), qrWhyNot(state, 'stop', true)]).toEqual(['lookFirst', undefined])
    expect(run([press('start'), press('start')], state).effects).toEqual([])
    expect(run([{ type: 'looked', action: 'start' }, press('start')], state).effects).toEqual(['sendStart'])
  })

  test('a command that was taken settles it, a refused one does not', () => {
    const { state } = run(lost)
    expect(run([press('stop'), ended('done')], state).state.unsure).toEqual([])
    expect(run([press('stop'), ended('refused')], state).state.unsure).toEqual(['start'])
  })

  test('survives a reload, until it is too old to say anything about the charger', () => {
    const entry: JournalEntry = {
      keys: [qrIntent(TARGET, 'start')],
      id: 'a',
      at: 1000,
      stage: 'sent',
      proof: {},
    }
    const reopened = openQr(qrUnsure([entry], TARGET, 2000))
    expect([reopened.said, qrWhyNot(reopened, 'start', true)]).toEqual(['startUnknown', 'lookFirst'])
    expect(qrUnsure([entry], { ...TARGET, connectorId: 1 }, 2000)).toEqual([])
    expect(qrUnsure([entry], TARGET, 1000 + QR_UNSURE_MS)).toEqual([])
    const stop = { ...entry, keys: [qrIntent(TARGET, 'stop')], id: 'b', at: 500 }
    expect(qrUnsure([entry, stop], TARGET, 2000)).toEqual(['stop', 'start'])
  })
})

test('QRC-014 whatever happens in whatever order: one command at a time, each START with an answer of its own, none blindly twice', () => {
  const action = fc.constantFrom(...QR_ACTIONS)
  const event = fc.oneof(
    fc.nat().map((n) => ({ type: 'verified' as const, humanAnswer: `h${n}` })),
    fc.constant({ type: 'expired' as const }),
    fc.record({ type: fc.constant('press' as const), action, isOnline: fc.boolean() }),
    fc.record({ type: fc.constant('ended' as const), end: fc.constantFrom('done', 'refused', 'unknown') }),
    fc.record({ type: fc.constant('looked' as const), action }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = openQr()
      for (const next of events) {
        const before = state
        const { state: after, effect } = stepQr(before, next)
        state = after
        if (effect.do !== 'sendStart' && effect.do !== 'sendStop') continue
        const sent = effect.do === 'sendStart' ? 'start' : 'stop'
        expect(before.running).toBeUndefined()
        expect(before.unsure).not.toContain(sent)
        expect(before.humanAnswer).toBeDefined()
        if (effect.do === 'sendStart')
          expect([effect.humanAnswer, after.humanAnswer]).toEqual([before.humanAnswer, undefined])
      }
    }),
    { numRuns: 1000 },
  )
})
