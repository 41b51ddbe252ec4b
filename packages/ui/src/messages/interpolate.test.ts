import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'
import { placeholdersOf } from './testing/placeholdersOf.ts'

const write = (value: number): string => `#${value}`

describe('interpolate', () => {
  test('fills by name, writes numbers by the locale, shows what is missing as -', () => {
    expect(interpolate('{{a}} e {{ b }} e {{c}}', { a: 'x', b: 3, c: null }, write)).toBe('x e #3 e -')
    expect(interpolate('{{a}}', {}, write)).toBe('-')
    expect(interpolate('{{a}}', { a: '' }, write)).toBe('-')
  })

  test('a value is never read as a message: one pass, no escapes, no inherited names', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const shown = value === '' ? '-' : value
        expect(interpolate('<{{a}}>{{b}}', { a: value, b: 'z' }, write)).toBe(`<${shown}>z`)
      }),
      { examples: [['{{b}}'], ['$t(action.close)'], ['$&$1'], ['<b>&amp;</b>']] },
    )
    expect(interpolate('{{constructor}}{{toString}}', {}, write)).toBe('--')
  })

  test('placeholders are listed once, sorted', () => {
    expect(placeholdersOf('{{b}} {{a}} {{ b }} {x}')).toEqual(['a', 'b'])
  })
})
