import { expect, test } from 'vitest'
import { copyDay, putGeneral, switchDay } from './editsOfWeek.ts'
import { EMPTY_WEEK, NO_TARIFF, type Period, type PricingWeek } from './week.ts'
import { weekProblems } from './weekRules.ts'

const A = { ...NO_TARIFF, kwh: 1.2 }
const B = { ...NO_TARIFF, kwh: 2.3 }

const ruled = putGeneral(EMPTY_WEEK, ['MONDAY'], { tariff: A, isActive: true }).week

test('DPR-019 a price that is on and has no value', () => {
  const lacking = putGeneral(ruled, ['MONDAY'], {
    tariff: NO_TARIFF,
    isActive: true,
    missing: ['minute'],
  }).week
  const problem = { part: 'MONDAY', key: ruled.days.MONDAY.general?.key, what: 'missing' }
  expect(weekProblems(lacking, ruled)).toEqual([problem])
  // It stays so when the day is switched off, and goes with the copy.
  expect(weekProblems(switchDay(lacking, 'MONDAY', false).week, ruled)).toEqual([problem])
  const copied = copyDay(lacking, 'MONDAY', ['TUESDAY'], { withGeneral: true })
  expect(copied.isDone && weekProblems(copied.week, ruled)).toMatchObject([
    problem,
    { part: 'TUESDAY', what: 'missing' },
  ])
  expect(weekProblems(putGeneral(lacking, ['MONDAY'], { tariff: B, isActive: true }).week, ruled)).toEqual([])
})

const own = { uuid: null, isActive: true, tariff: A }
const dayOf = (change: Partial<Period>): PricingWeek => ({
  ...EMPTY_WEEK,
  days: {
    ...EMPTY_WEEK.days,
    MONDAY: {
      general: { ...own, key: 'g' },
      periods: [
        { ...own, key: 'p', start: 600, end: 660, ...change },
        { ...own, key: 'q', start: 700, end: 760 },
      ],
    },
  },
})
const LOADED = dayOf({})
test.each<readonly [Partial<Period>, string]>([
  [{ isActive: false }, ''],
  [{ end: 700 }, ''],
  [{ end: 701 }, 'p overlap, q overlap'],
  [{ start: 760, end: 800 }, ''],
  [{ tariff: null }, 'p draft'],
  [{ tariff: { ...NO_TARIFF, start: 2 } }, 'p draft'],
  [{ start: 0 }, ''],
  [{ start: -1 }, 'p times'],
  [{ start: 600.5 }, 'p times'],
  [{ end: 660.5 }, 'p times'],
  [{ start: 660 }, 'p times'],
  [{ start: 1439, end: 1500 }, ''],
  [{ start: 1440, end: 1500 }, 'p times'],
  [{ tariff: { ...A, minute: 1 } }, 'p twoPrices'],
  [{ tariff: { ...A, fee: 0.999, tax: 0.999 } }, ''],
  [{ tariff: { ...A, fee: 0.9991 } }, 'p fraction'],
  [{ tariff: { ...A, tax: -0.1 } }, 'p fraction'],
  [{ tariff: { ...A, start: -1 } }, 'p amount'],
  [{ tariff: { ...A, reserve: Number.NaN } }, 'p amount'],
  [{ tariff: { ...A, idle: Number.POSITIVE_INFINITY } }, 'p amount'],
])('DPR-020 DPR-028 a period that became %j: %s', (change, words) => {
  const problems = words.split(', ').filter(Boolean)
  const week = dayOf(change)
  const found = weekProblems(week, LOADED)
  expect(found.map(({ key, what }) => `${key} ${what}`)).toEqual(problems)
  expect(found.every(({ part }) => part === 'MONDAY')).toBe(true)
  // What was loaded so is nobody's fault, but for what no server takes.
  const stands = problems.filter((problem) => /draft|times/.test(problem))
  expect(weekProblems(week, week).map(({ key, what }) => `${key} ${what}`)).toEqual(stands)
})

test('DPR-034 a rule is judged like a period, once it was touched', () => {
  const high = putGeneral(LOADED, ['MONDAY'], { tariff: { ...A, tax: 1 }, isActive: true }).week
  expect(weekProblems(high, LOADED)).toEqual([{ part: 'MONDAY', key: 'g', what: 'fraction' }])
  expect(weekProblems(high, high)).toEqual([])
})

test('DPR-030 DPR-031 exceptions that were touched are judged, loaded ones are not', () => {
  const of = (key: string, from: string, to: string, tariff = A) => ({
    ...{ key, uuid: null, isActive: true, from, to, tariff },
  })
  const loaded = {
    ...EMPTY_WEEK,
    exceptions: [of('a', '2026-12-24', '2026-12-25'), of('b', '2026-12-25', '2026-12-25')],
  }
  expect(weekProblems(loaded, loaded)).toEqual([])
  const withOne = (exception: ReturnType<typeof of>) => ({
    ...loaded,
    exceptions: [...loaded.exceptions, exception],
  })
  const whatOf = (week: PricingWeek) => weekProblems(week, loaded).map(({ part, what }) => `${part} ${what}`)
  expect(whatOf(withOne(of('c', '2027-01-02', '2027-01-01')))).toEqual(['exceptions dates'])
  expect(whatOf(withOne(of('c', '2026-12-25', '2026-12-26')))).toEqual(['exceptions dates'])
  expect(whatOf(withOne(of('c', '2027-01-01', '2027-01-01', { ...A, minute: 1 })))).toEqual([
    'exceptions twoPrices',
  ])
  expect(whatOf(withOne(of('c', '2027-01-01', '2027-01-01')))).toEqual([])
})
