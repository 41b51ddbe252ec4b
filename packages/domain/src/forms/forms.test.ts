import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsPerTab, firstTabWithError, isLimitReached, isSameValue, SAVE_RETURN_MS } from './index.ts'

describe('sameness', () => {
  test.each([
    [1, 1, true],
    [Number.NaN, Number.NaN, true],
    ['1', 1, false],
    [null, undefined, false],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: [1, 2] }, { a: [1, 2] }, true],
    [{ a: [1, 2] }, { a: [2, 1] }, false],
    [[1], { 0: 1 }, false],
    [[], {}, false],
  ])('%j and %j: %j', (a, b, same) => {
    expect(isSameValue(a, b)).toBe(same)
    expect(isSameValue(b, a)).toBe(same)
  })

  test('a copy is the same, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isSameValue(value, JSON.parse(JSON.stringify(value)))).toBe(true)
      }),
    )
  })
})

describe('ends', () => {
  test.each([
    [403, true],
    [200, false],
    [500, false],
    ['unreachable', false],
  ] as const)('STN-038 a limit check that ends with %j stops a creation: %j', (end, stops) =>
    expect(isLimitReached(end)).toBe(stops),
  )
})

test('STF-011 errors are counted per tab, and the first tab of the form’s order that has one is named', () => {
  const tabOf = (field: 'a' | 'b' | 'c'): 'general' | 'address' | 'photos' =>
    field === 'a' ? 'photos' : 'address'
  const counts = errorsPerTab(['a', 'b', 'c'] as const, tabOf)
  expect(counts).toEqual({ photos: 1, address: 2 })
  expect(firstTabWithError(['general', 'address', 'photos'], counts)).toBe('address')
  expect(firstTabWithError(['general', 'address', 'photos'], {})).toBeUndefined()
})

test('STF-010 GRP-013 AST-026 a saved form goes back to its list after a second', () =>
  expect(SAVE_RETURN_MS).toBe(1000))
