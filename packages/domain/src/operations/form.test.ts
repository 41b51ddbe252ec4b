import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyValues } from '../forms/index.ts'
import { COMMAND_FIELDS, checkCommand, commandPolicy } from './form.ts'
import {
  COMMAND_FORM,
  COMMANDS,
  type Command,
  type CommandValues,
  commandRequest,
  sendProblem,
} from './index.ts'

const NOW = Date.parse('2026-03-14T15:05:00Z')
const MINUTE = 60_000
const empty = emptyValues(COMMAND_FORM)
const filled = (values: Partial<CommandValues>): CommandValues => ({ ...empty, ...values })
const errorsOf = (command: Command, values: Partial<CommandValues> = {}) =>
  Object.fromEntries(
    Object.entries(checkCommand(command, filled(values), NOW)).map(([path, error]) => [path, error?.key]),
  )
const bodyOf = (command: Command, values: Partial<CommandValues>) => {
  const { chargePointSelectList, ...fields } = commandRequest(command, filled(values), ['IPE-0001'], NOW)
  expect(chargePointSelectList).toEqual(['IPE-0001'])
  return fields
}
const ADDRESS = { location: 'ftp://host/dir' }

describe('what is asked for', () => {
  test.each([
    ['OPS-022', 'changeAvailability', ['availType']],
    ['OPS-024 OPS-025', 'remoteStart', ['connectorId', 'idTag']],
    ['OPS-028', 'remoteStop', ['transactionId']],
    ['OPS-029', 'remoteReset', ['resetType']],
    ['OPS-030', 'getConfiguration', ['confKeys']],
    ['OPS-031 OPS-032', 'changeConfiguration', ['confKey', 'value']],
    ['OPS-033', 'unlockConnector', ['connectorId']],
    ['OPS-034', 'getDiagnostics', ['location']],
    ['OPS-037', 'updateFirmware', ['location', 'retrieve']],
    ['OPS-039 OPS-040', 'dataTransfer', ['vendorId']],
    ['OPS-041', 'triggerMessage', ['triggerMessage']],
    ['OPS-042', 'setChargingProfile', ['profilePk', 'connectorId']],
    ['OPS-044', 'clearChargingProfile', ['profilePk']],
    ['OPS-047', 'clearCache', []],
  ] as const)('%s %s cannot be sent without %j', (_id, command, paths) => {
    expect(Object.keys(errorsOf(command)).toSorted()).toEqual([...paths].toSorted())
  })

  test('OPS-010 each command shows its own parameters alone', () => {
    for (const command of COMMANDS) {
      const states = commandPolicy(command, empty)
      for (const [path, state] of Object.entries(states))
        if (state.isVisible) expect(COMMAND_FIELDS[command]).toContain(path)
    }
  })

  test('OPS-011 OPS-012 a station comes first, then the parameters; start, stop and unlock take one', () => {
    const errors = checkCommand('remoteReset', empty, NOW)
    expect(sendProblem('remoteReset', [], errors)).toBe('noStation')
    expect(sendProblem('remoteReset', ['a'], errors)).toBe('missing')
    expect(sendProblem('remoteReset', ['a', 'b'], {})).toBeUndefined()
    expect(sendProblem('remoteStop', ['a', 'b'], {})).toBe('oneStation')
  })
})

describe('the rules of each parameter', () => {
  test('OPS-023 availability: without a connector the whole station, 0', () => {
    expect(errorsOf('changeAvailability', { availType: 'INOPERATIVE' })).toEqual({})
    expect(bodyOf('changeAvailability', { availType: 'INOPERATIVE' })).toEqual({
      availType: 'INOPERATIVE',
      connectorId: 0,
    })
    expect(bodyOf('changeAvailability', { availType: 'OPERATIVE', connectorId: 2 })).toMatchObject({
      connectorId: 2,
    })
  })

  test('OPS-025 a person found by document stands for the tag, and one without a tag says so', () => {
    const start = { connectorId: 1, driver: 'person' } as const
    expect(errorsOf('remoteStart', start)).toEqual({ personPk: 'required' })
    expect(errorsOf('remoteStart', { ...start, personPk: 7 })).toEqual({ personIdTag: 'operations.noTag' })
    const found = { ...start, personPk: 7, personIdTag: 'TAG7', idTag: 'OTHER' }
    expect(errorsOf('remoteStart', found)).toEqual({})
    expect(bodyOf('remoteStart', found)).toEqual({ connectorId: 1, idTag: 'TAG7' })
  })

  test('OPS-026 a payment is sent only where it was chosen', () => {
    const start = { connectorId: 1, idTag: 'TAG1' }
    expect(bodyOf('remoteStart', start)).toEqual({ connectorId: 1, idTag: 'TAG1' })
    expect(errorsOf('remoteStart', { ...start, hasPayment: true })).toEqual({ paymentType: 'required' })
    expect(bodyOf('remoteStart', { ...start, hasPayment: true, paymentType: 'PIX' })).toMatchObject({
      paymentType: 'PIX',
    })
  })

  test('OPS-024 OPS-033 OPS-041 the connector 0 is none of start, unlock and trigger', () => {
    for (const command of ['remoteStart', 'unlockConnector', 'triggerMessage'] as const)
      expect(errorsOf(command, { connectorId: 0, idTag: 'T', triggerMessage: 'Heartbeat' })).toEqual({
        connectorId: 'operations.wholeStation',
      })
    expect(errorsOf('setChargingProfile', { connectorId: 0, profilePk: 1 })).toEqual({})
    expect(errorsOf('unlockConnector', { connectorId: 1.5 })).toEqual({ connectorId: 'operations.connector' })
  })

  test('OPS-043 a profile is set on a connector, or by 0 on all', () => {
    expect(bodyOf('setChargingProfile', { connectorId: 0, profilePk: 4 })).toEqual({
      chargingProfilePk: 4,
      connectorId: 0,
    })
  })

  test('OPS-030 keys of 1 to 50 characters', () => {
    expect(errorsOf('getConfiguration', { confKeys: ['A', 'x'.repeat(50)] })).toEqual({})
    for (const key of ['x'.repeat(51), ' '])
      expect(errorsOf('getConfiguration', { confKeys: ['A', key] })).toEqual({
        confKeys: 'operations.keyLength',
      })
    expect(bodyOf('getConfiguration', { confKeys: [' A ', 'B'] })).toEqual({ confKeyList: ['A', 'B'] })
  })

  test('OPS-031 OPS-032 only the field of the kind of key is sent; the value is 1 to 500 characters', () => {
    const values = { confKey: 'HeartbeatInterval', customConfKey: 'Own', value: '300' }
    expect(bodyOf('changeConfiguration', values)).toEqual({
      keyType: 'PREDEFINED',
      confKey: 'HeartbeatInterval',
      value: '300',
    })
    expect(bodyOf('changeConfiguration', { ...values, keyType: 'CUSTOM' })).toEqual({
      keyType: 'CUSTOM',
      customConfKey: 'Own',
      value: '300',
    })
    expect(errorsOf('changeConfiguration', { ...values, value: ' ' })).toEqual({ value: 'operations.value' })
    expect(errorsOf('changeConfiguration', { ...values, value: 'x'.repeat(501) })).toEqual({
      value: 'tooLong',
    })
    expect(
      errorsOf('changeConfiguration', { ...values, keyType: 'CUSTOM', customConfKey: 'x'.repeat(51) }),
    ).toEqual({ customConfKey: 'tooLong' })
  })

  test.each(['ftp://h/d', 'ftps://u:p@h/d', 'sftp://h', 'http://h/f.bin', 'HTTPS://h/f'])(
    'OPS-034 OPS-037 %s is an address',
    (location) => {
      expect(errorsOf('getDiagnostics', { location })).toEqual({})
    },
  )
  test.each([
    'h/d',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ftp://',
    'ftp:///d',
    'http://h/a b',
    'mailto:a@b',
  ])('OPS-034 OPS-037 %s is none', (location) => {
    expect(errorsOf('getDiagnostics', { location })).toEqual({ location: 'operations.address' })
  })

  test('OPS-035 OPS-038 retries and their interval are 1 by default, and at least 1', () => {
    expect([empty.retries, empty.retryInterval]).toEqual([1, 1])
    for (const bad of [0, -1, 1.5])
      expect(errorsOf('getDiagnostics', { ...ADDRESS, retries: bad, retryInterval: bad })).toEqual({
        retries: 'operations.atLeastOne',
        retryInterval: 'operations.atLeastOne',
      })
  })

  test('OPS-036 a start and a stop are sent in UTC, in order, and not in the future', () => {
    const start = NOW - 60 * MINUTE
    expect(bodyOf('getDiagnostics', { ...ADDRESS, start, stop: NOW })).toEqual({
      ...ADDRESS,
      retries: 1,
      retryInterval: 1,
      start: '2026-03-14 14:05:00',
      stop: '2026-03-14 15:05:00',
    })
    expect(bodyOf('getDiagnostics', ADDRESS)).not.toHaveProperty('start')
    expect(errorsOf('getDiagnostics', { ...ADDRESS, start, stop: start })).toEqual({
      stop: 'operations.order',
    })
    expect(errorsOf('getDiagnostics', { ...ADDRESS, start: NOW + 1 })).toEqual({ start: 'operations.future' })
    expect(errorsOf('getDiagnostics', { ...ADDRESS, stop: NOW + 1 })).toEqual({ stop: 'operations.future' })
  })

  test('OPS-037 the time of retrieving is not past, with a minute of grace; now is the moment of sending', () => {
    expect(errorsOf('updateFirmware', { ...ADDRESS, retrieve: NOW - MINUTE })).toEqual({})
    expect(errorsOf('updateFirmware', { ...ADDRESS, retrieve: NOW - MINUTE - 1 })).toEqual({
      retrieve: 'operations.past',
    })
    expect(bodyOf('updateFirmware', { ...ADDRESS, isNow: true, retrieve: NOW - 1e9 })).toMatchObject({
      retrieve: '2026-03-14 15:05:00',
    })
    expect(errorsOf('updateFirmware', { ...ADDRESS, isNow: true, retrieve: NOW - 1e9 })).toEqual({})
  })

  test('OPS-039 OPS-040 limits of a data transfer; what is empty is not sent', () => {
    expect(bodyOf('dataTransfer', { vendorId: ' Ipê ' })).toEqual({ vendorId: 'Ipê' })
    expect(bodyOf('dataTransfer', { vendorId: 'V', messageId: 'M', data: ' {"a":1} ' })).toEqual({
      vendorId: 'V',
      messageId: 'M',
      data: ' {"a":1} ',
    })
    expect(errorsOf('dataTransfer', { vendorId: 'x'.repeat(256), messageId: 'x'.repeat(51) })).toEqual({
      vendorId: 'tooLong',
      messageId: 'tooLong',
    })
  })

  test('OPS-041 a trigger names a connector where one is given', () => {
    expect(bodyOf('triggerMessage', { triggerMessage: 'Heartbeat' })).toEqual({ triggerMessage: 'Heartbeat' })
    expect(bodyOf('triggerMessage', { triggerMessage: 'MeterValues', connectorId: 1 })).toEqual({
      triggerMessage: 'MeterValues',
      connectorId: 1,
    })
  })

  test('OPS-044 OPS-045 OPS-046 profiles are cleared by one, or by at least one other parameter', () => {
    expect(bodyOf('clearChargingProfile', { profilePk: 4, purpose: 'TX_PROFILE' })).toEqual({
      filterType: 'ChargingProfileId',
      chargingProfilePk: 4,
    })
    const others = { filterType: 'OtherParameters', profilePk: 4 } as const
    expect(errorsOf('clearChargingProfile', others)).toEqual({ purpose: 'operations.anyFilter' })
    for (const one of [{ connectorId: 0 }, { purpose: 'TX_PROFILE' }, { stackLevel: 0 }])
      expect(errorsOf('clearChargingProfile', { ...others, ...one })).toEqual({})
    expect(errorsOf('clearChargingProfile', { ...others, stackLevel: -1 })).toEqual({
      stackLevel: 'operations.notNegative',
    })
    expect(
      bodyOf('clearChargingProfile', { ...others, connectorId: 0, purpose: 'TX_PROFILE', stackLevel: 2 }),
    ).toEqual({
      filterType: 'OtherParameters',
      connectorId: 0,
      chargingProfilePurpose: 'TX_PROFILE',
      stackLevel: 2,
    })
  })

  test('OPS-018 OPS-047 what another command holds is never sent', () => {
    const everything = filled({
      availType: 'OPERATIVE',
      connectorId: 1,
      resetType: 'HARD',
      location: 'ftp://h',
      vendorId: 'V',
      value: 'x',
    })
    expect(commandRequest('clearCache', everything, ['a', 'b'], NOW)).toEqual({
      chargePointSelectList: ['a', 'b'],
    })
    expect(commandRequest('remoteReset', everything, ['a'], NOW)).toEqual({
      chargePointSelectList: ['a'],
      resetType: 'HARD',
    })
  })

  test('OPS-012 whatever stands in the fields, a command that may be sent has all that it needs', () => {
    const any = fc.record({
      connectorId: fc.option(fc.integer({ min: -1, max: 4 }), { nil: undefined }),
      idTag: fc.constantFrom('', ' ', 'TAG'),
      resetType: fc.constantFrom('', 'HARD'),
      availType: fc.constantFrom('', 'OPERATIVE'),
      value: fc.constantFrom('', '1'),
      confKey: fc.constantFrom('', 'A'),
    })
    fc.assert(
      fc.property(fc.constantFrom(...COMMANDS), any, (command, values) => {
        if (Object.keys(checkCommand(command, filled(values), NOW)).length > 0) return
        const body = commandRequest(command, filled(values), ['a'], NOW)
        for (const value of Object.values(body)) expect([undefined, '', ' ', -1]).not.toContain(value)
      }),
    )
  })
})
