import type { WriteState } from '@corrente/domain/writes'
import { expect, test } from 'vitest'
import { formStateOf, isSentAnew, saveNoticeOf } from './saveState.ts'

const sent = { step: '', saved: [], at: 0 }
const refusal = { status: 400, body: undefined }
const unknown = (canVerify: boolean): WriteState => ({
  phase: 'unknown',
  ...sent,
  canVerify,
  canRelease: !canVerify,
})
const verifying: WriteState = { phase: 'verifying', ...sent, attempt: 0, stage: 'sent' }

test.each<[WriteState, ReturnType<typeof formStateOf>, ReturnType<typeof saveNoticeOf>]>([
  [{ phase: 'idle' }, 'idle', undefined],
  [{ phase: 'looking' }, 'sending', undefined],
  [{ phase: 'asking', ask: null }, 'idle', undefined],
  [{ phase: 'sending', ...sent }, 'sending', undefined],
  [verifying, 'sending', undefined],
  [unknown(true), 'open', 'unknown'],
  [unknown(false), 'idle', 'unknown'],
  [{ phase: 'done', result: undefined, saved: [] }, 'saved', undefined],
  [{ phase: 'refused', refusal, step: '', saved: [] }, 'idle', 'refused'],
  [{ phase: 'notApplied', step: '', saved: [] }, 'idle', 'notSaved'],
  [{ phase: 'elsewhere' }, 'idle', 'elsewhere'],
  [{ phase: 'notSent', why: 'gone' }, 'idle', 'gone'],
  [{ phase: 'notSent', why: 'notPermitted' }, 'idle', 'notPermitted'],
  [{ phase: 'notSent', why: 'unreachable' }, 'idle', 'unreachable'],
  [{ phase: 'notSent', why: 'open' }, 'idle', 'elsewhere'],
])('%j: the form is %s, and says %s', (state, form, notice) => {
  expect([formStateOf(state, false), saveNoticeOf(state, false)]).toEqual([form, notice])
})

test('a look that somebody asked for leaves the form locked, and says that it looks', () => {
  expect([formStateOf(verifying, true), saveNoticeOf(verifying, true)]).toEqual(['open', 'verifying'])
})

test('only what nobody can look up is sent anew by the next press', () => {
  expect([unknown(false), unknown(true), { phase: 'idle' } as const].map(isSentAnew)).toEqual([
    true,
    false,
    false,
  ])
})
