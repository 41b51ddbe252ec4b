import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRIES, localeOf } from '../tenants/index.ts'
import { COUNTRY_CURRENCIES } from './currency.ts'
import { toHundredths } from './hundredths.ts'
import { currencyOf, currencySign, formatMoney, isPriceOff } from './index.ts'

// Blanks of the locales' formats are no-break ones; what matters here is what is read.
const plain = (text: string) => text.replace(/\p{Z}/gu, ' ')

describe('toHundredths', () => {
  test.each([
    ['12.34', 1234],
    [12.34, 1234],
    ['1.005', 101],
    [1.005, 101],
    ['-1.005', -101],
    ['0.004999', 0],
    ['.5', 50],
    ['5.', 500],
    ['1e3', 100_000],
    [1e-7, 0],
    ['-0.001', 0],
    [' 7 ', 700],
    ['90071992547409.91', 9_007_199_254_740_991],
    ['90071992547409.92', undefined],
    [1e308, undefined],
    ['', undefined],
    ['.', undefined],
    ['12,34', undefined],
    ['R$ 1.00', undefined],
    ['1e999', undefined],
    ['0e999', 0],
    ['1234e-7', 0],
    ['6e-3', 1],
    [`${'0'.repeat(59)}7`, 700],
    [`${'0'.repeat(60)}7`, undefined],
    [Number.NaN, undefined],
    [null, undefined],
    [{}, undefined],
  ])('%j is %j hundredths, half away from zero', (amount, expected) =>
    expect(toHundredths(amount)).toBe(expected),
  )

  test('any amount of hundredths survives its own text and its own number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (hundredths) => {
        expect(toHundredths((hundredths / 100).toFixed(2))).toBe(hundredths === 0 ? 0 : hundredths)
        expect(toHundredths(hundredths / 100)).toBe(hundredths === 0 ? 0 : hundredths)
      }),
    )
  })

  test('R10 no value throws, and a result is a safe integer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.string()), (amount) => {
        expect(Number.isSafeInteger(toHundredths(amount) ?? 0)).toBe(true)
      }),
    )
  })
})

test.each([
  ['more than both', 1011, 1000, 1, true],
  ['less as well as more', 989, 1000, 1, true],
  ['1 % is none', 1010, 1000, 1, false],
  ['less than 1 %', 10_050, 10_000, 1, false],
  ['0.05 a unit is none', 105, 100, 1, false],
] as const)('off the price: %s', (_, billed, expected, quantity, isOff) =>
  expect(isPriceOff(billed, expected, quantity)).toBe(isOff),
)

describe('currencies', () => {
  test.each([
    ['BR', 'BRL'],
    ['CO', 'COP'],
    ['EC', 'USD'],
    ['UY', 'UYU'],
  ] as const)(
    'MON-008 MON-009 THM-019 the currency of %s is %s where the server names none',
    (country, currency) => {
      expect(currencyOf(country)).toBe(currency)
      expect(currencyOf(country, null)).toBe(currency)
      expect(currencyOf(country, ' null ')).toBe(currency)
    },
  )

  test("MON-009 the server's currency wins", () => {
    expect(currencyOf('CO', 'usd')).toBe('USD')
    expect(currencyOf('BR', 'R$')).toBe('R$')
  })
})

describe('formatMoney', () => {
  test.each([
    ['BR', 1234.5, 'R$ 1.234,50'],
    ['CO', 1234.5, '$ 1.234,50'],
    ['EC', 1234.5, '$1.234,50'],
    ['UY', 1234.5, '$ 1.234,50'],
  ] as const)(
    'MON-008 MON-009 FMT-009 THM-019 %s writes its own currency with its symbol',
    (country, amount, text) => {
      const style = {
        locale: localeOf(country),
        tenantCurrency: COUNTRY_CURRENCIES[country],
        currency: COUNTRY_CURRENCIES[country],
      }
      expect(plain(formatMoney(amount, style))).toBe(text)
    },
  )

  test('MON-009 MON-010 another currency shows its code', () => {
    const style = { locale: 'pt-BR', tenantCurrency: 'BRL' }
    expect(plain(formatMoney(5, { ...style, currency: 'USD' }))).toBe('USD 5,00')
    expect(plain(formatMoney(5, { locale: 'es-CO', tenantCurrency: 'COP', currency: 'USD' }))).toBe(
      'USD 5,00',
    )
  })

  test('MON-047 always two decimals, whatever the currency, rounded half away from zero', () => {
    for (const country of COUNTRIES) {
      for (const currency of ['COP', 'JPY', 'KWD', 'BRL']) {
        const text = plain(
          formatMoney(7.005, {
            currency,
            locale: localeOf(country),
            tenantCurrency: COUNTRY_CURRENCIES[country],
          }),
        )
        expect(text).toMatch(/7,01$/)
      }
    }
    expect(plain(formatMoney(-1.005, { currency: 'BRL', locale: 'pt-BR' }))).toBe('-R$ 1,01')
  })

  test('MON-009 a currency stands before an amount as in a text', () => {
    expect(currencySign({ currency: 'BRL', locale: 'pt-BR' })).toBe('R$')
    expect(currencySign({ currency: 'USD', locale: 'pt-BR', tenantCurrency: 'BRL' })).toBe('USD')
    expect(currencySign({ currency: 'R$x', locale: 'pt-BR' })).toBe('R$x')
    expect(currencySign({ currency: 'EUR', locale: 'de-DE' })).toBe('€')
  })

  test('past the exact range a rounded figure is better than none', () => {
    expect(plain(formatMoney(9.1e13, { currency: 'BRL', locale: 'pt-BR' }))).toBe('R$ 91.000.000.000.000,00')
  })

  test('what is absent or no amount shows as -', () => {
    for (const amount of [
      undefined,
      null,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      'null',
      '',
      '9'.repeat(20),
    ]) {
      expect(formatMoney(amount, { currency: 'BRL', locale: 'pt-BR' })).toBe('-')
    }
  })

  test('R10 a currency that is no code is shown raw, a broken locale does not throw', () => {
    expect(plain(formatMoney(5, { currency: '<b>', locale: 'pt-BR', tenantCurrency: 'BRL' }))).toBe(
      '<b> 5,00',
    )
    expect(formatMoney(5, { currency: 'BRL', locale: 'not a locale' })).toBe('BRL 5.00')
  })
})
