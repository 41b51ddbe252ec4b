import { expect, test } from 'vitest'
import { EMPTY_WEEK, everyDay, NO_TARIFF, type Period, type WeekDay, type Weekday } from './week.ts'
import { dayDoubts } from './weekDoubts.ts'

const price = (kwh: number) => ({ ...NO_TARIFF, kwh })
const entry = { uuid: null, isActive: true }
const rule = (kwh: number) => ({ ...entry, key: 'g', tariff: price(kwh) })
const hours = (start: number, end: number, kwh: number, more: Partial<Period> = {}): Period => ({
  ...entry,
  key: `${start}`,
  start,
  end,
  tariff: price(kwh),
  ...more,
})
/** What is odd about a week, in words: "gap MONDAY 720-750". */
const told = (dayOf: (day: Weekday) => WeekDay) =>
  dayDoubts({ ...EMPTY_WEEK, days: everyDay(dayOf) }).map(({ kind, day, span }) =>
    [kind, day, ...(span ? [`${span.start}-${span.end}`] : [])].join(' '),
  )
const ofMonday = (general: number | null, ...periods: readonly Period[]) => {
  const flat = general === null ? null : rule(general)
  return told((day) => ({ general: flat, periods: day === 'MONDAY' ? periods : [] }))
}

test.each<readonly [string, number | null, readonly Period[], boolean]>([
  ['half an hour between two', 1, [hours(600, 720, 3), hours(750, 900, 2)], true],
  ['of the own price too', null, [hours(600, 720, 3), hours(750, 900, 2)], true],
  ['longer is meant', 1, [hours(600, 720, 3), hours(751, 900, 2)], false],
  ['one beside it has its price', 1, [hours(600, 720, 1), hours(750, 900, 2)], false],
  ['the other one has', 1, [hours(600, 720, 2), hours(750, 900, 1)], false],
  ['the begin of a day is no gap', 1, [hours(20, 720, 3)], false],
  ['the end of a day is no gap', 1, [hours(720, 1420, 3)], false],
  ['a short period is no gap', 1, [hours(600, 620, 3)], false],
])('a gap: %s', (_, general, periods, isTold) => {
  expect(ofMonday(general, ...periods)).toEqual(isTold ? ['gap MONDAY 720-750'] : [])
})

const NIGHT = hours(60, 300, 3)
test.each<readonly [string, number | null, readonly Period[], boolean]>([
  ['the dearest of its day', 2, [NIGHT], true],
  ['into the morning', 2, [hours(60, 301, 3)], false],
  ['as dear as the day', 3, [NIGHT], false],
  ['an evening is dearer', 2, [NIGHT, hours(1080, 1200, 4)], false],
  ['an evening is as dear', 2, [NIGHT, hours(1080, 1200, 3)], false],
  ['the evening that is dearer is off', 2, [NIGHT, hours(1080, 1200, 4, { isActive: false })], true],
  ['nothing else has a price', null, [NIGHT], false],
  ['all else is free', 0, [NIGHT], false],
  [
    'a morning by the minute has no price per kWh',
    2,
    [NIGHT, hours(400, 500, 0, { tariff: { ...NO_TARIFF, minute: 9 } })],
    true,
  ],
])('a night: %s', (_, general, periods, isTold) => {
  expect(ofMonday(general, ...periods).filter((doubt) => doubt.startsWith('dearNight'))).toEqual(
    isTold ? ['dearNight MONDAY 60-300'] : [],
  )
})

/** Evenings on all days, of which some go on after midnight. */
const nights = (
  on: readonly Weekday[],
  morning: Period = hours(0, 360, 2),
  evening: Period = hours(1320, 1440, 2),
) =>
  told((day) => ({ general: rule(2.5), periods: [...(on.includes(day) ? [morning] : []), evening] })).filter(
    (doubt) => doubt.startsWith('nightOpen'),
  )
const FOUR = ['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const
const OPEN = ['FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => `nightOpen ${day} 1320-1440`)

test('a night that stops at midnight is odd where four of a week go on', () => {
  expect(nights(FOUR)).toEqual(OPEN)
  expect(nights(FOUR.slice(1))).toEqual([])
  // The morning of another price, or one that is off, does not go on with it.
  expect(nights(FOUR, hours(0, 360, 1))).toEqual([])
  expect(nights(FOUR, hours(0, 360, 2, { isActive: false }))).toEqual([])
  expect(nights(FOUR, hours(1, 360, 2))).toEqual([])
  expect(nights(FOUR, hours(0, 360, 2), hours(1320, 1440, 2, { isActive: false }))).toEqual([])
  // What was loaded over midnight goes on by itself.
  expect(nights([], undefined, hours(1320, 1500, 2))).toEqual([])
})

test('a day without a price for all its hours is odd where four of a week have one', () => {
  const open = (...days: readonly Weekday[]) =>
    told((day) => ({ general: days.includes(day) ? null : rule(2), periods: [] }))
  expect(open('MONDAY', 'SUNDAY', 'FRIDAY')).toEqual(['dayOpen MONDAY', 'dayOpen FRIDAY', 'dayOpen SUNDAY'])
  expect(open('MONDAY', 'SUNDAY', 'FRIDAY', 'SATURDAY')).toEqual([])
  expect(
    told((day) =>
      day === 'MONDAY' ? { general: null, periods: [hours(0, 1440, 2)] } : { general: rule(2), periods: [] },
    ),
  ).toEqual([])
})
