import { expect, test } from 'vitest'
import { foldStatus, invoiceStateOf, paymentStateOf } from './index.ts'
import { INVOICE_STATES, PAYMENT_STATES } from './states.ts'

test('PAY-003 every payment status is known by any spelling; any other word is none of them', () => {
  for (const state of PAYMENT_STATES)
    for (const spelling of [state, state.toUpperCase(), state.replaceAll('_', '-'), ` ${state} `])
      expect(paymentStateOf(spelling)).toBe(state)
  for (const word of [undefined, '', 'invented']) expect(paymentStateOf(word)).toBeUndefined()
})

test('NFE-001 invoice statuses are read without case; an unknown one is none of them', () => {
  for (const state of INVOICE_STATES)
    for (const spelling of [state, state.toUpperCase(), ` ${state}`])
      expect(invoiceStateOf(spelling)).toBe(state)
  for (const word of [undefined, '', 'invented']) expect(invoiceStateOf(word)).toBeUndefined()
})

test('a word compares without case, blanks, underscores and dashes', () => {
  expect([foldStatus(' NO_ERROR'), foldStatus('NoError'), foldStatus(undefined)]).toEqual([
    'noerror',
    'noerror',
    '',
  ])
})
