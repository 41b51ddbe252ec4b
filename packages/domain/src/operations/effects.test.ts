import { describe, expect, test } from 'vitest'
import { notificationFixture, stationFixture } from '../fixtures/index.ts'
import { type EffectSigns, effectOf } from './effects.ts'

const SENT = Date.parse('2026-03-14T15:00:00Z')
const fixture = stationFixture({ id: 'A' })
const [first] = fixture.connectors
const connector = (id: number, reported: string, statusAt: number) => {
  if (!first) throw new Error('a connector')
  return { ...first, id, reported, statusAt }
}
const signs = (command: EffectSigns['command'], changes: Partial<EffectSigns> = {}): EffectSigns => ({
  command,
  values: {
    availType: '',
    connectorId: undefined,
    transactionId: undefined,
    triggerMessage: '',
    driver: 'tag',
    idTag: 'TAG-1',
    personIdTag: '',
  },
  sentAt: SENT,
  now: SENT + 5_000,
  station: { ...fixture, connectors: [] },
  events: [],
  isHeard: true,
  recharges: undefined,
  ...changes,
})
const event = (type: 'TransactionStarted' | 'TransactionEnded' | 'StationBooted', more = {}) =>
  notificationFixture({ stationId: 'A', type, connectorId: undefined, transactionId: undefined, ...more })
const values = (changes: Partial<EffectSigns['values']>): EffectSigns['values'] => ({
  ...signs('clearCache').values,
  ...changes,
})

describe('the effect of an accepted command', () => {
  test('a start: pending, seen by its event or by the connector, and after a minute not begun', () => {
    expect(effectOf(signs('remoteStart'))).toBe('pending')
    expect(effectOf(signs('remoteStart', { now: SENT + 61_000 }))).toBe('notBegun')
    expect(
      effectOf(signs('remoteStart', { now: SENT + 99_000, events: [event('TransactionStarted')] })),
    ).toBe('seen')
    const of2 = {
      values: values({ connectorId: 2 }),
      events: [event('TransactionStarted', { connectorId: 1 })],
    }
    expect(effectOf(signs('remoteStart', of2))).toBe('pending')
    // Its own connector's, and one that names none.
    for (const connectorId of [2, undefined])
      expect(
        effectOf(signs('remoteStart', { ...of2, events: [event('TransactionStarted', { connectorId })] })),
      ).toBe('seen')
    const at = (statusAt: number) => ({
      values: values({ connectorId: 2 }),
      station: { ...fixture, connectors: [connector(2, 'Charging', statusAt)] },
    })
    expect(effectOf(signs('remoteStart', at(SENT + 1_000)))).toBe('seen')
    // It charged before.
    expect(effectOf(signs('remoteStart', at(SENT - 1_000)))).toBe('pending')
  })

  test('a start is seen in the list of recharges, whatever the live connection does', () => {
    const late = { now: SENT + 61_000, isHeard: false, values: values({ connectorId: 2 }) }
    const listed = (changes = {}) =>
      effectOf(
        signs('remoteStart', {
          ...late,
          recharges: [{ connectorId: 2, idTag: 'tag-1', startedAt: SENT + 9_000, ...changes }],
        }),
      )
    expect(listed()).toBe('seen')
    expect(listed({ idTag: 'TAG-1' })).toBe('seen')
    expect(listed({ idTag: undefined, connectorId: undefined })).toBe('seen')
    // Another connector's, another driver's, one from before.
    expect(listed({ connectorId: 1 })).toBe('notBegun')
    expect(listed({ idTag: 'TAG-2' })).toBe('notBegun')
    expect(listed({ startedAt: SENT - 600_000 })).toBe('notBegun')
  })

  test('a start that nobody could look for is not called one that did not begin', () => {
    const late = { now: SENT + 61_000, isHeard: false }
    expect(effectOf(signs('remoteStart', late))).toBe('unknown')
    expect(effectOf(signs('remoteStart', { ...late, now: SENT + 5_000 }))).toBe('pending')
    expect(effectOf(signs('remoteStart', { ...late, recharges: [] }))).toBe('notBegun')
    expect(effectOf(signs('remoteStart', { ...late, isHeard: true }))).toBe('notBegun')
  })

  test('firmware: another version than before; without a version nothing tells it', () => {
    const at = (firmware: string | undefined, formerFirmware?: string) =>
      effectOf(signs('updateFirmware', { station: { ...fixture, firmware }, formerFirmware }))
    expect(at('1.4.1', '1.4.1')).toBe('pending')
    expect(at('1.4.2', '1.4.1')).toBe('seen')
    expect(at(undefined, '1.4.1')).toBe('untold')
    expect(at('1.4.2')).toBe('untold')
  })

  test('a stop by the end of its own recharge; a reset by the boot', () => {
    const own = { values: values({ transactionId: 7 }) }
    expect(effectOf(signs('remoteStop', own))).toBe('pending')
    expect(
      effectOf(signs('remoteStop', { ...own, events: [event('TransactionEnded', { transactionId: '8' })] })),
    ).toBe('pending')
    expect(
      effectOf(signs('remoteStop', { ...own, events: [event('TransactionEnded', { transactionId: '7' })] })),
    ).toBe('seen')
    expect(effectOf(signs('remoteReset', { now: SENT + 999_000 }))).toBe('pending')
    expect(effectOf(signs('remoteReset', { events: [event('StationBooted')] }))).toBe('seen')
  })

  test('availability once all its connectors say so since', () => {
    const station = (...connectors: readonly ReturnType<typeof connector>[]) => ({ ...fixture, connectors })
    const out = values({ availType: 'INOPERATIVE' })
    const both = station(connector(1, 'Unavailable', SENT + 1), connector(2, 'Charging', SENT + 1))
    expect(effectOf(signs('changeAvailability', { values: out, station: both }))).toBe('pending')
    expect(effectOf(signs('changeAvailability', { values: { ...out, connectorId: 1 }, station: both }))).toBe(
      'seen',
    )
    const back = values({ availType: 'OPERATIVE', connectorId: 2 })
    expect(effectOf(signs('changeAvailability', { values: back, station: both }))).toBe('seen')
    expect(effectOf(signs('changeAvailability', { values: out, station: undefined }))).toBe('pending')
  })

  test('a status that was asked for by a newer report; what no message tells is untold', () => {
    const status = values({ triggerMessage: 'StatusNotification' })
    const station = (at: number) => ({ ...fixture, connectors: [connector(1, 'Available', at)] })
    expect(effectOf(signs('triggerMessage', { values: status, station: station(SENT + 1) }))).toBe('seen')
    expect(effectOf(signs('triggerMessage', { values: status, station: station(SENT - 1) }))).toBe('pending')
    expect(effectOf(signs('triggerMessage', { values: values({ triggerMessage: 'Heartbeat' }) }))).toBe(
      'untold',
    )
    for (const command of ['clearCache', 'dataTransfer', 'changeConfiguration', 'getDiagnostics'] as const)
      expect(effectOf(signs(command))).toBe('untold')
  })
})
