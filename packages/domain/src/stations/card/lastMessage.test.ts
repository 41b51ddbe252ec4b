import { expect, test } from 'vitest'
import { connectorFixture, notificationFixture } from '../../fixtures/index.ts'
import { MINUTE_MS } from '../../time/index.ts'
import { lastMessageOf } from './lastMessage.ts'

const NOW = Date.parse('2026-03-14T15:00:00Z')
const ago = (minutes: number) => NOW - minutes * MINUTE_MS
const event = (type: 'Failure' | 'Disconnected', minutes: number) =>
  notificationFixture({ type, rawType: type, at: ago(minutes) })
const connector = (minutes: number | undefined, reported = 'Available') =>
  connectorFixture({ reported, statusAt: minutes === undefined ? undefined : ago(minutes) })

test.each([
  ['a heartbeat', 1, [2], [3], 'heartbeat', 1],
  ['a status', 3, [5, 2], [3], 'status', 2],
  ['an event', 3, [2], [1], 'event', 1],
  ['of the same moment the event', 2, [2], [2], 'event', 2],
  ['without a heartbeat a status', undefined, [2, undefined], [], 'status', 2],
] as const)('the last message is %s', (_what, heartbeat, statuses, failures, kind, minutes) => {
  const station = {
    heartbeatAt: heartbeat === undefined ? undefined : ago(heartbeat),
    connectors: statuses.map((each) => connector(each)),
  }
  const events = failures.map((each) => event('Failure', each))
  expect(lastMessageOf(station, events)).toMatchObject({ kind, at: ago(minutes) })
})

test('that the connection was lost is no message of the station, nor what its server then says of the connectors', () => {
  const station = { heartbeatAt: ago(9), connectors: [connector(2, 'Unavailable'), connector(7)] }
  expect(lastMessageOf(station, [event('Disconnected', 2)])).toMatchObject({ kind: 'status', at: ago(7) })
  expect(lastMessageOf(station, [event('Disconnected', 3)])).toMatchObject({ kind: 'status', at: ago(2) })
})

test('of a station that never said anything there is none', () => {
  expect(lastMessageOf({ heartbeatAt: undefined, connectors: [] }, [])).toBeUndefined()
})
