import { expect, test } from 'vitest'
import { createSubmitLock } from './submitLock.ts'

/** Presses at the given times; tells at which of them something was sent. */
function press(times: readonly number[], isRight: (at: number) => boolean = () => true): number[] {
  const lock = createSubmitLock()
  const sent: number[] = []
  for (const at of times)
    lock.run(at, () => {
      if (!isRight(at)) return false
      sent.push(at)
      return true
    })
  return sent
}

test('AST-025 the first submit goes out at once, another within 400 ms does not', () => {
  expect(press([0, 0, 399])).toEqual([0])
})

test('AST-025 after 400 ms a submit goes out again; a swallowed one does not prolong the lock', () => {
  expect(press([1000, 1390, 1400])).toEqual([1000, 1400])
})

test('AST-025 a submit that was stopped by an error does not lock the corrected one', () => {
  expect(press([0, 50, 90], (at) => at > 0)).toEqual([50])
})
