import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_WEEK, everyDay, isSameTariff, NO_TARIFF, type PricingWeek, WEEKDAYS } from './week.ts'
import { type LineWords, pasteLines, readLines, type WeekLine, writeLines } from './weekLines.ts'

const NAMES = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']
const WORDS: LineWords = {
  locale: 'pt-BR',
  head: ['Dia', 'Início', 'Fim', 'Tipo', 'Partida', 'kWh', 'Minuto', 'Ociosidade', 'Taxa', 'Imposto'],
  days: everyDay((day) => {
    const long = NAMES[WEEKDAYS.indexOf(day)] ?? ''
    return { long, short: long.slice(0, 3) }
  }),
  general: 'base',
  period: 'faixa',
}
const PRICE = { ...NO_TARIFF, start: 1, kwh: 2.3, idle: 0.5, fee: 0.05, tax: 0.155 }
const line = (
  day: WeekLine['day'],
  start: number,
  end: number,
  tariff: WeekLine['tariff'] = PRICE,
): WeekLine => ({
  day,
  kind: 'period',
  start,
  end,
  tariff,
})
const must = (result: ReturnType<typeof pasteLines>): PricingWeek => {
  if (!result.isDone) throw new Error(result.why)
  return result.week
}
const spansOn = (week: PricingWeek, day: WeekLine['day']) =>
  week.days[day].periods.map(({ start, end }) => `${start}-${end}`)

describe('lines of a week', () => {
  test('are what a sheet takes: titles, tabs, the numbers of the language', () => {
    expect(writeLines([line('TUESDAY', 1080, 1440)], WORDS)).toBe(
      `${WORDS.head.join('\t')}\nTerça\t18:00\t24:00\tfaixa\t1\t2,3\t\t0,5\t5\t15,5`,
    )
  })

  test('come back as they were written', () => {
    const anyLine = fc
      .record({
        day: fc.constantFrom(...WEEKDAYS),
        start: fc.integer({ min: 0, max: 1439 }),
        length: fc.integer({ min: 1, max: 1439 }),
        kwh: fc.integer({ min: 1, max: 999_999 }),
        fee: fc.integer({ min: 0, max: 999 }),
        isDraft: fc.boolean(),
      })
      .map(({ day, start, length, kwh, fee, isDraft }) =>
        line(
          day,
          start,
          start + length,
          isDraft ? null : { ...NO_TARIFF, kwh: Number(`${kwh}e-4`), fee: Number(`${fee}e-3`) },
        ),
      )
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), (lines) => {
        const { lines: read, bad } = readLines(writeLines(lines, WORDS), WORDS)
        expect(bad).toEqual([])
        expect(read.map(({ day, start, end }) => ({ day, start, end }))).toEqual(
          lines.map(({ day, start, end }) => ({ day, start, end })),
        )
        for (const [at, { tariff }] of read.entries())
          expect(isSameTariff(tariff, lines[at]?.tariff ?? null)).toBe(true)
      }),
    )
  })

  test('of a sheet made by hand are read too, and what cannot be read is named', () => {
    const text = [
      'sex\t8:00\t10:00',
      'MONDAY\t22:00\t06:00\tfaixa\t\t1,9',
      '',
      'Feriado\t08:00\t10:00',
      'x',
      'Terça\t10:00\t10:00',
      'Terça\t10:00\t11:00\tfaixa\t\t-3',
      'Terça\t10:00\t11:00\tfaixa\t\t1\t1',
      'Quarta\t\t\tbase\t\t1,2',
      'Terça\t24:00\t10:00',
      'Terça\tx\t10:00',
      'Terça\t10:00\tx',
      'Terça\t10:00',
      'Terça\t10:00\t11:00\tfaixa\t\t1\t\t\t100',
      'Terça\t10:00\t11:00\tfaixa\t\t1\t\t\t\t100',
      ' Terça \t 10:00\t 24:00\tfaixa\t 2\t\t 0,5\t\t99,9\t99,9 ',
    ].join('\r\n')
    const { lines, bad } = readLines(text, WORDS)
    expect(lines.map(({ day, kind, start, end }) => [day, kind, start, end])).toEqual([
      ['FRIDAY', 'period', 480, 600],
      ['MONDAY', 'period', 1320, 1800],
      ['WEDNESDAY', 'general', 0, 1440],
      ['TUESDAY', 'period', 600, 1440],
    ])
    expect(lines[0]?.tariff).toBeNull()
    expect(lines[3]?.tariff).toEqual({ ...NO_TARIFF, start: 2, minute: 0.5, fee: 0.999, tax: 0.999 })
    expect(bad.map(({ line: at, why }) => [at, why])).toEqual([
      [4, 'day'],
      [5, 'columns'],
      [6, 'times'],
      [7, 'price'],
      [8, 'price'],
      [10, 'times'],
      [11, 'times'],
      [12, 'times'],
      [13, 'columns'],
      [14, 'price'],
      [15, 'price'],
    ])
  })

  test('any text is read without an error, and no more than a sheet holds', () => {
    fc.assert(fc.property(fc.string(), (text) => void readLines(text, WORDS)))
    const many = readLines('x\n'.repeat(100_000), WORDS)
    expect(many.bad.length).toBeLessThanOrEqual(300)
  })
})

describe('pasting', () => {
  const at = { day: 'FRIDAY', minute: 600 } as const

  test('one period goes where the caret is, those of one day to that day, a week to its own days', () => {
    expect(spansOn(must(pasteLines(EMPTY_WEEK, [line('MONDAY', 60, 120)], at)), 'FRIDAY')).toEqual([
      '600-660',
    ])
    const day = [line('MONDAY', 60, 120), line('MONDAY', 180, 240)]
    expect(spansOn(must(pasteLines(EMPTY_WEEK, day, at)), 'FRIDAY')).toEqual(['60-120', '180-240'])
    const week = must(pasteLines(EMPTY_WEEK, [line('MONDAY', 60, 120), line('SATURDAY', 1320, 1800)], at))
    expect([
      spansOn(week, 'MONDAY'),
      spansOn(week, 'SATURDAY'),
      spansOn(week, 'SUNDAY'),
      spansOn(week, 'FRIDAY'),
    ]).toEqual([['60-120'], ['1320-1440'], ['0-360'], []])
  })

  test('a base price comes along; what would overlap is refused, or cuts', () => {
    const based = must(
      pasteLines(EMPTY_WEEK, [{ ...line('MONDAY', 0, 1440), kind: 'general' }, line('MONDAY', 540, 660)], at),
    )
    expect(based.days.FRIDAY.general?.tariff.kwh).toBe(2.3)
    const again = pasteLines(based, [line('MONDAY', 0, 60)], at)
    expect(again).toMatchObject({ isDone: false, why: 'meets' })
    expect(spansOn(must(pasteLines(based, [line('MONDAY', 0, 60)], at, 'cut')), 'FRIDAY')).toEqual([
      '540-600',
      '600-660',
    ])
    expect(pasteLines(based, [], at)).toEqual({ isDone: false, why: 'gone' })
    const rule = { ...line('MONDAY', 0, 1440), kind: 'general' } as const
    expect(pasteLines(EMPTY_WEEK, [rule], at)).toMatchObject({
      isDone: true,
      week: { days: { FRIDAY: { general: { isActive: true }, periods: [] } } },
      keys: [],
      step: { kind: 'paste', place: { day: 'FRIDAY', start: 0, end: 1440 }, count: 1 },
    })
    expect(pasteLines(EMPTY_WEEK, [line('MONDAY', 0, 60)], at)).toMatchObject({
      week: { days: { FRIDAY: { general: null, periods: [{ isActive: true }] } } },
      step: { kind: 'paste', place: { day: 'FRIDAY', start: 600, end: 660 }, count: 1 },
    })
  })
})
