import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type NumberRules, pasteNumber, readDecimal, typeNumber } from './index.ts'

const rules: NumberRules = { locale: 'pt-BR', decimals: 2, canBeNegative: false }

describe('typeNumber', () => {
  test.each([
    ['', '1', '1', undefined],
    ['7', '7.', '7,', undefined],
    ['7', '7,', '7,', undefined],
    ['7,4', '7,4.', '7,4', 'notNumber'],
    ['7', '7x', '7', 'notNumber'],
    ['7,45', '7,456', '7,45', 'decimals'],
    ['7,456', '7,45', '7,45', undefined],
    ['1e', '1', '1', undefined],
    ['7', '', '', undefined],
  ])('%j then %j holds %j (%s)', (before, after, text, refused) => {
    expect(typeNumber(before, after, rules)).toEqual({ text, ...(refused && { refused }) })
  })

  test('VCH-069 the minus key is blocked; where it may stand it stands first', () => {
    expect(typeNumber('5', '-5', rules)).toEqual({ text: '5', refused: 'negative' })
    expect(typeNumber('5', '-5', { ...rules, canBeNegative: true })).toEqual({ text: '-5' })
    expect(typeNumber('5', '5-', { ...rules, canBeNegative: true })).toEqual({
      text: '5',
      refused: 'notNumber',
    })
  })

  test('a whole number takes no decimal sign', () => {
    expect(typeNumber('5', '5,', { ...rules, decimals: 0 })).toEqual({ text: '5', refused: 'whole' })
  })

  test('STF-075 AST-024 typing stops at the limit, a longer text may be shortened', () => {
    const five = { ...rules, limit: 5 }
    expect(typeNumber('12345', '123456', five)).toEqual({ text: '12345', refused: 'limit' })
    expect(typeNumber('1234567', '123456', five)).toEqual({ text: '123456' })
  })

  test('whatever is typed, a text that can be read stays one that can', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'0123456789.,-x ')), (keys) => {
        let text = ''
        for (const key of keys) text = typeNumber(text, text + key, rules).text
        expect(text).toMatch(/^\d*(,\d{0,2})?$/)
      }),
    )
  })
})

describe('pasteNumber', () => {
  test.each([
    ['1.234,5', '1234,5'],
    ['R$ 1.007,40', '1007,4'],
    ['11 kW', '11'],
    [' 7.4 ', '7,4'],
    ['7,12345', '7,12345'],
  ])('%j gives %j', (text, held) => {
    expect(pasteNumber('', text, rules)).toEqual({ text: held })
  })

  test('VCH-069 a pasted negative is refused; so is what holds no number or two', () => {
    expect(pasteNumber('3', '-5', rules)).toEqual({ text: '3', refused: 'negative' })
    expect(pasteNumber('3', 'abc', rules)).toEqual({ text: '3', refused: 'notNumber' })
    expect(pasteNumber('3', '5 a 7', rules)).toEqual({ text: '3', refused: 'notNumber' })
  })

  test('R10 what a paste leaves can be read, or is what was there', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { text: held, refused } = pasteNumber('', text, rules)
        expect(refused ? held === '' : readDecimal(held, rules) !== undefined).toBe(true)
      }),
    )
  })
})
