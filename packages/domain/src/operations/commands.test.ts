import { describe, expect, test } from 'vitest'
import { type RouteId, routeOf } from '../routing/index.ts'
import { commandOfName, protocolOfStation } from './commands.ts'
import { COMMAND_RULES, COMMANDS, commandOfRoute, hasCommand, isForOne, protocolOf } from './index.ts'

describe('commands', () => {
  test('OPS-005 OPS-015 fourteen commands, each with the call of its route', () => {
    expect(COMMANDS).toHaveLength(14)
    for (const command of COMMANDS) {
      const { route, call } = COMMAND_RULES[command]
      expect(routeOf(route).path).toBe(`/operations/${call}`)
      expect(commandOfRoute(route)).toBe(command)
    }
    expect(commandOfRoute('operations-tasks')).toBeUndefined()
  })

  test('OPS-007 three commands are of 1.6 alone; 1.5 has eleven', () => {
    expect(COMMANDS.filter((command) => !hasCommand('v1.5', command))).toEqual([
      'triggerMessage',
      'setChargingProfile',
      'clearChargingProfile',
    ])
    expect(COMMANDS.filter((command) => hasCommand('v1.6', command))).toHaveLength(14)
  })

  test('OPS-008 start, stop and unlock take one station, the others any number', () => {
    expect(COMMANDS.filter(isForOne)).toEqual(['remoteStart', 'remoteStop', 'unlockConnector'])
  })

  test('OPS-001 OPS-002 OPS-003 the version of the address counts where it is permitted', () => {
    const may =
      (...routes: RouteId[]) =>
      (route: RouteId) =>
        routes.includes(route)
    const both = may('operations-v15', 'operations-v16')
    expect(protocolOf(undefined, both)).toBe('v1.6')
    expect(protocolOf('v1.5', both)).toBe('v1.5')
    expect(protocolOf('v2.0', both)).toBe('v1.6')
    expect(protocolOf('v1.5', may('operations-v16'))).toBe('v1.6')
    expect(protocolOf(undefined, may('operations-v15'))).toBe('v1.5')
    expect(protocolOf('v1.6', may())).toBeUndefined()
  })

  test.each([
    ['ocpp1.6J', 'v1.6'],
    ['ocpp1.5S', 'v1.5'],
    ['V_16', 'v1.6'],
    ['V_15', 'v1.5'],
    ['OCPP_1_6', 'v1.6'],
    ['ocpp2.0.1', undefined],
    [undefined, undefined],
  ] as const)('a station that speaks %s is of %s', (said, protocol) => {
    expect(protocolOfStation(said)).toBe(protocol)
  })

  test('the names of tasks are known by OCPP’s words too', () => {
    expect(commandOfName('Get Configuration')).toBe('getConfiguration')
    expect(commandOfName('REMOTE_START_TRANSACTION')).toBe('remoteStart')
    expect(commandOfName('Reset')).toBe('remoteReset')
    expect(commandOfName('Send Local List')).toBeUndefined()
    expect(commandOfName(undefined)).toBeUndefined()
    for (const command of COMMANDS) expect(commandOfName(COMMAND_RULES[command].call)).toBe(command)
  })
})
