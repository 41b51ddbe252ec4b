import { expect, test } from 'vitest'
import { changeOf } from './change.ts'

test.each([
  [128, 100, 28, 'up'],
  [95, 100, -5, 'down'],
  [100, 100, 0, 'same'],
  // Less than what is written.
  [100.04, 100, 0, 'same'],
  [99.96, 100, 0, 'same'],
  [0, 8, -100, 'down'],
] as const)('%d after %d is %d percent', (value, before, percent, direction) => {
  expect(changeOf(value, before)).toEqual({ percent, direction })
})

test.each([
  [undefined, 3],
  [3, undefined],
  [null, 3],
  [3, 0],
  [3, -1],
])('%s after %s compares with nothing', (value, before) => {
  expect(changeOf(value, before)).toBeUndefined()
})
