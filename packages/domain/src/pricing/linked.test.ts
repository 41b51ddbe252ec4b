import { expect, test } from 'vitest'
import { addPeriods } from './edits.ts'
import { clearPeriods, pricePeriods } from './editsOfWeek.ts'
import { linkedKeys, linkedPeriods } from './linked.ts'
import { EMPTY_WEEK, NO_TARIFF, type PricingWeek } from './week.ts'

const NIGHT = { ...NO_TARIFF, kwh: 1.2 }
const result = addPeriods(EMPTY_WEEK, ['SUNDAY'], { start: 1320, end: 1800 }, NIGHT)
if (!result.isDone) throw new Error(result.why)
const week = result.week
const keyOn = (of: PricingWeek, day: 'SUNDAY' | 'MONDAY') => of.days[day].periods[0]?.key ?? ''

test('a night is two periods that know each other, Sunday’s into Monday as well', () => {
  expect(linkedPeriods(week, keyOn(week, 'SUNDAY'))).toEqual({
    before: undefined,
    after: { key: keyOn(week, 'MONDAY'), day: 'MONDAY', start: 0, end: 360 },
  })
  expect(linkedPeriods(week, keyOn(week, 'MONDAY'))).toEqual({
    before: { key: keyOn(week, 'SUNDAY'), day: 'SUNDAY', start: 1320, end: 1440 },
    after: undefined,
  })
})

test('with another price, or alone, a period is linked to none', () => {
  const priced = pricePeriods(week, [keyOn(week, 'MONDAY')], { ...NIGHT, kwh: 2 })
  const cleared = clearPeriods(week, [keyOn(week, 'MONDAY')])
  if (!priced.isDone || !cleared.isDone) throw new Error('refused')
  expect(linkedKeys(priced.week, keyOn(week, 'SUNDAY'))).toEqual([])
  expect(linkedKeys(cleared.week, keyOn(week, 'SUNDAY'))).toEqual([])
  expect(linkedKeys(week, 'gone')).toEqual([])
})

test('a whole day is open only where a neighbour has its price', () => {
  const days = addPeriods(EMPTY_WEEK, ['MONDAY', 'TUESDAY'], { start: 0, end: 1440 }, NIGHT)
  if (!days.isDone) throw new Error(days.why)
  const tuesday = days.week.days.TUESDAY.periods[0]?.key ?? ''
  const { before, after } = linkedPeriods(days.week, tuesday)
  expect([before?.day, after]).toEqual(['MONDAY', undefined])
})
