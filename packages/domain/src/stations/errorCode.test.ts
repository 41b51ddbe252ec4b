import { expect, test } from 'vitest'
import { ERROR_CODES } from './errorCode.ts'
import { errorCodeOf } from './index.ts'

test('an error code is known in any case and with any separators; a maker’s own one is not', () => {
  for (const code of ERROR_CODES) {
    expect(errorCodeOf(code)).toBe(code)
    expect(errorCodeOf(code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase())).toBe(code)
  }
  for (const odd of ['E-17', '', 'x'.repeat(5000), undefined]) expect(errorCodeOf(odd)).toBeUndefined()
})
