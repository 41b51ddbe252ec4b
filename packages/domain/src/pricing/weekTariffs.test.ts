import { expect, test } from 'vitest'
import { addPeriods } from './edits.ts'
import { putGeneral } from './editsOfWeek.ts'
import { EMPTY_WEEK, NO_TARIFF, WEEKDAYS } from './week.ts'
import { cellsOf, changedDays, edgeBeside, isPriceLeap, priceScale, tariffsOf } from './weekTariffs.ts'

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

test('blocks and gaps of a day stand in order', () => {
  expect(cellsOf(week, 'MONDAY').map(({ start, end, kind }) => `${start}-${end} ${kind}`)).toEqual([
    '0-1080 general',
    '1080-1320 period',
    '1320-1440 general',
  ])
  expect(cellsOf(EMPTY_WEEK, 'MONDAY').map(({ kind }) => kind)).toEqual(['own'])
  expect(changedDays(week, base)).toEqual(['MONDAY', 'TUESDAY'])
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
