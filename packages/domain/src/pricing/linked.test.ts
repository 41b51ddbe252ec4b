import { expect, test } from 'vitest'
import { addPeriods, putPeriod } from './edits.ts'
import { clearPeriods, pricePeriods } from './editsOfWeek.ts'
import { linkedKeys, linkedPeriods, nightOf } from './linked.ts'
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

test('a night is an evening and its morning, whichever half is asked; a run of whole days is none', () => {
  const night = {
    day: 'SUNDAY',
    start: 1320,
    end: 1800,
    keys: [keyOn(week, 'SUNDAY'), keyOn(week, 'MONDAY')],
  }
  expect(nightOf(week, keyOn(week, 'SUNDAY'))).toEqual(night)
  expect(nightOf(week, keyOn(week, 'MONDAY'))).toEqual(night)
  const days = addPeriods(EMPTY_WEEK, ['MONDAY', 'TUESDAY'], { start: 0, end: 1440 }, NIGHT)
  if (!days.isDone) throw new Error(days.why)
  expect(nightOf(days.week, keyOn(days.week, 'MONDAY'))).toBeUndefined()
  expect(nightOf(EMPTY_WEEK, 'gone')).toBeUndefined()
})

const moved = (start: number, end: number, day: 'SUNDAY' | 'WEDNESDAY' = 'SUNDAY') => {
  const put = putPeriod(week, nightOf(week, keyOn(week, 'MONDAY'))?.keys ?? [], day, { start, end })
  if (!put.isDone) throw new Error(put.why)
  const all = Object.entries(put.week.days).flatMap(([name, { periods }]) =>
    periods.map((each) => `${name} ${each.start}-${each.end} ${each.key}`),
  )
  return { all, step: put.step }
}

test('a night moves as one, and its halves stay what they are', () => {
  const [evening, morning] = [keyOn(week, 'SUNDAY'), keyOn(week, 'MONDAY')]
  expect(moved(1380, 1860)).toEqual({
    all: [`MONDAY 0-420 ${morning}`, `SUNDAY 1380-1440 ${evening}`],
    step: { kind: 'move', place: { day: 'SUNDAY', start: 1320, end: 1800 }, count: 2 },
  })
  expect(moved(1320, 1800, 'WEDNESDAY').all).toEqual([
    `WEDNESDAY 1320-1440 ${evening}`,
    `THURSDAY 0-360 ${morning}`,
  ])
  expect(moved(1440, 1920).all).toEqual([`MONDAY 0-480 ${evening}`])
  expect(moved(1320, 1830).step.kind).toBe('resize')
})
