import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargePointWire, GOLDEN, oddTexts, stationFixture, statusEventWire } from '../fixtures/index.ts'
import { formatUtcText } from '../time/index.ts'
import {
  applyChargeBoxMessage,
  applyStatusEvent,
  type ChargeBoxMessage,
  CONNECTOR_STATUSES,
  isClockWrong,
  readChargeBoxMessage,
  readStatusEvent,
  type Station,
  type StatusEvent,
} from './index.ts'

const START = Date.parse('2026-03-14T14:45:15.989Z')

function event(overrides: Partial<StatusEvent> = {}): StatusEvent {
  const read = readStatusEvent(statusEventWire())
  if (!read) throw new Error('not read')
  return { ...read, ...overrides, rawStatus: overrides.rawStatus ?? overrides.status ?? read.rawStatus }
}

function message(body: unknown): ChargeBoxMessage {
  const read = readChargeBoxMessage(body)
  if (!read) throw new Error('not read')
  return read
}

describe('readStatusEvent', () => {
  test('LIV-014 E15: names, connector, status and time', () => {
    expect(readStatusEvent(GOLDEN.E15)).toEqual({
      stationId: 'IPE-0001',
      stationUuid: '6f0c2f0e-0000-4000-8000-000000000012',
      connectorId: 1,
      status: 'Preparing',
      rawStatus: 'Preparing',
      at: Date.parse('2026-03-14T15:05:21Z'),
      errorCode: undefined,
    })
  })

  test('LIV-014 at least connectorId and status are enough, the station is the topic’s then', () => {
    const topic = { stationId: 'IPE-0001', connectorId: '2' }
    expect(readStatusEvent({ connectorId: '1', status: 'Charging' }, topic)).toMatchObject({
      stationId: 'IPE-0001',
      connectorId: 1,
      status: 'Charging',
      at: undefined,
    })
    expect(readStatusEvent({ status: 'Charging' }, topic)?.connectorId).toBe(2)
  })

  test('an unknown status is kept raw, times come in every form', () => {
    expect(readStatusEvent(statusEventWire({ status: 'Levitating' }))).toMatchObject({
      status: undefined,
      rawStatus: 'Levitating',
    })
    expect(readStatusEvent(statusEventWire({ timestampDT: '2026-03-14T12:05:21-03:00' }))?.at).toBe(
      Date.parse('2026-03-14T15:05:21Z'),
    )
  })

  test('R10 what names no station, connector or status is dropped', () => {
    const wire = statusEventWire()
    const { chargeBoxId: _id, chargeBoxUuid: _uuid, ...nameless } = wire
    const bad: unknown[] = [
      nameless,
      { ...wire, connectorId: null },
      { ...wire, status: null },
      null,
      [],
      'x',
      ...oddTexts,
    ]
    for (const body of bad) expect(readStatusEvent(body)).toBeUndefined()
  })
})

describe('applyStatusEvent', () => {
  test('LIV-014 the connector takes the status, the map colour follows', () => {
    const station = stationFixture()
    expect(station.status).toBe('available')
    const next = applyStatusEvent(station, event({ status: 'Charging' }))
    expect(next.connectors.map((connector) => connector.status)).toEqual(['Charging', 'Available'])
    expect(next.status).toBe('busy')
    expect(next.connectors[1]).toBe(station.connectors[1])
    expect(station.status).toBe('available')
  })

  test('LIV-014 an unknown connector changes nothing: the same object', () => {
    const station = stationFixture()
    expect(applyStatusEvent(station, event({ connectorId: 9 }))).toBe(station)
  })

  test('LIV-014 a status on number 0 is the station’s own: no connector changes, and any other status ends it', () => {
    const station = stationFixture()
    const at = (second: number) => START + second * 1000
    const body = {
      connectorId: 0,
      status: 'Unavailable',
      vendorErrorCode: 'Offline',
      timestampDT: formatUtcText(at(1)),
    }
    const said = readStatusEvent(body, { stationId: station.id })
    if (!said) throw new Error('not read')
    const down = applyStatusEvent(station, said)
    expect(down.connectors).toBe(station.connectors)
    expect(down.own).toMatchObject({ reported: 'Unavailable', errorInfo: 'Offline' })
    expect(down.status).toBe('unavailable')
    expect(applyStatusEvent(down, said)).toBe(down)
    const older = event({ connectorId: 0, status: 'Available', at: at(0) - 1000 })
    expect(applyStatusEvent(down, older)).toBe(down)
    const charging = applyStatusEvent(down, event({ status: 'Charging', at: at(2) }))
    expect(charging.status).toBe('busy')
    expect(applyStatusEvent(down, event({ connectorId: 0, status: 'Available', at: at(3) })).status).toBe(
      'available',
    )
  })

  test('LIV-014 a time that cannot be counts as its arrival, and the later message wins', () => {
    const arrived = START + 60_000
    const tell = (status: string, timestampDT: string, serverNow: number) => {
      const read = readStatusEvent(statusEventWire({ status, timestampDT }), {}, serverNow)
      if (!read) throw new Error('not read')
      return read
    }
    const ahead = tell('Charging', '2036-05-01 00:00:00', arrived)
    expect(ahead).toMatchObject({ at: arrived, claimedAt: Date.UTC(2036, 4, 1) })
    const wrong = applyStatusEvent(stationFixture(), ahead)
    expect(wrong.connectors[0]).toMatchObject({ status: 'Charging', statusAt: arrived })
    expect(isClockWrong(wrong)).toBe(true)
    // The same message once more is no news, though it arrives later.
    expect(applyStatusEvent(wrong, tell('Charging', '2036-05-01 00:00:00', arrived + 5000))).toBe(wrong)
    const right = applyStatusEvent(wrong, tell('Faulted', formatUtcText(arrived + 2000), arrived + 2000))
    expect(right.connectors[0]?.status).toBe('Faulted')
    expect(isClockWrong(right)).toBe(false)
  })

  test.each([
    ['2009-12-31 23:59:59', true],
    ['2010-01-01 00:00:00', false],
    ['2026-03-14 15:10:00', false],
    ['2026-03-14 15:10:01', true],
  ])('LIV-014 at 15:00 a clock that says %s is wrong: %s', (timestampDT, isWrong) => {
    const serverNow = Date.parse('2026-03-14T15:00:00Z')
    const read = readStatusEvent(statusEventWire({ timestampDT }), {}, serverNow)
    expect(read?.claimedAt !== undefined).toBe(isWrong)
    // Where nobody knows the server's clock nothing is ahead of it.
    const unknown = readStatusEvent(statusEventWire({ timestampDT }))
    expect(unknown?.claimedAt !== undefined).toBe(timestampDT.startsWith('2009'))
  })

  test('R7 an older event, and a repeated one, change nothing: the same object', () => {
    const station = applyStatusEvent(stationFixture(), event())
    expect(applyStatusEvent(station, event())).toBe(station)
    expect(applyStatusEvent(station, event({ status: 'Faulted', at: START - 1000 }))).toBe(station)
  })

  test('without a time the arrival counts, and what is older than the held time stays older', () => {
    const station = stationFixture()
    const next = applyStatusEvent(station, event({ status: 'Faulted', at: undefined }))
    expect(next.connectors[0]).toMatchObject({ status: 'Faulted', statusAt: START })
    expect(applyStatusEvent(next, event({ status: 'Charging', at: START - 1000 }))).toBe(next)
    expect(applyStatusEvent(next, event({ status: 'Faulted', at: undefined }))).toBe(next)
  })

  test('a manual status stays shown, and the reported one goes on beneath it', () => {
    const [station] = [
      applyChargeBoxMessage(
        stationFixture(),
        message({ chargeBoxId: 'IPE-0001', connectors: [{ connectorId: 1, unusualStatus: 'MAINTENANCE' }] }),
      ),
    ]
    const next = applyStatusEvent(station, event({ status: 'Charging' }))
    expect(next.connectors[0]).toMatchObject({ status: 'Maintenance', reported: 'Charging' })
    expect(next.status).toBe('maintenance')
  })

  test('R7 LIV-014 any order of arrival, with any repeats, ends alike', () => {
    const anyEvent = fc
      .record({
        connectorId: fc.constantFrom(0, 1, 1, 2, 9),
        at: fc.integer({ min: -1, max: 6 }).map((second) => Math.floor(START / 1000) * 1000 + second * 1000),
        rawStatus: fc.constantFrom(...CONNECTOR_STATUSES, 'Suspended_evse', 'Levitating', 'Rotating'),
      })
      .map((fields) => event({ ...fields, status: undefined, rawStatus: fields.rawStatus }))
    const ofOneTime = ({ connectorId, at }: StatusEvent) => `${connectorId} ${at}`
    const anyRun = fc.uniqueArray(anyEvent, { maxLength: 12, selector: ofOneTime }).chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events, ...events, ...events], {
          minLength: events.length * 3,
          maxLength: events.length * 3,
        }),
      ),
    )
    const play = (events: readonly StatusEvent[]) => events.reduce(applyStatusEvent, stationFixture())
    const outcome = ({ connectors, own }: Station) =>
      [own, ...connectors].map((one) => [one?.reported, one?.statusAt])
    fc.assert(
      fc.property(anyRun, ([events, shuffled]) => {
        expect(outcome(play(shuffled))).toEqual(outcome(play(events)))
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['Faulted', 'Available'],
    ['Available', 'Faulted'],
    ['Charging', 'Preparing'],
    ['SuspendedEVSE', 'Suspended_evse'],
  ])('R7 of %s and then %s in the same second the later arrival is shown', (...statuses) => {
    const events = statuses.flatMap((status) => readStatusEvent(statusEventWire({ status })) ?? [])
    const end = events.reduce(applyStatusEvent, stationFixture())
    expect(end.connectors[0]?.rawStatus).toBe(statuses[1])
  })

  test('R7 a list tells milliseconds, a message whole seconds: within a second the message is not older', () => {
    const [first, ...rest] = stationFixture().connectors
    if (!first) throw new Error('no connector')
    const at = Math.floor(START / 1000) * 1000
    const read = stationFixture({ connectors: [{ ...first, statusAt: at + 771 }, ...rest] })
    const next = applyStatusEvent(read, event({ status: 'Faulted', at }))
    expect(next.connectors[0]).toMatchObject({ status: 'Faulted', statusAt: at + 771 })
  })

  test('R7 after any events a connector never shows an older time than before', () => {
    const anyAt = fc.option(fc.integer({ min: START - 1e7, max: START + 1e7 }), { nil: undefined })
    fc.assert(
      fc.property(fc.array(fc.tuple(anyAt, fc.constantFrom(...CONNECTOR_STATUSES))), (list) => {
        let station = stationFixture()
        for (const [at, status] of list) {
          const next = applyStatusEvent(station, event({ at, status }))
          expect(next.connectors[0]?.statusAt ?? 0).toBeGreaterThanOrEqual(
            station.connectors[0]?.statusAt ?? 0,
          )
          station = next
        }
      }),
    )
  })

  test('R8 a burst of repeats makes no new object', () => {
    const bodies = CONNECTOR_STATUSES.map((status, index) =>
      statusEventWire({ status, timestampDT: formatUtcText(START + index * 1000) }),
    )
    const events = bodies.flatMap((body) => readStatusEvent(body) ?? [])
    const settled = events.reduce(applyStatusEvent, stationFixture())
    for (let round = 0; round < 1000; round += 1) {
      for (const repeated of events) expect(applyStatusEvent(settled, repeated)).toBe(settled)
    }
    expect(settled.connectors[0]?.statusAt).toBe(Math.floor((START + 10_000) / 1000) * 1000)
  })
})

describe('charge box messages', () => {
  test('LIV-012 a known station is merged field by field, absent and null fields stay', () => {
    const station = stationFixture()
    const next = applyChargeBoxMessage(
      station,
      message({ chargeBoxId: 'IPE-0001', description: 'Ipê Norte', chargePointVendor: null, active: false }),
    )
    expect(next).toEqual({ ...station, name: 'Ipê Norte', isActive: false })
  })

  test('LIV-012 a message that changes nothing gives the same object', () => {
    const station = stationFixture()
    expect(applyChargeBoxMessage(station, message(chargePointWire()))).toBe(station)
    expect(applyChargeBoxMessage(station, message({ uuid: station.uuid }))).toBe(station)
  })

  test('a message names its station by chargeBoxId or by uuid, the action is a hint only', () => {
    expect(message({ chargeBoxId: 'A', action: 'INSERT' })).toMatchObject({
      stationId: 'A',
      action: 'INSERT',
    })
    expect(message({ uuid: 'u' })).toMatchObject({ stationId: undefined, stationUuid: 'u' })
    for (const body of [{}, { description: 'x' }, null, [], 'x', 7, { chargeBoxId: '' }]) {
      expect(readChargeBoxMessage(body)).toBeUndefined()
    }
  })

  test('R7 a connector’s status never goes back in time, the rest of it is taken', () => {
    const live = applyStatusEvent(stationFixture(), event({ status: 'Charging' }))
    const next = applyChargeBoxMessage(live, message(chargePointWire({ description: 'Novo' })))
    expect(next.name).toBe('Novo')
    expect(next.connectors[0]).toBe(live.connectors[0])
    expect(next.status).toBe('busy')
  })

  test('connectors that a complete list lacks are gone; of a list that could not be read whole they stay', () => {
    const one = { connectorId: 1, connectorType: 'Type 2' }
    const gone = applyChargeBoxMessage(
      stationFixture(),
      message({ chargeBoxId: 'IPE-0001', connectors: [one] }),
    )
    expect(gone.connectors.map((connector) => connector.id)).toEqual([1])
    const kept = applyChargeBoxMessage(
      stationFixture(),
      message({ chargeBoxId: 'IPE-0001', connectors: [one, null] }),
    )
    expect(kept.connectors.map((connector) => connector.id)).toEqual([1, 2])
  })

  test('a station that gets coordinates has a position', () => {
    const station = stationFixture({ position: undefined })
    const next = applyChargeBoxMessage(
      station,
      message({ chargeBoxId: 'IPE-0001', locationLatitude: -27.6, locationLongitude: -48.6 }),
    )
    expect(next.position).toEqual({ lat: -27.6, lng: -48.6 })
  })
})
