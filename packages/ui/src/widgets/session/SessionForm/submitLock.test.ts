import { expect, test } from 'vitest'
import { createSubmitLock } from './submitLock.ts'

test('AST-025 the first submit passes at once, another within 400 ms does not', () => {
  const lock = createSubmitLock()
  expect(lock.tryPass(0)).toBe(true)
  expect(lock.tryPass(0)).toBe(false)
  expect(lock.tryPass(399)).toBe(false)
})

test('AST-025 after 400 ms a submit passes again; a held-back one does not prolong the lock', () => {
  const lock = createSubmitLock()
  expect(lock.tryPass(1000)).toBe(true)
  expect(lock.tryPass(1390)).toBe(false)
  expect(lock.tryPass(1400)).toBe(true)
})
