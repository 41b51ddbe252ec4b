import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toHundredths } from './hundredths.ts'
import { amountOfDigits, editAmount, minorDigitsOf, shownDecimals, writeAmount } from './index.ts'

test('RFD-011 DPR-036 digits fill from the right: 1234 becomes 12.34', () => {
  expect(amountOfDigits('1234', 2)).toBe(12.34)
  expect(amountOfDigits('R$ 0,05', 2)).toBe(0.05)
  expect(amountOfDigits('0', 2)).toBe(0)
  expect(amountOfDigits('', 2)).toBeUndefined()
  expect(amountOfDigits('9'.repeat(15), 2)).toBe(9_999_999_999_999.99)
  expect(amountOfDigits('9'.repeat(16), 2)).toBeUndefined()
  expect(amountOfDigits(`${'0'.repeat(16)}5`, 2)).toBe(0.05)
})

test('the currency says how many decimals are typed (ISO 4217)', () => {
  expect(['BRL', 'COP', 'USD', 'UYU', 'JPY', 'KWD', 'R$'].map(minorDigitsOf)).toEqual([2, 2, 2, 2, 0, 3, 2])
})

test('an amount of more decimals is shown whole', () => {
  expect(writeAmount(0.8537, 'pt-BR', 2)).toBe('0,8537')
  expect(writeAmount(1234.5, 'pt-BR', 2)).toBe('1.234,50')
  expect(shownDecimals('0,8537', 'pt-BR')).toBe(4)
  expect(shownDecimals('12', 'pt-BR')).toBe(0)
  expect(shownDecimals(',85', 'pt-BR')).toBe(2)
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

/** Types and deletes: `|` is the caret. */
const edit = (
  before: string,
  after: string,
  kind: 'type' | 'deleteBefore' | 'deleteAfter' = 'type',
  limit?: number,
) => {
  const done = editAmount(before, after.replace('|', ''), after.indexOf('|'), kind, {
    locale: 'pt-BR',
    decimals: 2,
    limit,
  })
  return `${done.text.slice(0, done.caret)}|${done.text.slice(done.caret)}${done.refused ? ` ${done.refused}` : ''}`
}

describe('editAmount', () => {
  test.each([
    ['', '1|', '0,01|'],
    ['0,01', '0,012|', '0,12|'],
    ['0,12', '0,12,|', '0,12|'],
    ['999,99', '999,991|', '9.999,91|'],
    ['12,34', '19|2,34', '19|2,34'],
    ['0,8537', '0,85371|', '8,5371|'],
    ['', '0|', '0,00|'],
    ['', ',|', '|'],
    ['9.999.999.999.999,99', '9.999.999.999.999,991|', '9.999.999.999.999,99| limit'],
  ])('DPR-036 %j then %j shows %j', (before, after, shown) => expect(edit(before, after)).toBe(shown))

  test('VCH-069 a minus is not taken, nor a letter', () => {
    expect(edit('12,34', '-|12,34')).toBe('|12,34 negative')
    expect(edit('12,34', '12,34x|')).toBe('12,34| notNumber')
  })

  test('STF-075 typing stops at five characters; a longer loaded price may be shortened', () => {
    expect(edit('9,99', '9,991|', 'type', 5)).toBe('99,91|')
    expect(edit('99,99', '99,991|', 'type', 5)).toBe('99,99| limit')
    expect(edit('0,8537', '0,85371|', 'type', 5)).toBe('8,5371|')
    expect(edit('0,8537', '0,853|', 'deleteBefore', 5)).toBe('0,0853|')
  })

  test.each([
    ['12,34', '12,3|', 'deleteBefore', '1,23|'],
    ['1.234,56', '1.234|56', 'deleteBefore', '123,|56'],
    ['1.234,56', '1|234,56', 'deleteAfter', '1|34,56'],
    ['1.234,56', '1|234,56', 'deleteBefore', '|234,56'],
    ['.12', '|12', 'deleteBefore', '0,|12'],
    ['12,34', '12,34|', 'deleteBefore', '12,34|'],
    ['1.000,05', '|000,05', 'deleteBefore', '|0,05'],
    ['0,01', '0,0|', 'deleteBefore', '|'],
  ] as const)('deleting: %j then %j (%s) shows %j', (before, after, kind, shown) =>
    expect(edit(before, after, kind)).toBe(shown),
  )

  test('typing digits one by one gives the amount of the digits, deleting them empties the field', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,12}$/), (digits) => {
        const rules = { locale: 'pt-BR', decimals: 2 }
        let text = ''
        for (const digit of digits) text = editAmount(text, text + digit, text.length + 1, 'type', rules).text
        expect(amountOfDigits(text, 2)).toBe(amountOfDigits(digits, 2))
        for (let keys = 0; keys < digits.length; keys += 1) {
          const after = text.slice(0, -1)
          text = editAmount(text, after, after.length, 'deleteBefore', rules).text
        }
        expect(text).toBe('')
      }),
    )
  })
})
