import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDayText, fromCalendarDay, parseDayText, shortenSpan, toCalendarDay } from './dayText.ts'

test.each([
  ['14/03/2026', '2026-03-14'],
  [' 4/3/26 ', '2026-03-04'],
  ['14-03-2026', '2026-03-14'],
  ['14.3.2026', '2026-03-14'],
  ['14032026', '2026-03-14'],
  ['2026-03-14', '2026-03-14'],
  ['29/02/2024', '2024-02-29'],
])('%s is read as %s', (text, day) => {
  expect(parseDayText(text)).toBe(day)
})

test.each([
  '',
  '29/02/2026',
  '31/04/2026',
  '00/01/2026',
  '03/14/2026',
  '14/03',
  '14/03/202',
  'amanhã',
  '14/03/2026x',
])('%s is no day', (text) => {
  expect(parseDayText(text)).toBeUndefined()
})

test('every day goes through the field and the calendar and comes back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80_000 }), (days) => {
      const day = new Date(days * 86_400_000).toISOString().slice(0, 10)
      expect(parseDayText(formatDayText(day))).toBe(day)
      const calendar = toCalendarDay(day)
      expect(calendar && fromCalendarDay(calendar)).toBe(day)
    }),
  )
})

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseDayText(text)))
})

test('a year that both days share is said once', () => {
  expect(shortenSpan({ from: '01/02/2026', to: '28/02/2026' })).toEqual({ from: '01/02', to: '28/02/2026' })
  expect(shortenSpan({ from: '31/12/2025', to: '01/01/2026' })).toEqual({
    from: '31/12/2025',
    to: '01/01/2026',
  })
})
