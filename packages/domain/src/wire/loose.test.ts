import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { booleanOf, keyNumberOf, keyTextOf, numberOf, textOf } from './loose.ts'

describe('loose values', () => {
  test.each([
    [12, 12],
    ['12', 12],
    [' 1.5 ', 1.5],
    ['-3', -3],
    ['1e3', 1000],
    ['', undefined],
    ['12,5', undefined],
    ['0x10', undefined],
    ['Infinity', undefined],
    ['1e999', undefined],
    [1e308, undefined],
    ['-1e16', undefined],
    [Number.NaN, undefined],
    [null, undefined],
    [[5], undefined],
    [`1.${'0'.repeat(38)}`, 1],
    [`1.${'0'.repeat(39)}`, undefined],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('numberOf(%j) is %j', (raw, expected) => expect(numberOf(raw)).toBe(expected))

  test.each([
    ['2', 2],
    [0, 0],
    [-1, undefined],
    [1.5, undefined],
    [2 ** 53, undefined],
  ])('keyNumberOf(%j) is %j', (raw, expected) => expect(keyNumberOf(raw)).toBe(expected))

  test.each([
    [' São ', 'São'],
    ['', undefined],
    ['null por kWh', undefined],
    [null, undefined],
    [7, undefined],
  ])('textOf(%j) is %j', (raw, expected) => expect(textOf(raw)).toBe(expected))

  test('a key text is taken as it is, also with the word null in it', () => {
    expect(keyTextOf('null')).toBe('null')
    expect(keyTextOf(' 12 ')).toBe('12')
    expect(keyTextOf(12)).toBe('12')
    expect(keyTextOf('  ')).toBeUndefined()
  })

  test('a yes that cannot be read grants nothing, an absent one is absent', () => {
    expect([true, ' TRUE ', 1, '1'].map(booleanOf)).toEqual([true, true, true, true])
    expect([false, 'false', 0, 'sim', {}, []].map(booleanOf)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ])
    expect([null, undefined, '', 'null'].map(booleanOf)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('R10 no value makes a reader throw, and what comes out has its type', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Number.isFinite(numberOf(value) ?? 0)).toBe(true)
        expect(typeof (textOf(value) ?? '')).toBe('string')
        expect(typeof (keyTextOf(value) ?? '')).toBe('string')
        expect(typeof (booleanOf(value) ?? false)).toBe('boolean')
      }),
      { numRuns: 1000 },
    )
  })
})
