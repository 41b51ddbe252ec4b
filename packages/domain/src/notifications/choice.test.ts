import { expect, test } from 'vitest'
import { EVENT_TYPES, isFailure, showsToast, TOAST_CHOICES } from './index.ts'

test.each([
  ['all', [...EVENT_TYPES, undefined]],
  ['failures', ['Failure']],
  ['none', []],
] as const)('LIV-009 %s: a toast for %j', (choice, shown) => {
  expect([...EVENT_TYPES, undefined].filter((type) => showsToast(choice, { type }))).toEqual(shown)
})

test('the choices are three, all first; a failure is of one type, whatever else is raw', () => {
  expect(TOAST_CHOICES).toEqual(['all', 'failures', 'none'])
  expect(EVENT_TYPES.filter((type) => isFailure({ type }))).toEqual(['Failure'])
  expect(isFailure({ type: undefined })).toBe(false)
})
