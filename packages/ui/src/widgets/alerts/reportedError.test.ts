import { expect, test } from 'vitest'
import { namedErrorCode } from './reportedError.ts'

test.each(['NoError', 'NO_ERROR', 'no-error', 'No Error', '', undefined])(
  '%j names no error',
  (errorCode) => {
    expect(namedErrorCode({ errorCode })).toBeUndefined()
  },
)

test('a code that names an error is told', () => {
  expect(namedErrorCode({ errorCode: 'GroundFailure' })).toBe('GroundFailure')
})
