import { expect, test } from 'vitest'
import { calendarFrom, exceptionNaming } from './priceCalendar.ts'
import { EMPTY_WEEK, NO_TARIFF } from './week.ts'

test('twelve months from the present one on, leap days included', () => {
  const months = calendarFrom('2027-11-24')
  expect(months.map(({ month }) => month)).toEqual([
    '2027-11',
    '2027-12',
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((month) => `2028-${month}`),
  ])
  expect(months[3]?.days).toHaveLength(29)
  expect(months[0]?.days[0]).toBe('2027-11-01')
  expect(months[11]?.days.at(-1)).toBe('2028-10-31')
})

test('of two exceptions of a day the one that is on', () => {
  const one = (key: string, isActive: boolean) => ({
    key,
    uuid: null,
    isActive,
    from: '2026-12-24',
    to: '2026-12-25',
    tariff: NO_TARIFF,
  })
  const week = { ...EMPTY_WEEK, exceptions: [one('off', false), one('on', true)] }
  expect(exceptionNaming(week, '2026-12-25')?.key).toBe('on')
  expect(exceptionNaming(week, '2026-12-26')).toBeUndefined()
  expect(exceptionNaming({ ...week, exceptions: [one('off', false)] }, '2026-12-24')?.key).toBe('off')
})
