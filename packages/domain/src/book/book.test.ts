import { describe, expect, test } from 'vitest'
import {
  connectorDetailFixture,
  makeBook,
  notificationFixture,
  rechargeFixture,
  stationRowFixture,
} from '../fixtures/index.ts'
import type { ConnectorDetail, StationRow } from '../stations/index.ts'
import { DAY_MS, HOUR_MS } from '../time/index.ts'
import type { Recharge } from '../transactions/index.ts'
import type { BookSource } from './book.ts'
import { bookRows } from './csv.ts'
import { summaries } from './summary.ts'

const FROM = Date.parse('2026-03-01T03:00:00Z')
const TO = FROM + 10 * DAY_MS
const ZONE = 'America/Sao_Paulo'
const at = (hours: number) => FROM + hours * HOUR_MS

const connector = (changes: Partial<ConnectorDetail> = {}) =>
  connectorDetailFixture({ id: 1, powerMax: 22, statusAt: at(100), ...changes })
const station = (id: string, changes: Partial<StationRow> = {}) =>
  stationRowFixture({
    id,
    name: id,
    groupPk: undefined,
    groupName: undefined,
    connectors: [connector()],
    ...changes,
  })
const recharge = (
  id: number,
  stationId: string,
  hours: number,
  changes: Partial<Recharge> = {},
): Recharge => ({
  ...rechargeFixture(),
  ...{ id, stationId, connectorId: 1, idTag: `CARD-${id}`, startedAt: at(hours), stoppedAt: at(hours + 1) },
  ...{ energyKwh: 10, stopReason: 'Local', stopActor: undefined, paymentType: undefined },
  ...changes,
})
let number = 0
const event = (
  type: 'Available' | 'Failure' | 'Disconnected' | 'Connected',
  hours: number | undefined,
  stationId = 'A',
) => {
  number += 1
  return notificationFixture({
    ...{ pk: number, key: `#${number}`, stationId, type, at: hours === undefined ? undefined : at(hours) },
    connectorId: type === 'Failure' || type === 'Available' ? 1 : undefined,
  })
}
const bookOf = (changes: Partial<BookSource> = {}) =>
  makeBook(
    { stations: [station('A')], recharges: [], events: [], eventsFrom: FROM, ...changes },
    { from: FROM, to: TO },
    TO,
    ZONE,
  )

describe('what a connector reports now is the end of its spans', () => {
  const own = { reported: 'Faulted', statusAt: at(50), errorCode: undefined, errorInfo: undefined }
  const two = (changes: Partial<ConnectorDetail>) => [connector(changes), connectorDetailFixture({ id: 2 })]
  test.each<readonly [string, Partial<StationRow>, string, number]>([
    ['available', {}, 'working', 100],
    ['charging', { connectors: two({ reported: 'Charging', status: 'Charging' }) }, 'working', 100],
    ['faulted', { connectors: two({ reported: 'Faulted', status: 'Faulted' }) }, 'down', 100],
    ['unavailable', { connectors: two({ reported: 'Unavailable', status: 'Unavailable' }) }, 'down', 100],
    [
      'all unavailable',
      { connectors: [connector({ reported: 'Unavailable', status: 'Unavailable' })] },
      'down',
      100,
    ],
    [
      'in maintenance',
      { connectors: two({ reported: 'Maintenance', status: 'Maintenance' }) },
      'maintenance',
      100,
    ],
    ['by hand', { connectors: two({ override: 'Maintenance', status: 'Maintenance' }) }, 'maintenance', 240],
    [
      'nothing',
      { connectors: two({ reported: undefined, status: undefined, statusAt: undefined }) },
      'unknown',
      0,
    ],
    ['the station faulted', { own }, 'down', 50],
    [
      'the station faulted, somebody charges',
      { own, connectors: two({ reported: 'Charging', status: 'Charging' }) },
      'working',
      100,
    ],
  ])('%s', (_, changes, state, since) => {
    const spans = bookOf({ stations: [station('A', changes)] }).connectors[0]?.spans ?? []
    const last = spans.at(-1)
    expect([last?.state, last && Math.round((last.from - FROM) / HOUR_MS)]).toEqual([state, since])
  })
})

describe('what belongs to a period', () => {
  const stations = [station('A'), station('B', { groupPk: 7 }), station('off', { isActive: false })]

  test('recharges that ended in it, of stations that are on; without a connector they are loose', () => {
    const book = bookOf({
      stations,
      recharges: [
        recharge(1, 'A', -2),
        recharge(2, 'A', -1),
        recharge(3, 'A', 238.9),
        recharge(4, 'A', 239),
        recharge(5, 'B', 5),
        recharge(6, 'B', 4),
        recharge(7, 'A', 5, { connectorId: 9 }),
        recharge(8, 'off', 5),
        recharge(9, 'nowhere', 5),
        recharge(10, 'A', 6, { stoppedAt: undefined }),
        recharge(11, 'A', 6, { startedAt: undefined }),
      ],
    })
    expect(
      book.connectors.map(({ station: { id }, attempts }) => [id, attempts.map((each) => each.id)]),
    ).toEqual([
      ['A', [2, 3]],
      ['B', [6, 5]],
    ])
    expect([...book.loose].map(([id, own]) => [id, own.map((each) => each.id)])).toEqual([['A', [7]]])
    expect([book.running, book.missing.recharges, book.visits.length]).toEqual([1, 3, 5])
    expect(book.connectors[0]?.kilowatts).toBe(22)
  })

  test('disconnections in it, and what is missing', () => {
    const events = [
      event('Disconnected', -1),
      event('Disconnected', 0),
      event('Connected', 1),
      event('Disconnected', 239),
      event('Disconnected', 240),
      event('Disconnected', 5, 'B'),
      event('Available', undefined),
    ]
    const book = bookOf({ stations, events, eventsFrom: at(24) })
    expect([...book.disconnections]).toEqual([
      ['A', 2],
      ['B', 1],
    ])
    expect(book.missing).toMatchObject({ events: 1, history: 1440 })
    expect(bookOf({ eventsFrom: at(-5) }).missing.history).toBe(0)
    expect(bookOf({ eventsFrom: at(300) }).missing.history).toBe(14_400)
    const unsaid = { isOpenAllDay: false, openTime: undefined }
    const hours = [unsaid, { ...unsaid, isOpenAllDay: true }, { ...unsaid, openTime: '08:00:00' }]
    expect(bookOf({ stations: hours.map((own, place) => station(`${place}`, own)) }).missing.hours).toBe(1)
  })

  test('where the events begin late, nothing is known before', () => {
    const events = [event('Available', 10), event('Failure', 30)]
    const statesOf = (eventsFrom: number) =>
      bookOf({
        events,
        eventsFrom,
        stations: [station('A', { connectors: [connector({ reported: undefined, status: undefined })] })],
      }).connectors[0]?.spans.map(({ from, state }) => [(from - FROM) / HOUR_MS, state])
    expect(statesOf(FROM)).toEqual([
      [0, 'unknown'],
      [10, 'working'],
      [30, 'down'],
    ])
    expect(statesOf(at(20))).toEqual([
      [0, 'unknown'],
      [30, 'down'],
    ])
  })
})

test('a network by its groups: who was turned away most comes first, a visit counts where it ended', () => {
  const book = bookOf({
    stations: [
      station('A'),
      station('B', { groupPk: 7, groupName: 'Sul' }),
      station('C', { groupPk: 7, groupName: 'Sul' }),
    ],
    recharges: [
      recharge(1, 'A', 5),
      recharge(2, 'B', 5, { stopReason: 'PowerLoss' }),
      recharge(3, 'B', 20, { energyKwh: 0, idTag: 'X' }),
      recharge(4, 'C', 21.2, { idTag: 'X' }),
      recharge(5, 'C', 30, { stopReason: 'Other' }),
      recharge(6, 'C', 40, { connectorId: undefined, stopReason: 'DeAuthorized' }),
    ],
    events: [event('Disconnected', 1, 'B'), event('Disconnected', 2, 'C')],
  })
  const told = (by: Parameters<typeof summaries>[1]) =>
    summaries(book, by).map(
      ({ key, name, stations, attempts, successes, visits, firstTries, turnedAway, disconnections }) =>
        [key, name, stations, attempts, successes, visits, firstTries, turnedAway, disconnections].join(' '),
    )
  expect(told('group')).toEqual(['7 Sul 2 5 1 4 0 3 2', '  1 1 1 1 1 0 0'])
  expect(told(undefined)).toEqual(['  3 6 2 5 1 3 2'])
  expect(told('station')).toEqual(['C C 1 3 1 3 0 2 1', 'B B 1 2 0 1 0 1 1', 'A A 1 1 1 1 1 0 0'])
  expect(summaries(book, undefined)[0]?.failures).toEqual({
    falseStart: 0,
    station: 1,
    authorization: 1,
    noEnergy: 1,
    unknown: 1,
  })
})

test('the files: each recharge with why it failed, each month, each outage', () => {
  const book = makeBook(
    {
      stations: [station('A')],
      recharges: [
        recharge(1, 'A', 5, { paymentType: 'PIX' }),
        recharge(2, 'A', 8, { stopReason: 'PowerLoss', energyKwh: undefined }),
        recharge(3, 'A', 11, { stopReason: undefined }),
      ],
      events: [event('Available', 0), event('Failure', 24), event('Available', 48)],
      eventsFrom: FROM,
    },
    { from: FROM, to: FROM + 45 * DAY_MS },
    FROM + 45 * DAY_MS,
    ZONE,
  )
  expect(bookRows('sessions', book, ZONE).slice(1)).toEqual([
    ['A', '1', '1', '2026-03-01 08:00:00', '2026-03-01 09:00:00', '', 10, '', 'PIX'],
    ['A', '1', '2', '2026-03-01 11:00:00', '2026-03-01 12:00:00', 'station (PowerLoss)', '', '', ''],
    ['A', '1', '3', '2026-03-01 14:00:00', '2026-03-01 15:00:00', 'unknown', 10, '', ''],
  ])
  expect(bookRows('uptime', book, ZONE).slice(1)).toEqual([
    ['A', '1', '2026-03', 96.765, 1440, 0, 120],
    ['A', '1', '2026-04', 100, 0, 0, 0],
  ])
  expect(bookRows('outages', book, ZONE).slice(1)).toEqual([
    ['A', '1', '2026-03-02 03:00:00', '2026-03-03 03:00:00', 1440, '', ''],
  ])
})
