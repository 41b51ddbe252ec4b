import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connectorFixture, notificationFixture } from '../../fixtures/index.ts'
import { EVENT_TYPES, type EventType } from '../../notifications/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/index.ts'
import { connectorHistory, connectorNow, HISTORY_STATES, type HistoryNow, stationHistory } from './history.ts'

const TO = Date.parse('2026-03-14T15:00:00Z')
const WINDOW = { from: TO - DAY_MS, to: TO }
const hour = (hours: number) => TO - hours * HOUR_MS
let pk = 0
const event = (type: EventType, hoursAgo: number, connectorId: number | undefined = 1) => {
  pk += 1
  return notificationFixture({ key: `#${pk}`, pk, type, rawType: type, connectorId, at: hour(hoursAgo) })
}
/** The spans as "hours ago: state". */
const shown = (events: ReturnType<typeof event>[], now: HistoryNow, id = 1) =>
  connectorHistory(events, id, now, WINDOW).map(({ from, state }) => `${(TO - from) / HOUR_MS}: ${state}`)
const AVAILABLE = (hoursAgo: number | undefined): HistoryNow => ({
  state: 'available',
  since: hoursAgo === undefined ? undefined : hour(hoursAgo),
})

describe('the last 24 hours of a connector', () => {
  test('without an event it is what it reports, since it did; before that nobody knows', () => {
    expect(shown([], AVAILABLE(3))).toEqual(['24: unknown', '3: available'])
    expect(shown([], AVAILABLE(30))).toEqual(['24: available'])
  })

  test('a failure lasts until the connector is free again', () => {
    expect(shown([event('Failure', 10), event('Available', 8)], AVAILABLE(8))).toEqual([
      '24: unknown',
      '10: faulted',
      '8: available',
    ])
  })

  test('an event before the window says how it begins', () => {
    expect(shown([event('Available', 40), event('Failure', 30)], AVAILABLE(2))).toEqual([
      '24: faulted',
      '2: available',
    ])
  })

  test('a recharge that ended leaves it free; one that a fault cut off leaves the fault', () => {
    const started = event('TransactionStarted', 10)
    expect(shown([started, event('TransactionEnded', 9)], AVAILABLE(1))).toEqual([
      '24: unknown',
      '10: busy',
      '9: free',
      '1: available',
    ])
    const cut = [started, event('Failure', 9.5), event('TransactionEnded', 9)]
    expect(shown(cut, AVAILABLE(1))).toContain('9.5: faulted')
    expect(shown(cut, AVAILABLE(1))).not.toContain('9: free')
  })

  test('a lost connection is of all connectors; after it nobody knows until one reports', () => {
    const events = [
      event('Available', 20, 2),
      event('Disconnected', 12, undefined),
      event('Connected', 11, undefined),
    ]
    expect(shown(events, AVAILABLE(10), 2)).toEqual([
      '24: unknown',
      '20: available',
      '12: offline',
      '11: unknown',
      '10: available',
    ])
  })

  test('a connection lost and back after the latest report: it holds again', () => {
    const events = [event('Disconnected', 3, undefined), event('Connected', 2, undefined)]
    expect(shown(events, AVAILABLE(9))).toEqual(['24: unknown', '9: available', '3: offline', '2: available'])
  })

  test('another connector’s events say nothing', () => {
    expect(shown([event('Failure', 5, 2), event('TransactionStarted', 4, 2)], AVAILABLE(30))).toEqual([
      '24: available',
    ])
  })

  test('an event that the latest report contradicts leaves what nobody knows', () => {
    const spans = connectorHistory([event('Failure', 5)], 1, AVAILABLE(undefined), WINDOW)
    expect(spans.map(({ state }) => state)).toEqual(['unknown', 'available'])
    expect(spans.at(-1)?.from).toBe(TO - MINUTE_MS)
    expect(shown([event('Disconnected', 5, undefined)], AVAILABLE(9)).slice(1, 3)).toEqual([
      '9: available',
      '5: unknown',
    ])
  })
})

test.each([
  ['Available', false, 'available'],
  ['Charging', false, 'busy'],
  ['Faulted', false, 'faulted'],
  ['Unavailable', false, 'unavailable'],
  ['Unavailable', true, 'offline'],
  ['Maintenance', false, 'maintenance'],
  ['Dreaming', false, 'unknown'],
  [undefined, false, 'unknown'],
] as const)('a report of %s, the station out of reach: %s, is %s', (reported, isOffline, state) => {
  expect(connectorNow({ reported, statusAt: 7 }, isOffline)).toEqual({ state, since: 7 })
})

test('a station of which no connector reports anything but Unavailable is offline, each of its connectors', () => {
  const connector = (id: number, reported: string) =>
    connectorFixture({ id, reported, statusAt: hour(2), override: 'Maintenance' })
  const statesOf = (...reported: string[]) => {
    const connectors = reported.map((each, index) => connector(index + 1, each))
    return [...stationHistory({ connectors }, [], WINDOW)].map(([id, spans]) => [id, spans.at(-1)?.state])
  }
  expect(statesOf('Unavailable', 'Unavailable')).toEqual([
    [1, 'offline'],
    [2, 'offline'],
  ])
  expect(statesOf('Unavailable', 'Charging')).toEqual([
    [1, 'unavailable'],
    [2, 'busy'],
  ])
  const silent = connectorFixture({ id: 1, reported: undefined, statusAt: undefined })
  expect(
    stationHistory({ connectors: [silent] }, [], WINDOW)
      .get(1)
      ?.at(-1)?.state,
  ).toBe('unknown')
})

const anyEvent = fc
  .record({
    type: fc.option(fc.constantFrom(...EVENT_TYPES), { nil: undefined }),
    connectorId: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    at: fc.option(fc.integer({ min: TO - 2 * DAY_MS, max: TO + HOUR_MS }), { nil: undefined }),
    pk: fc.nat({ max: 1e6 }),
  })
  .map((facts) => notificationFixture({ ...facts, key: `#${facts.pk}`, rawType: facts.type ?? 'Levitating' }))
const anyNow = fc.record({
  state: fc.constantFrom(...HISTORY_STATES),
  since: fc.option(fc.integer({ min: TO - 2 * DAY_MS, max: TO + HOUR_MS }), { nil: undefined }),
})

test('spans cover exactly the window, none overlap, no two alike stand side by side, and the last is what is reported now', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyEvent, { selector: ({ key }) => key, maxLength: 40 }),
      anyNow,
      fc.integer({ min: 2 * MINUTE_MS, max: DAY_MS }),
      (events, now, length) => {
        const window = { from: TO - length, to: TO }
        const spans = connectorHistory(events, 1, now, window)
        expect(spans[0]?.from).toBe(window.from)
        expect(spans.at(-1)?.to).toBe(window.to)
        expect(spans.at(-1)?.state).toBe(now.state)
        for (const [index, span] of spans.entries()) {
          expect(span.to).toBeGreaterThan(span.from)
          const next = spans[index + 1]
          if (!next) continue
          expect(next.from).toBe(span.to)
          expect(next.state).not.toBe(span.state)
        }
      },
    ),
  )
})

test('whatever order the events come in, the spans are the same', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyEvent, { selector: ({ key }) => key, maxLength: 20 }),
      anyNow,
      (events, now) => {
        const spans = connectorHistory(events, 1, now, WINDOW)
        expect(connectorHistory(events.toReversed(), 1, now, WINDOW)).toEqual(spans)
      },
    ),
  )
})
