import { expect, test } from 'vitest'
import { addPeriods } from './edits.ts'
import { putGeneral, repriceAll } from './editsOfWeek.ts'
import { EMPTY_WEEK, NO_TARIFF, WEEKDAYS } from './week.ts'
import {
  allDayPrice,
  cellsOf,
  cellsOfDate,
  changedDays,
  edgeBeside,
  isPriceLeap,
  lanesOf,
  priceScale,
  tariffsOf,
} from './weekTariffs.ts'

const price = (kwh: number, minute = 0) => ({ ...NO_TARIFF, kwh, minute })
const base = putGeneral(EMPTY_WEEK, WEEKDAYS, { tariff: price(1), isActive: true }).week
const dear = addPeriods(base, ['MONDAY', 'TUESDAY'], { start: 1080, end: 1320 }, price(3))
const week = dear.isDone ? dear.week : base

test('distinct prices have letters, cheapest first, with their hours of a week', () => {
  expect(
    tariffsOf(week).map(({ letter, tariff, minutes, count }) => [letter, tariff.kwh, minutes / 60, count]),
  ).toEqual([
    ['A', 1, 160, 7],
    ['B', 3, 8, 2],
  ])
  const shade = priceScale(tariffsOf(week))
  expect([shade(price(1)), shade(price(2)), shade(price(3)), shade(price(0, 2))]).toEqual([
    { kind: 'kwh', share: 0 },
    { kind: 'kwh', share: 0.5 },
    { kind: 'kwh', share: 1 },
    { kind: 'minute', share: 0.4 },
  ])
  expect([NO_TARIFF, { ...NO_TARIFF, start: 1 }, null, undefined].map((each) => shade(each).kind)).toEqual([
    'free',
    'startOnly',
    'draft',
    'own',
  ])
})

test('the cheapest first: free, per kWh, per minute, and what has the same price by its start', () => {
  const exception = (tariff: ReturnType<typeof price>, at: number) => ({
    ...{ key: `${at}`, uuid: null, isActive: true, tariff, from: '2026-12-24', to: '2026-12-24' },
  })
  const prices = [price(0, 2), price(2), { ...price(2), start: 1 }, price(0, 1), NO_TARIFF, price(2)]
  const exceptions = prices.map(exception)
  const list = tariffsOf({ ...EMPTY_WEEK, exceptions })
  expect(list.map(({ letter, tariff, count }) => [letter, tariff, count])).toEqual([
    ['A', NO_TARIFF, 1],
    ['B', price(2), 2],
    ['C', { ...price(2), start: 1 }, 1],
    ['D', price(0, 1), 1],
    ['E', price(0, 2), 1],
  ])
  const many = Array.from({ length: 53 }, (_, at) => exception(price(at + 1), at))
  const letters = tariffsOf({ ...EMPTY_WEEK, exceptions: many }).map(({ letter }) => letter)
  expect([letters[25], letters[26], letters[51], letters[52]]).toEqual(['Z', 'AA', 'AZ', 'BA'])
})

test('DPR-019 a rule whose price is on and has no value is not free: it says no price, on no letter', () => {
  const lacking = putGeneral(week, ['SUNDAY'], { tariff: price(0), isActive: true, missing: ['kwh'] }).week
  expect(cellsOf(lacking, 'SUNDAY').map(({ kind, tariff }) => [kind, tariff])).toEqual([['general', null]])
  expect(allDayPrice(lacking, 'SUNDAY')).toBeNull()
  expect(tariffsOf(lacking).map(({ tariff, count }) => [tariff.kwh, count])).toEqual([
    [1, 6],
    [3, 2],
  ])
  // Its start price alone waits: what it goes by is known.
  const started = putGeneral(week, ['SUNDAY'], { tariff: price(1), isActive: true, missing: ['start'] }).week
  expect(allDayPrice(started, 'SUNDAY')).toEqual(price(1))
  expect(allDayPrice(EMPTY_WEEK, 'SUNDAY')).toBeUndefined()
})

test('blocks and gaps of a day stand in order', () => {
  expect(cellsOf(week, 'MONDAY').map(({ start, end, kind }) => `${start}-${end} ${kind}`)).toEqual([
    '0-1080 general',
    '1080-1320 period',
    '1320-1440 general',
  ])
  expect(cellsOf(EMPTY_WEEK, 'MONDAY').map(({ kind }) => kind)).toEqual(['own'])
  expect(changedDays(week, base)).toEqual(['MONDAY', 'TUESDAY'])
})

test('an exception is the whole of its date, and of no other week', () => {
  const exception = {
    key: 'x',
    uuid: null,
    isActive: true,
    from: '2026-12-24',
    to: '2026-12-25',
    tariff: price(5),
  }
  const dated = { ...week, exceptions: [exception] }
  expect(cellsOfDate(dated, 'THURSDAY', '2026-12-24')).toEqual([
    { day: 'THURSDAY', start: 0, end: 1440, kind: 'exception', tariff: price(5), isActive: true },
  ])
  expect(cellsOfDate(dated, 'THURSDAY', '2026-12-31')).toEqual(cellsOf(week, 'THURSDAY'))
  expect(cellsOfDate(dated, 'THURSDAY', undefined)).toEqual(cellsOf(week, 'THURSDAY'))
})

test('DPR-029 hours that cannot be sent for want of a price say none, and are no price of the profile', () => {
  const [peak] = week.days.MONDAY.periods
  const repriced = repriceAll(week, price(3), { ...NO_TARIFF, start: 2 })
  expect(peak && repriced.isDone && cellsOf(repriced.week, 'MONDAY')[1]?.tariff).toBeNull()
  expect(repriced.isDone && tariffsOf(repriced.week).map(({ tariff }) => tariff.kwh)).toEqual([1])
})

test('of periods at one time no two share a lane: one over two others has its own', () => {
  const period = (key: string, start: number, end: number) => ({
    key,
    uuid: key,
    isActive: true,
    start,
    end,
    tariff: price(1),
  })
  const lanes = (...periods: readonly ReturnType<typeof period>[]) =>
    Object.fromEntries(
      [...lanesOf({ general: null, periods })].map(([key, { at, of }]) => [key, `${at}/${of}`]),
    )
  expect(
    lanes(period('a', 0, 300), period('b', 60, 120), period('c', 180, 240), period('d', 400, 500)),
  ).toEqual({
    ...{ a: '0/2', b: '1/2', c: '1/2' },
  })
  expect(lanes(period('a', 0, 300), period('b', 60, 300), period('c', 120, 300))).toEqual({
    ...{ a: '0/3', b: '1/3', c: '2/3' },
  })
})

test('the next edge is a cell’s or a full hour', () => {
  const cells = [{ start: 0, end: 70 }]
  expect([
    edgeBeside(cells, 60, 1),
    edgeBeside(cells, 70, 1),
    edgeBeside(cells, 70, -1),
    edgeBeside(cells, 1440, 1),
    edgeBeside(cells, 0, -1),
  ]).toEqual([70, 120, 60, 1440, 0])
})

test('a price ten times or a tenth of the old one is a leap', () => {
  expect([isPriceLeap(1, 10), isPriceLeap(10, 1), isPriceLeap(1, 9.99), isPriceLeap(0, 5)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
