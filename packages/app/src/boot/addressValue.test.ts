import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddressValue } from './addressValue.ts'

const parse = parseSearchWith(readAddressValue)
const write = stringifySearchWith(JSON.stringify, readAddressValue)

test.each([
  ['?q=12E45678', '12E45678'],
  ['?q=12345678901234567890', '12345678901234567890'],
  ['?q=00012', '00012'],
  ['?q=1.50', '1.50'],
  ['?q=12', 12],
  ['?q=%2212%22', '12'],
  ['?q=true', true],
])('%s holds %j', (search, value) => {
  expect(parse(search)).toEqual({ q: value })
})

test('what a page writes into its address comes back as it was', () => {
  fc.assert(
    fc.property(
      fc.record({
        q: fc.oneof(
          fc.string({ minLength: 1 }),
          fc.stringMatching(/^[0-9]{1,3}E[0-9]{1,6}$/),
          fc.stringMatching(/^[0-9]{1,24}$/),
        ),
        page: fc.integer({ min: 2, max: 1_000_000 }),
      }),
      (values) => {
        expect(parse(write(values))).toEqual(values)
      },
    ),
  )
})
