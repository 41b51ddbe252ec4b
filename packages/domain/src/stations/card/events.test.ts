import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notificationFixture } from '../../fixtures/index.ts'
import { DAY_MS, HOUR_MS } from '../../time/index.ts'
import { EVENT_PERIODS, eventsOfPeriod, reachesBack } from './events.ts'

const NOW = Date.parse('2026-03-14T15:00:00Z')
const ago = (key: string, ms: number | undefined) =>
  notificationFixture({ key, at: ms === undefined ? undefined : NOW - ms })
const EVENTS = [
  ago('timeless', undefined),
  ago('hour', HOUR_MS),
  ago('day', DAY_MS),
  ago('week', 7 * DAY_MS),
  ago('older', 7 * DAY_MS + 1),
]

test.each([
  ['hour', ['hour']],
  ['day', ['hour', 'day']],
  ['week', ['hour', 'day', 'week']],
  ['all', ['timeless', 'hour', 'day', 'week', 'older']],
] as const)('the events of the period %s are %j', (period, keys) => {
  expect(eventsOfPeriod(EVENTS, period, NOW).map(({ key }) => key)).toEqual(keys)
})

test('a longer period has all that a shorter one has', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 * DAY_MS })), (ages) => {
      const events = ages.map((age, index) => ago(String(index), age))
      const counts = EVENT_PERIODS.map((period) => eventsOfPeriod(events, period, NOW).length)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    }),
  )
})

test.each([
  [false, 1, 'week', true],
  [true, 23 * HOUR_MS, 'day', false],
  [true, 23 * HOUR_MS, 'hour', true],
  [true, DAY_MS, 'day', true],
  [true, undefined, 'hour', false],
  [true, 1, 'all', true],
] as const)('cut: %s, read back for %s ms: has all of the period %s: %s', (isCut, age, period, has) => {
  const since = age === undefined ? undefined : NOW - age
  expect(reachesBack({ isCut, since }, period, NOW)).toBe(has)
})
