import { expect, test } from 'vitest'
import { tariffForm, withPart } from './rules.ts'
import {
  periodStandingAt,
  readTypedBox,
  readTypedException,
  readTypedPeriod,
  readTypedReprice,
  type TypedBox,
  type TypedPrice,
} from './typed.ts'
import { EMPTY_WEEK, NO_TARIFF, type Period } from './week.ts'

const stored = (typed: unknown): unknown => JSON.parse(JSON.stringify(typed))
const TARIFF = { ...tariffForm({ ...NO_TARIFF, kwh: 1.9, fee: 0.05 }), tax: undefined }
/** Switched on, and nothing typed so far. */
const OPEN = withPart(TARIFF, 'start', true)
const PRICE: TypedPrice = {
  ...{ from: '18:00', to: undefined, basis: 'kwh', isForAllDays: false, isLinkedToo: true },
  values: { ...NO_TARIFF, kwh: 2.5 },
}

test('what is half typed comes back as it was: empty fields, switches, days without an end', () => {
  const days = { from: '2026-12-24', to: undefined, isSingle: false }
  expect(readTypedException(stored({ days, tariff: OPEN }))).toEqual({ days, tariff: OPEN })
  for (const of of [undefined, { start: 1320, end: 1800 }]) {
    const period = { of, start: '22:00', end: undefined, tariff: TARIFF }
    expect(readTypedPeriod(stored(period))).toEqual(period)
  }
  const boxes: readonly TypedBox[] = [
    { of: { on: 'new', days: ['MONDAY', 'FRIDAY'], span: { start: 0, end: 60 } }, price: PRICE },
    { of: { on: 'period', day: 'SUNDAY', span: { start: 1320, end: 1800 } }, price: PRICE },
    { of: { on: 'general', days: ['MONDAY'] }, price: { ...PRICE, from: undefined, basis: 'none' } },
  ]
  for (const box of boxes) expect(readTypedBox(stored(box))).toEqual(box)
  expect(readTypedReprice(stored({ of: NO_TARIFF, price: PRICE }))).toEqual({ of: NO_TARIFF, price: PRICE })
})

test('what is none of them is nothing', () => {
  for (const kept of [undefined, null, 3, 'x', [], {}, { days: {}, of: {}, tariff: {}, price: {} }]) {
    for (const read of [readTypedException, readTypedPeriod, readTypedBox, readTypedReprice])
      expect(read(kept)).toBeUndefined()
  }
  const days = { from: 'tomorrow', isSingle: true }
  expect(readTypedException({ days, tariff: stored(TARIFF) })).toBeUndefined()
  const of = { on: 'new', days: ['MONDAY'], span: { start: -1, end: 60 } }
  expect(readTypedBox(stored({ of, price: PRICE }))).toBeUndefined()
})

test('a period is found again by where it stands, whatever its key is by then', () => {
  const period = { key: 'entry-3', uuid: null, isActive: true, tariff: null, start: 60, end: 120 }
  const week = {
    ...EMPTY_WEEK,
    days: { ...EMPTY_WEEK.days, MONDAY: { general: null, periods: [period satisfies Period] } },
  }
  expect(periodStandingAt(week, 'MONDAY', { start: 60, end: 120 })).toBe(period)
  expect(periodStandingAt(week, 'MONDAY', { start: 60, end: 180 })).toBeUndefined()
  expect(periodStandingAt(week, 'TUESDAY', { start: 60, end: 120 })).toBeUndefined()
})
