import { describe, expect, test } from 'vitest'
import { matchRoute, type RouteId } from '../routing/index.ts'
import {
  COMMAND_RULES,
  otherAvailability,
  placeOfCommand,
  placeOfSelection,
  SELECTION_COMMANDS,
  STATION_COMMANDS,
} from './index.ts'

const may = () => true

describe('a command from where a problem is seen', () => {
  test('leads to its form with station and connector filled in', () => {
    expect(
      placeOfCommand('remoteStop', { id: 'ARO-0003', protocol: 'ocpp1.6J', connectorId: 2 }, may),
    ).toEqual({
      path: '/operations/remote_stop',
      search: { station: 'ARO-0003', connector: 2 },
    })
    // Connector 0 is the station as a whole.
    expect(placeOfCommand('changeAvailability', { id: 'ARO-0003', connectorId: 0 }, may)?.search).toEqual({
      station: 'ARO-0003',
      connector: 0,
    })
    for (const command of STATION_COMMANDS) {
      const place = placeOfCommand(command, { id: 'ARO-0003' }, may)
      expect(matchRoute(place?.path ?? '')?.id).toBe(COMMAND_RULES[command].route)
      expect(place?.search).toEqual({ station: 'ARO-0003' })
    }
  })

  test('availability: the other one than the station says; a status is what it is asked for', () => {
    const at = (connectorId: number | undefined, ...reported: readonly (string | undefined)[]) =>
      otherAvailability(
        reported.map((each, place) => ({ id: place + 1, reported: each })),
        connectorId,
      )
    expect(at(2, 'Available', 'Unavailable')).toBe('OPERATIVE')
    expect(at(1, 'Available', 'Unavailable')).toBe('INOPERATIVE')
    expect(at(undefined, 'Available', 'Unavailable')).toBe('INOPERATIVE')
    expect(at(undefined, 'UNAVAILABLE', 'Unavailable')).toBe('OPERATIVE')
    expect(at(undefined)).toBe('INOPERATIVE')
    const target = { id: 'A', availType: 'OPERATIVE', triggerMessage: 'StatusNotification' } as const
    expect(placeOfCommand('changeAvailability', target, may)?.search).toEqual({
      station: 'A',
      avail: 'OPERATIVE',
    })
    expect(placeOfCommand('triggerMessage', target, may)?.search).toEqual({
      station: 'A',
      message: 'StatusNotification',
    })
    expect(placeOfCommand('remoteReset', target, may)?.search).toEqual({ station: 'A' })
    expect(placeOfCommand('remoteReset', { ...target, resetType: 'SOFT' }, may)?.search).toEqual({
      station: 'A',
      reset: 'SOFT',
    })
    expect(placeOfCommand('unlockConnector', { ...target, resetType: 'SOFT' }, may)?.search).toEqual({
      station: 'A',
    })
  })

  test('OPS-007 in the version that the station speaks; what that version lacks is not offered', () => {
    const target = { id: 'ARO-0003', protocol: 'ocpp1.5S' }
    expect(placeOfCommand('remoteReset', target, may)?.search).toEqual({
      station: 'ARO-0003',
      protocol: 'v1.5',
    })
    expect(placeOfCommand('triggerMessage', target, may)).toBeUndefined()
    expect(placeOfCommand('triggerMessage', { ...target, protocol: undefined }, may)).toBeDefined()
  })

  test('is not offered to whom its page is not permitted', () => {
    const mayNotReset = (route: RouteId) => route !== 'operations-remote-reset'
    expect(placeOfCommand('remoteReset', { id: 'ARO-0003' }, mayNotReset)).toBeUndefined()
    expect(placeOfCommand('remoteStop', { id: 'ARO-0003' }, mayNotReset)).toBeDefined()
  })
})

describe('a command for the stations that were ticked', () => {
  const of16 = { protocol: 'ocpp1.6J' }
  const of15 = { protocol: 'ocpp1.5S' }

  test('OPS-008 leaves out those that go to one station at a time', () => {
    expect(SELECTION_COMMANDS).toHaveLength(11)
    expect(SELECTION_COMMANDS).not.toContain('remoteStop')
  })

  test('OPS-007 opens in v1.5 only where all of them speak it', () => {
    const reset = { path: '/operations/remote_reset', search: {} }
    expect(placeOfSelection('remoteReset', [of16, of15], may)).toEqual(reset)
    expect(placeOfSelection('remoteReset', [{ protocol: undefined }, of15], may)).toEqual(reset)
    expect(placeOfSelection('remoteReset', [of15, of15], may)?.search).toEqual({ protocol: 'v1.5' })
    expect(placeOfSelection('triggerMessage', [of15], may)).toBeUndefined()
    expect(placeOfSelection('triggerMessage', [of16, of15], may)).toBeDefined()
  })

  test('is not offered to whom its page is not permitted', () => {
    expect(placeOfSelection('remoteReset', [of16], () => false)).toBeUndefined()
  })
})
