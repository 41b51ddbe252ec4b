import { describe, expect, test } from 'vitest'
import { createFormats } from './formats.ts'

const at = Date.UTC(2026, 2, 15, 1, 5)
const brazil = createFormats({ locale: 'pt-BR', zone: 'America/Sao_Paulo', currency: 'BRL' })
const colombia = createFormats({ locale: 'es-CO', zone: 'America/Bogota', currency: 'COP' })
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe('createFormats', () => {
  test('numbers are grouped as the tenant does', () => {
    expect(brazil.integer(12_845.6)).toBe('12.846')
    expect(brazil.number(1234.5)).toBe('1.234,5')
    expect(brazil.number(2, 1)).toBe('2,0')
    expect(plain(brazil.percent(37.54))).toBe('37,5%')
  })

  test('HOM-009 energy is kWh with 2 decimals in the locale of the tenant', () => {
    expect(plain(brazil.energyKwh(18_402.3))).toBe('18.402,30 kWh')
    expect(plain(createFormats({ locale: 'en', zone: 'UTC', currency: 'USD' }).energyKwh(1))).toBe('1.00 kWh')
  })

  test('HOM-011 CO2 is kg with 2 decimals', () => {
    expect(plain(brazil.massKg(1.005))).toMatch(/^1,0[01] kg$/)
  })

  test('FMT-009 money is BRL in pt-BR by default; another currency shows its code', () => {
    expect(plain(brazil.money(1234.5))).toBe('R$ 1.234,50')
    expect(plain(brazil.money(1, 'USD'))).toContain('USD')
    expect(plain(colombia.money(2500))).toContain('2.500,00')
  })

  test.each([
    ['es-CO', 'America/Bogota', 'COP', '$ 1.234,50', '14/03/2026 20:05'],
    ['es-EC', 'America/Guayaquil', 'USD', '$1.234,50', '14/03/2026 20:05'],
    ['es-UY', 'America/Montevideo', 'UYU', '$ 1.234,50', '14/03/2026 22:05'],
  ])(
    'FMT-009 THM-019 %s in %s: %s with two decimals, day first, in its own time',
    (locale, zone, currency, money, time) => {
      const formats = createFormats({ locale, zone, currency })
      expect(plain(formats.money(1234.5))).toBe(money)
      expect(formats.timestamp(at, 'DD/MM/YYYY HH:mm')).toBe(time)
      expect(formats.number(1_234_567.8)).toBe('1.234.567,8')
    },
  )

  test('FMT-007 FMT-008 times are local, day first', () => {
    expect(brazil.timestamp(at, 'DD/MM/YY HH:mm')).toBe('14/03/26 22:05')
    expect(colombia.timestamp(at, 'DD/MM/YYYY HH:mm')).toBe('14/03/2026 20:05')
    expect([brazil.timeOfDay(at), colombia.timeOfDay(at)]).toEqual(['22:05', '20:05'])
    expect(brazil.day(at)).toBe('14/03/2026')
    expect(brazil.shortDay(at)).toBe('14/03')
  })

  test('a recent time says its day where that is another one, by the zone, and its year likewise', () => {
    const day = 86_400_000
    expect(brazil.recent(at, at + 3_600_000)).toBe('22:05')
    expect(brazil.recent(at, at + 2 * 3_600_000)).toBe('14/03 22:05')
    expect(colombia.recent(at, at + 2 * 3_600_000)).toBe('20:05')
    expect(brazil.recent(at, at + 365 * day)).toBe('14/03/26 22:05')
    expect(brazil.recent(undefined, at)).toBe('-')
  })

  test('what is missing or no number is -, and minus nought is 0', () => {
    for (const nothing of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY])
      for (const written of [
        brazil.number(nothing),
        brazil.integer(nothing),
        brazil.money(nothing),
        brazil.energyKwh(nothing),
        brazil.percent(nothing),
        brazil.timestamp(nothing, 'DD/MM/YY HH:mm'),
        brazil.timeOfDay(nothing),
        brazil.day(nothing),
      ])
        expect(written).toBe('-')
    expect(brazil.integer(-0)).toBe('0')
  })
})
