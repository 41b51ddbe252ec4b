import { expect, test } from 'vitest'
import { addPeriods } from './edits.ts'
import { clearPeriods, pricePeriods } from './editsOfWeek.ts'
import { linkedPeriods } from './linked.ts'
import { EMPTY_WEEK, NO_TARIFF, type PricingWeek } from './week.ts'

const NIGHT = { ...NO_TARIFF, kwh: 1.2 }
const result = addPeriods(EMPTY_WEEK, ['SUNDAY'], { start: 1320, end: 1800 }, NIGHT)
if (!result.isDone) throw new Error(result.why)
const week = result.week
const keyOn = (of: PricingWeek, day: 'SUNDAY' | 'MONDAY') => of.days[day].periods[0]?.key ?? ''

test('a night is two periods that know each other, Sunday’s into Monday as well', () => {
  expect(linkedPeriods(week, keyOn(week, 'SUNDAY'))).toEqual([
    { key: keyOn(week, 'MONDAY'), day: 'MONDAY', start: 0, end: 360 },
  ])
  expect(linkedPeriods(week, keyOn(week, 'MONDAY'))).toEqual([
    { key: keyOn(week, 'SUNDAY'), day: 'SUNDAY', start: 1320, end: 1440 },
  ])
})

test('with another price, or alone, a period is linked to none', () => {
  const priced = pricePeriods(week, [keyOn(week, 'MONDAY')], { ...NIGHT, kwh: 2 })
  const cleared = clearPeriods(week, [keyOn(week, 'MONDAY')])
  if (!priced.isDone || !cleared.isDone) throw new Error('refused')
  expect(linkedPeriods(priced.week, keyOn(week, 'SUNDAY'))).toEqual([])
  expect(linkedPeriods(cleared.week, keyOn(week, 'SUNDAY'))).toEqual([])
  expect(linkedPeriods(week, 'gone')).toEqual([])
})
