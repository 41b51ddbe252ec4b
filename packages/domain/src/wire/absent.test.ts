import { expect, test } from 'vitest'
import { isAbsent } from './index.ts'

test.each(['', ' ', 'null', 'null por kWh', 'R$ null', 'NULL', ' null ', null, undefined])(
  '%j says nothing',
  (text) => expect(isAbsent(text)).toBe(true),
)
test.each(['0', 'Jennifer Null', 'nullable', 'anulado', 'Null', 'énull', 'x_null'])(
  '%j says something',
  (text) => expect(isAbsent(text)).toBe(false),
)
