import { describe, expect, test } from 'vitest'
import { matchRoute, type RouteId } from '../routing/index.ts'
import { COMMAND_RULES, placeOfCommand, STATION_COMMANDS } from './index.ts'

const may = () => true

describe('a command from where a problem is seen', () => {
  test('leads to its form with station and connector filled in', () => {
    expect(
      placeOfCommand('remoteStop', { id: 'ARO-0003', protocol: 'ocpp1.6J', connectorId: 2 }, may),
    ).toEqual({
      path: '/operations/remote_stop',
      search: { station: 'ARO-0003', connector: 2 },
    })
    for (const command of STATION_COMMANDS) {
      const place = placeOfCommand(command, { id: 'ARO-0003' }, may)
      expect(matchRoute(place?.path ?? '')?.id).toBe(COMMAND_RULES[command].route)
      expect(place?.search).toEqual({ station: 'ARO-0003' })
    }
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
