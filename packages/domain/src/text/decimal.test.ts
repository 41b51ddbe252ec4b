import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDecimals,
  decimalsOf,
  multiplyDecimals,
  readDecimal,
  shiftDecimal,
  writeDecimal,
} from './index.ts'

const br = (decimals: number) => ({ locale: 'pt-BR', decimals })
const LOCALES = ['pt-BR', 'es-CO', 'es-EC', 'es-UY', 'en'] as const
/** Numbers as people type them: up to six decimals. */
const typed = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))

describe('readDecimal', () => {
  test.each([
    ['7,4', 2, 7.4],
    ['7.4', 2, 7.4],
    ['7,', 2, 7],
    [',5', 2, 0.5],
    ['1.234', 2, 1234],
    ['1.234', 0, 1234],
    ['1.234', 3, 1.234],
    ['0.123', 2, 0.123],
    ['-23.561', 6, -23.561],
    ['1.234,56', 2, 1234.56],
    ['1,234.56', 2, 1234.56],
    ['1.234.567', 0, 1_234_567],
    ['12 345,6', 1, 12_345.6],
    ['−5', 0, -5],
    ['+5', 0, 5],
    ['-0', 0, 0],
    ['1,000', 0, 1],
    // No thousands stand like that: the sign is meant as the decimal sign, or the text is no number.
    ['1234.567', 2, 1234.567],
    ['1.2345', 2, 1.2345],
    ['12.34,56', 2, undefined],
    ['1234.567,8', 2, undefined],
    ['1.234,5.6', 2, undefined],
    ['1.234,56,7', 2, undefined],
    ['0.123.456', 0, undefined],
    ['1.23.456', 2, undefined],
    ['1,2,3', 2, undefined],
    ['1,234.5,6', 2, undefined],
    ['12-3', 2, undefined],
    ['1e5', 2, undefined],
    ['', 2, undefined],
    ['-', 2, undefined],
    ['.', 2, undefined],
    ['Infinity', 2, undefined],
    ['9'.repeat(61), 0, undefined],
  ])('%j with %i decimals in pt-BR is %s', (text, decimals, value) => {
    expect(readDecimal(text, br(decimals))).toBe(value)
  })

  test('the sign of the locale wins: 1,234 is a thousand in English and not in Portuguese', () => {
    expect(readDecimal('1,234', { locale: 'en', decimals: 2 })).toBe(1234)
    expect(readDecimal('1,234', br(2))).toBe(1.234)
  })

  test('R10 no text makes it throw, and what it gives is finite', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 20 }), (text, decimals) => {
        expect(Number.isFinite(readDecimal(text, br(decimals)) ?? 0)).toBe(true)
      }),
    )
  })
})

test('what a field shows is read back as the same number, in every locale, grouped or not', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), typed, fc.boolean(), (locale, [digits, places], isGrouped) => {
      const value = shiftDecimal(digits, -places)
      const text = writeDecimal(value, locale, { isGrouped })
      expect(readDecimal(text, { locale, decimals: 2 })).toBe(value === 0 ? 0 : value)
    }),
  )
})

test('DPR-035 a fraction and its percent are each other, without dust', () => {
  expect(shiftDecimal(0.1575, 2)).toBe(15.75)
  expect(shiftDecimal(0.07, 2)).toBe(7)
  fc.assert(
    fc.property(typed, ([digits, places]) => {
      const value = shiftDecimal(digits, -places)
      expect(shiftDecimal(shiftDecimal(value, -2), 2)).toBe(value)
    }),
  )
})

test('sums of decimals are decimals', () => {
  expect(addDecimals(0.1, 0.2)).toBe(0.3)
  expect(addDecimals(1.005, -0.1)).toBe(0.905)
  expect(decimalsOf(1e-7)).toBe(7)
  expect(decimalsOf(1e21)).toBe(0)
})

test('a product is exact, and then rounded half up', () => {
  expect([multiplyDecimals([1.9, 1.05], 2), multiplyDecimals([1e-7, 5], 2), multiplyDecimals([], 2)]).toEqual(
    [200, 0, 100],
  )
  const cents = fc.integer({ min: 0, max: 1e6 })
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      expect(multiplyDecimals([a / 100, b / 100], 2)).toBe(Math.floor((a * b + 50) / 100))
    }),
  )
})

test('a value with more decimals than its field is written whole', () => {
  expect(writeDecimal(15.753, 'pt-BR', { least: 1 })).toBe('15,753')
  expect(writeDecimal(1234, 'pt-BR')).toBe('1234')
  expect(writeDecimal(Number.NaN, 'pt-BR')).toBe('')
  expect(writeDecimal(-0, 'pt-BR')).toBe('0')
})
