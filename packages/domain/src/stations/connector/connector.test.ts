import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connectorDetailFixture, connectorTypesFixture } from '../../fixtures/index.ts'
import {
  CONNECTOR_TYPES,
  hasManualStatus,
  kilowattsOf,
  manualStatusOf,
  normaliseStatus,
  overrideRequest,
  powerOptions,
  readConnectorTypes,
} from '../index.ts'
import { colourOf } from '../status.ts'
import { customPower, customPowerProblem, isPowerCleared, POWER_OPTIONS_KW } from './power.ts'
import { typePkOf } from './types.ts'

const NONE = { system: '', voltage: undefined }
const basis = (system: string, voltage?: number) => ({ system, voltage })
const shown = (system: string, voltage?: number, stored?: number) =>
  powerOptions(basis(system, voltage), stored).map(({ kilowatts }) => kilowatts)

describe('maximum power', () => {
  test('CON-012 CON-014 without a system every listed power is offered', () => {
    expect(shown('')).toEqual([3.5, 7.4, 11, 22, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 150, 180, 240])
  })

  test.each([
    ['SINGLE_PHASE', 220],
    ['TWO_PHASE', 220],
    ['SINGLE_PHASE', undefined],
  ] as const)('CON-013 %s at %j offers up to 7.4 kW', (system, voltage) =>
    expect(shown(system, voltage)).toEqual([3.5, 7.4]),
  )

  test('CON-014 three phases offer 11 kW at 220 V, otherwise 11 kW and above', () => {
    expect(shown('THREE_PHASE', 220)).toEqual([11])
    expect(shown('THREE_PHASE', 380)).toEqual(POWER_OPTIONS_KW.filter((kilowatts) => kilowatts >= 11))
    expect(shown('THREE_PHASE')).toEqual(shown('THREE_PHASE', 380))
  })

  test.each([
    [22, 22],
    [22_000, 22],
    [7_400, 7.4],
    [1_000, 1_000],
    [1_001, 1.001],
  ])('CON-016 a wire value of %d is %d kW', (wire, kilowatts) => expect(kilowattsOf(wire)).toBe(kilowatts))

  test('CON-012 a listed power is sent as listed; a stored one in W takes its place unchanged', () => {
    expect(powerOptions(NONE, undefined).map(({ powerMax }) => powerMax)).toEqual([...POWER_OPTIONS_KW])
    const option = powerOptions(NONE, 22_000).find(({ kilowatts }) => kilowatts === 22)
    expect(option).toEqual({ powerMax: 22_000, kilowatts: 22, isStored: false })
  })

  test('a stored power that is not offered is one more option, in its place', () => {
    expect(shown('SINGLE_PHASE', 220, 22)).toEqual([3.5, 7.4, 22])
    expect(shown('', undefined, 3_700)).toEqual([3.5, 3.7, ...POWER_OPTIONS_KW.slice(1)])
    expect(powerOptions(basis('SINGLE_PHASE', 220), 22).at(-1)).toEqual({
      powerMax: 22,
      kilowatts: 22,
      isStored: true,
    })
  })

  test.each([
    [22, '', 'SINGLE_PHASE', true],
    [22_000, '', 'SINGLE_PHASE', true],
    [7.4, '', 'SINGLE_PHASE', false],
    [22, 'SINGLE_PHASE', 'TWO_PHASE', false],
    [3.7, '', 'THREE_PHASE', false],
    [25_500, '', 'SINGLE_PHASE', false],
  ] as const)('CON-019 %d from %j to %j is cleared: %j', (powerMax, before, after, isCleared) =>
    expect(isPowerCleared(powerMax, basis(before), basis(after))).toBe(isCleared),
  )

  test.each([
    [1, 'powerTooSmall'],
    [0.5, 'powerTooSmall'],
    [-3, 'powerTooSmall'],
    [Number.NaN, 'powerTooSmall'],
    [1.005, 'powerTooFine'],
    [1.01, undefined],
    [25.5, undefined],
  ])('CON-015 a typed %d kW: %j', (kilowatts, problem) => expect(customPowerProblem(kilowatts)).toBe(problem))

  test('CON-015 a typed power goes out in W and reads back as typed', () => {
    expect(customPower(25.5)).toBe(25_500)
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000 }), (hundredths) => {
        const kilowatts = hundredths / 100
        const sent = customPower(kilowatts)
        expect(sent !== undefined && Number.isInteger(sent)).toBe(true)
        expect(kilowattsOf(sent ?? 0)).toBe(kilowatts)
      }),
    )
  })
})

describe('types', () => {
  test('CON-002 CON-004 all eight are known by their names', () => {
    const types = connectorTypesFixture()
    expect(types.map(({ name }) => name).sort()).toEqual([...CONNECTOR_TYPES].sort())
    expect(readConnectorTypes({ error: null, connectorTypeList: null })).toEqual({ data: [], unread: 0 })
    expect(readConnectorTypes('x')).toBeUndefined()
  })

  test('CON-011 the key is the connector’s own, else that of the type of its name; an unknown type has none', () => {
    const types = connectorTypesFixture()
    expect(typePkOf({ typePk: 99, type: 'Type 2' }, types)).toBe(99)
    expect(typePkOf({ typePk: undefined, type: 'type_2' }, types)).toBe(1)
    expect(typePkOf({ typePk: undefined, type: 'NACS' }, types)).toBeUndefined()
    expect(typePkOf({ typePk: undefined, type: undefined }, types)).toBeUndefined()
  })
})

describe('the manual status', () => {
  test('CON-009 CON-010 Maintenance, Unavailable, and Automatic as null', () => {
    expect(manualStatusOf('Maintenance')).toBe('MAINTENANCE')
    expect(manualStatusOf('Unavailable')).toBe('UNAVAILABLE')
    expect(manualStatusOf(undefined)).toBeNull()
  })

  test('CON-018 one call changes nothing else: every field goes back as it was read, also a power in W', () => {
    const connector = connectorDetailFixture({
      powerMax: 22_000,
      pricePerKwh: 1.23456,
      pricePerMinute: undefined,
    })
    expect(overrideRequest(connector, 'MAINTENANCE', [])).toEqual({
      connectorTypePk: 1,
      powerMax: 22_000,
      moneyPerKilowattIncome: 1.23456,
      moneyPerDurationIncome: null,
      unusualStatus: 'MAINTENANCE',
    })
    expect(overrideRequest(connector, null, [])?.unusualStatus).toBeNull()
  })

  test('CON-011 a connector whose type is unknown cannot be sent', () => {
    const connector = connectorDetailFixture({ typePk: undefined, type: 'NACS' })
    expect(overrideRequest(connector, null, connectorTypesFixture())).toBeUndefined()
  })

  test('a lost answer is settled by reading it again', () => {
    expect(hasManualStatus({ override: 'Maintenance' }, 'MAINTENANCE')).toBe(true)
    expect(hasManualStatus({ override: undefined }, 'MAINTENANCE')).toBe(false)
    expect(hasManualStatus({ override: undefined }, null)).toBe(true)
  })
})

describe('what a connector shows', () => {
  test.each([
    ['Charging', 'busy'],
    ['Finishing', 'busy'],
    ['Suspended_evse', 'busy'],
    ['SuspendedEVSE', 'busy'],
    ['SuspendedEV', 'busy'],
    ['Reserved', 'busy'],
    ['Preparing', 'busy'],
    ['Available', 'available'],
    ['Maintenance', 'maintenance'],
    ['Faulted', 'unavailable'],
    ['Unavailable', 'unavailable'],
    ['Dreaming', undefined],
    [undefined, undefined],
  ])('CON-005 CON-006 CON-007 CON-008 %j is %s', (status, colour) =>
    expect(colourOf(normaliseStatus(status))).toBe(colour),
  )
})
