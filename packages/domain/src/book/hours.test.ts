import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { notificationFixture } from '../fixtures/index.ts'
import type { EventType } from '../notifications/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/index.ts'
import { inOrderOfArrival, longestRising } from './arrival.ts'
import { closedStretches, daysOf, openingHoursOf } from './hours.ts'
import { type ConnectorTrace, connectorSpans, type LiveState, type Span, withClosed } from './spans.ts'
import { couldCharge, mendedIn, minutesOf, neviUptime, outagesOf, ukReliability } from './uptime.ts'

const ZONE = 'America/Sao_Paulo'
const FROM = Date.parse('2026-03-01T03:00:00Z')
const PERIOD = { from: FROM, to: FROM + 10 * DAY_MS }
const QUIET: LiveState = { state: 'unknown', since: undefined, isByHand: false }

type Told = readonly [hours: number, type: EventType, pk?: number]
const spansOf = (told: readonly Told[], changes: Partial<ConnectorTrace> = {}) => {
  const events = told.map(([hours, type, pk], place) =>
    notificationFixture({
      pk: pk ?? place + 1,
      key: `#${pk ?? place + 1}`,
      stationId: 'A',
      connectorId: type === 'Disconnected' || type === 'Connected' ? undefined : 1,
      transactionId: undefined,
      type,
      at: FROM + hours * HOUR_MS,
    }),
  )
  return connectorSpans(
    {
      connectorId: 1,
      events: inOrderOfArrival(events, PERIOD.to),
      attempts: [],
      known: new Set(),
      live: QUIET,
      eventsFrom: Number.NEGATIVE_INFINITY,
      ...changes,
    },
    PERIOD,
  )
}
/** The state at hours of the period. */
const statesAt = (spans: readonly Span[], ...hours: readonly number[]) =>
  hours.map(
    (hour) =>
      spans.find(({ from, to }) => from <= FROM + hour * HOUR_MS && FROM + hour * HOUR_MS < to)?.state,
  )

describe('the spans of a connector', () => {
  test('a fault is down until it is mended, and nothing is known before the first event', () => {
    const spans = spansOf([
      [10, 'Available'],
      [20, 'Failure'],
      [30, 'Available'],
    ])
    expect(statesAt(spans, 5, 15, 25, 35)).toEqual(['unknown', 'working', 'down', 'working'])
  })

  test.each<[string, readonly Told[], number]>([
    [
      'available twice',
      [
        [10, 'Available'],
        [20, 'Available'],
      ],
      15,
    ],
    [
      'a fault after a fault',
      [
        [10, 'Failure'],
        [20, 'Failure'],
      ],
      15,
    ],
    [
      'a recharge begins at one that is down',
      [
        [10, 'Failure'],
        [20, 'TransactionStarted'],
      ],
      15,
    ],
    [
      'it comes back and was not away',
      [
        [10, 'Available'],
        [20, 'Connected'],
        [21, 'Available'],
      ],
      15,
    ],
    [
      'it goes away twice',
      [
        [10, 'Disconnected'],
        [20, 'Disconnected'],
      ],
      15,
    ],
    [
      'it is back and says nothing',
      [
        [10, 'Disconnected'],
        [12, 'Connected'],
      ],
      15,
    ],
  ])('what contradicts itself is unknown: %s', (_, told, hour) => {
    expect(statesAt(spansOf(told), hour)).toEqual(['unknown'])
  })

  test('an end that the charger brought about and did not explain is unknown; one that a fault cut off is down', () => {
    const attempts = [
      { id: 1, from: FROM + 10 * HOUR_MS, to: FROM + 11 * HOUR_MS, stopReason: 'PowerLoss' },
    ] as const
    expect(statesAt(spansOf([], { attempts }), 10.5, 15)).toEqual(['working', 'unknown'])
    expect(statesAt(spansOf([[11, 'Failure']], { attempts }), 10.5, 15)).toEqual(['working', 'down'])
  })

  test('where the history is cut a recharge tells of itself alone', () => {
    const attempts = [
      { id: 1, from: FROM + 10 * HOUR_MS, to: FROM + 11 * HOUR_MS, stopReason: 'Local' },
    ] as const
    const spans = spansOf([[60, 'Available']], { attempts, eventsFrom: FROM + 50 * HOUR_MS })
    expect(statesAt(spans, 5, 10.5, 15, 55, 61)).toEqual([
      'unknown',
      'working',
      'unknown',
      'unknown',
      'working',
    ])
  })

  test('what is reported now corrects the last events, and a mark by hand hides what worked before it', () => {
    const live = (state: LiveState['state'], hours?: number, isByHand = false): Partial<ConnectorTrace> => ({
      live: { state, since: hours === undefined ? undefined : FROM + hours * HOUR_MS, isByHand },
    })
    const told: readonly Told[] = [[10, 'Available']]
    expect(statesAt(spansOf(told, live('down', 50)), 40, 60)).toEqual(['working', 'down'])
    expect(statesAt(spansOf(told, live('down')), 40, 239.99)).toEqual(['unknown', 'down'])
    expect(statesAt(spansOf(told, live('maintenance', undefined, true)), 40, 239.99)).toEqual([
      'unknown',
      'maintenance',
    ])
  })

  test('a time against the order of arrival is unknown from the one to the other', () => {
    const others = Array.from({ length: 120 }, (_, hour) =>
      notificationFixture({
        pk: 100 + hour,
        key: `#${100 + hour}`,
        stationId: 'B',
        at: FROM + hour * HOUR_MS,
      }),
    )
    // It came between 40 and 41, and says 9 days later.
    const wrong = notificationFixture({
      pk: 141,
      key: '#141w',
      stationId: 'A',
      connectorId: 1,
      type: 'Failure',
      at: FROM + 9 * DAY_MS,
    })
    const events = inOrderOfArrival([...others, { ...wrong, pk: 140.5 }], PERIOD.to)
    const doubt = events.find(({ event }) => event.stationId === 'A')?.doubt
    expect(doubt).toEqual({ from: FROM + 40 * HOUR_MS, to: FROM + 41 * HOUR_MS })
  })

  test('they cover the period, touch, and do not depend on the order in which events are read', () => {
    const types = fc.constantFrom<EventType>(
      'Available',
      'Failure',
      'Disconnected',
      'Connected',
      'StationBooted',
      'TransactionStarted',
      'TransactionEnded',
      'Warning',
    )
    const told = fc.array(fc.tuple(fc.integer({ min: -20, max: 260 }), types, fc.nat(500)), { maxLength: 30 })
    fc.assert(
      fc.property(
        told,
        fc.constantFrom<LiveState['state']>('working', 'down', 'maintenance', 'unknown'),
        (all, state) => {
          const unique = [...new Map(all.map((each) => [each[2], each])).values()]
          const live = { state, since: undefined, isByHand: false }
          const spans = spansOf(unique, { live })
          expect(spansOf(unique.toReversed(), { live })).toEqual(spans)
          expect(spans[0]?.from).toBe(PERIOD.from)
          expect(spans.at(-1)?.to).toBe(PERIOD.to)
          for (const [place, span] of spans.slice(1).entries()) expect(span.from).toBe(spans[place]?.to)
          if (state !== 'unknown') expect(spans.at(-1)?.state).toBe(state)
        },
      ),
    )
  })
})

test('the longest row that never falls is the longest', () => {
  const longest = (values: readonly number[]): number => {
    const best = values.map(() => 1)
    for (const [place, value] of values.entries())
      for (const [before, other] of values.slice(0, place).entries())
        if (other <= value) best[place] = Math.max(best[place] ?? 1, (best[before] ?? 0) + 1)
    return Math.max(0, ...best)
  }
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 25 }), (values) => {
      const kept = [...longestRising(values)].sort((a, b) => a - b).map((place) => values[place] ?? 0)
      expect(kept).toHaveLength(longest(values))
      expect(kept).toEqual(kept.toSorted((a, b) => a - b))
    }),
  )
})

describe('closed hours', () => {
  const closed = (openTime: string, closeTime: string) => {
    const hours = openingHoursOf({ isOpenAllDay: false, openTime, closeTime })
    const day = { from: FROM, to: FROM + DAY_MS }
    return closedStretches(hours, day, daysOf(day, ZONE)).map(({ from, to }) => [
      (from - FROM) / HOUR_MS,
      (to - FROM) / HOUR_MS,
    ])
  }
  test('before and after; through the night; until midnight; all day', () => {
    expect(closed('07:00:00', '22:00:00')).toEqual([
      [0, 7],
      [22, 24],
    ])
    expect(closed('18:00:00', '02:00:00')).toEqual([[2, 18]])
    expect(closed('06:30:00', '23:59:59')).toEqual([[0, 6.5]])
    expect(closed('00:00:00', '23:59:59')).toEqual([])
  })

  test('they take their place in the spans and nothing else', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 12 })
    const states = ['working', 'down', 'unknown'] as const
    fc.assert(
      fc.property(cuts, cuts, (edges, hours) => {
        const points = [0, ...edges.toSorted((a, b) => a - b), 100]
        const spans = points.slice(1).map(
          (to, place): Span => ({
            from: points[place] ?? 0,
            to,
            state: states[place % 3] ?? 'working',
          }),
        )
        const shut = hours.toSorted((a, b) => a - b)
        const stretches = shut.flatMap((from, place) => {
          const to = shut[place + 1]
          return place % 2 === 0 && to !== undefined ? [{ from, to }] : []
        })
        const cut = withClosed(spans, stretches)
        for (let at = 0; at < 100; at += 1) {
          const isShut = stretches.some(({ from, to }) => from <= at && at < to)
          const before = spans.find(({ from, to }) => from <= at && at < to)?.state
          const own = cut.filter(({ from, to }) => from <= at && at < to)
          expect(own.map(({ state }) => state)).toEqual([isShut ? 'closed' : before])
        }
      }),
    )
  })
})

describe('the three uptimes', () => {
  const of = (hours: Partial<Record<Span['state'], number>>) => {
    let at = 0
    return minutesOf(
      Object.entries(hours).map(([state, length]): Span => {
        const from = at
        at += (length ?? 0) * HOUR_MS
        return { from, to: at, state: state as Span['state'], ...(state === 'unknown' && { why: 'clock' }) }
      }),
    )
  }
  const minutes = of({ working: 70, down: 10, maintenance: 5, closed: 10, unknown: 5 })

  test('each by its own formula, with what it leaves out', () => {
    expect(couldCharge(minutes)).toEqual({
      share: 70 / 80,
      minutes: 4800,
      excluded: [
        { reason: 'maintenance', minutes: 300 },
        { reason: 'closed', minutes: 600 },
        { reason: 'unknown', minutes: 300 },
      ],
    })
    expect(neviUptime(minutes)).toMatchObject({
      share: 85 / 95,
      minutes: 5700,
      outage: 1500,
      outageExcluded: 900,
    })
    expect(ukReliability(minutes).share).toBeCloseTo(75 / 90, 12)
  })

  test("a whole year is NEVI's 525,600 minutes", () => {
    const year = neviUptime(of({ working: 8760 - 8.76, down: 8.76 }))
    expect(year.share).toBeCloseTo(0.999, 9)
    const ports = neviUptime(of({ working: 3 * 8000, down: 3 * 80 }), 3)
    expect(ports.share).toBe(8000 / 8080)
  })

  test('nothing known is no number', () => {
    expect([couldCharge, neviUptime, ukReliability].map((formula) => formula(of({})).share)).toEqual(
      Array(3).fill(undefined),
    )
  })
})

test('an outage lasts from the first down event to the first working one; what nobody saw end is told apart', () => {
  const span = (from: number, to: number, state: Span['state']): Span => ({
    from: from * MINUTE_MS,
    to: to * MINUTE_MS,
    state,
  })
  const outages = outagesOf([
    span(0, 10, 'working'),
    span(10, 40, 'down'),
    span(40, 41, 'unknown'),
    span(41, 100, 'working'),
    span(100, 120, 'down'),
    span(120, 200, 'unknown'),
    span(200, 210, 'working'),
    span(210, 300, 'down'),
  ])
  expect(mendedIn(outages, 300 * MINUTE_MS)).toEqual({ median: 31, p90: 31, count: 1, open: [90], unsure: 1 })
})
