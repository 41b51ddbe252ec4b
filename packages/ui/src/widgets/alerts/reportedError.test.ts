import { expect, test } from 'vitest'
import { namedErrorCode, reportedError } from './reportedError.ts'

test.each(['NoError', 'NO_ERROR', 'no-error', 'No Error', '', undefined])(
  '%j names no error',
  (errorCode) => {
    expect(namedErrorCode({ errorCode })).toBeUndefined()
    expect(reportedError({ errorCode, errorMessage: undefined })).toBeUndefined()
  },
)

test('the message tells more than the code; a code that names an error is told', () => {
  const errorCode = 'GroundFailure'
  expect(reportedError({ errorCode, errorMessage: undefined })).toBe(errorCode)
  expect(reportedError({ errorCode, errorMessage: 'Aterramento' })).toBe('Aterramento')
})
