import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notificationFixture } from '../fixtures/index.ts'
import { EVENT_TYPES, type EventType } from '../notifications/index.ts'
import { HOUR_MS, MINUTE_MS } from '../time/index.ts'
import {
  type AlertFilters,
  areAlertsFiltered,
  filterAlerts,
  NO_ALERT_FILTERS,
  stationsOfAlerts,
} from './filters.ts'
import { acknowledge, markOf, NO_MARKS } from './marks.ts'
import { troublesOf } from './ticked.ts'

const NOW = Date.parse('2026-03-14T15:00:00Z')
let pk = 0
const alert = (
  stationId: string,
  type: EventType,
  minutesAgo: number,
  more: Partial<Parameters<typeof notificationFixture>[0]> = {},
) => {
  pk += 1
  const at = NOW - minutesAgo * MINUTE_MS
  return notificationFixture({ key: `#${pk}`, pk, stationId, type, rawType: type, at, ...more })
}
const FAILED = alert('A', 'Failure', 10, { connectorId: 1, errorCode: 'GroundFailure' })
const BACK = alert('A', 'Available', 5)
const OLD = alert('A', 'Failure', 90, { connectorId: 1, errorCode: 'Ground_Failure' })
const LOST = alert('B', 'Disconnected', 2, { stationName: undefined })
const ALERTS = [LOST, BACK, FAILED, OLD]

test.each<readonly [Partial<AlertFilters>, readonly unknown[]]>([
  [{}, ALERTS],
  [{ type: 'Failure' }, [FAILED, OLD]],
  [{ isRed: true }, [FAILED, OLD]],
  [{ stationId: 'B' }, [LOST]],
  [{ period: 'hour' }, [LOST, BACK, FAILED]],
  [{ period: 'hour', isRed: true, stationId: 'A' }, [FAILED]],
  [{ type: 'Warning' }, []],
])('%j leaves what passes, in its order', (filters, left) => {
  const all = { ...NO_ALERT_FILTERS, ...filters }
  expect(filterAlerts(ALERTS, all, NOW)).toEqual(left)
  expect(areAlertsFiltered(all)).toBe(Object.keys(filters).length > 0)
})

test('a filter more never shows an alert more', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          stationId: fc.constantFrom('A', 'B'),
          type: fc.constantFrom(...EVENT_TYPES),
          at: fc.integer({ min: NOW - 48 * HOUR_MS, max: NOW }),
        }),
      ),
      fc.option(fc.constantFrom(...EVENT_TYPES), { nil: undefined }),
      fc.boolean(),
      (facts, type, isRed) => {
        const alerts = facts.map((each, index) => notificationFixture({ ...each, key: String(index) }))
        const wide = filterAlerts(alerts, { ...NO_ALERT_FILTERS, type }, NOW)
        const narrow = filterAlerts(alerts, { ...NO_ALERT_FILTERS, type, isRed, stationId: 'A' }, NOW)
        expect(wide).toEqual(expect.arrayContaining([...narrow]))
        expect(narrow.every(({ stationId }) => stationId === 'A')).toBe(true)
      },
    ),
  )
})

test('the stations of alerts, each once, by its newest name; without one by its id', () => {
  const renamed = [
    alert('A', 'Failure', 1, { stationName: 'Novo' }),
    alert('A', 'Failure', 9, { stationName: 'Velho' }),
  ]
  expect(stationsOfAlerts([...renamed, LOST])).toEqual([
    { id: 'A', name: 'Novo' },
    { id: 'B', name: 'B' },
  ])
})

test('ALR-007 a ticked failure stands for its problem, whose newest alert is seen too', () => {
  const groups = troublesOf(ALERTS, [OLD], NOW)
  expect(groups.map(({ stationId, count, lastAt }) => [stationId, count, lastAt])).toEqual([
    ['A', 2, FAILED.at],
  ])
  const [group] = groups
  if (!group) throw new Error('no group')
  expect(markOf(acknowledge(NO_MARKS, group), group, NOW)).toBe('acknowledged')
  expect(troublesOf(ALERTS, [], NOW)).toEqual([])
})
