import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOfDigits, minorDigitsOf, shownDecimals, toHundredths, writeAmount } from './index.ts'

test('RFD-011 DPR-036 digits fill from the right: 1234 becomes 12.34', () => {
  expect(amountOfDigits('1234', 2)).toBe(12.34)
  expect(amountOfDigits('R$ 0,05', 2)).toBe(0.05)
  expect(amountOfDigits('0', 2)).toBe(0)
  expect(amountOfDigits('', 2)).toBeUndefined()
  expect(amountOfDigits('9'.repeat(16), 2)).toBeUndefined()
})

test('the coin says how many decimals are typed (ISO 4217)', () => {
  expect(['BRL', 'COP', 'USD', 'UYU', 'JPY', 'KWD', 'R$'].map(minorDigitsOf)).toEqual([2, 2, 2, 2, 0, 3, 2])
})

test('an amount of more decimals is shown whole', () => {
  expect(writeAmount(0.8537, 'pt-BR', 2)).toBe('0,8537')
  expect(writeAmount(1234.5, 'pt-BR', 2)).toBe('1.234,50')
  expect(shownDecimals('0,8537', 'pt-BR')).toBe(4)
  expect(shownDecimals('12', 'pt-BR')).toBe(0)
})

test('what is shown is read back to the last cent, and adds up as hundredths', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e13 }),
      fc.constantFrom('pt-BR', 'es-CO', 'en'),
      (hundredths, locale) => {
        const amount = amountOfDigits(String(hundredths), 2) ?? Number.NaN
        const shown = writeAmount(amount, locale, 2)
        expect(shownDecimals(shown, locale)).toBe(2)
        expect(amountOfDigits(shown, 2)).toBe(amount)
        expect(toHundredths(amount)).toBe(hundredths)
      },
    ),
  )
})
