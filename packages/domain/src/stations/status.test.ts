import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oddTexts } from '../fixtures/index.ts'
import {
  CONNECTOR_STATUSES,
  CONNECTOR_TYPES,
  connectorTypeOf,
  normaliseStatus,
  stationStatusOf,
} from './index.ts'
import type { ConnectorStatus } from './status.ts'
import { colourOf } from './status.ts'

const of = (...statuses: (ConnectorStatus | undefined)[]) =>
  stationStatusOf(statuses.map((status) => ({ status })))

describe('normaliseStatus', () => {
  test.each([
    ['Suspended_evse', 'SuspendedEVSE'],
    ['SuspendedEVSE', 'SuspendedEVSE'],
    ['suspended-ev', 'SuspendedEV'],
    ['Suspended_ev', 'SuspendedEV'],
    ['AVAILABLE', 'Available'],
    [' occupied ', 'Occupied'],
    ['Busy', undefined],
    ['', undefined],
    [null, undefined],
    ['x'.repeat(5000), undefined],
  ])('HOM-028 %j is %j', (raw, expected) => expect(normaliseStatus(raw)).toBe(expected))

  test('every spelling of every status, in any case and with any separators, is that status', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CONNECTOR_STATUSES),
        fc.array(fc.constantFrom('', '_', '-', ' ')),
        fc.boolean(),
        (status, separators, upper) => {
          const spelt = [...status].map((letter, index) => letter + (separators[index] ?? '')).join('')
          expect(normaliseStatus(upper ? spelt.toUpperCase() : spelt.toLowerCase())).toBe(status)
        },
      ),
    )
  })
})

describe('the map colour', () => {
  test.each([
    'Charging',
    'Finishing',
    'SuspendedEVSE',
    'SuspendedEV',
    'Reserved',
    'Preparing',
    'Occupied',
  ] as const)('HOM-028 a station with a connector in %s is busy, whatever else it has', (status) => {
    expect(of(status)).toBe('busy')
    for (const other of CONNECTOR_STATUSES) {
      expect(of(other, status)).toBe('busy')
      expect(of(status, other)).toBe('busy')
    }
  })

  test.each(['Faulted', 'Unavailable'] as const)(
    'HOM-029 one with a %s connector is unavailable, beside an available one too',
    (status) => {
      expect(of(status)).toBe('unavailable')
      expect(of(status, 'Available')).toBe('unavailable')
      expect(of('Available', status)).toBe('unavailable')
      expect(of(status, 'Maintenance')).toBe('maintenance')
    },
  )

  test('HOM-030 one is available when nothing else applies', () => {
    expect(of('Available')).toBe('available')
    expect(of('Available', undefined, 'Available')).toBe('available')
  })

  test('HOM-031 maintenance wins over unavailable and available, and loses to busy', () => {
    expect(of('Maintenance')).toBe('maintenance')
    for (const other of ['Available', 'Faulted', 'Unavailable'] as const) {
      expect(of(other, 'Maintenance')).toBe('maintenance')
      expect(of('Maintenance', other)).toBe('maintenance')
    }
    expect(of('Maintenance', 'Charging')).toBe('busy')
  })

  test('HOM-029 no connector, or none with a known status, is unavailable', () => {
    expect(of()).toBe('unavailable')
    expect(of(undefined, undefined)).toBe('unavailable')
  })

  test('HOM-029 the order of the connectors never matters', () => {
    const statuses = fc.array(fc.option(fc.constantFrom(...CONNECTOR_STATUSES), { nil: undefined }))
    fc.assert(
      fc.property(statuses, (list) => {
        const colours = new Set(list.map(colourOf))
        const first = (['busy', 'maintenance', 'unavailable', 'available'] as const).find((colour) =>
          colours.has(colour),
        )
        expect(of(...list)).toBe(first ?? 'unavailable')
        expect(of(...[...list].reverse())).toBe(first ?? 'unavailable')
      }),
    )
  })
})

describe('connector types', () => {
  test.each(CONNECTOR_TYPES)('FMT-003 FMT-004 %s is known, whatever its case and separators', (type) => {
    expect(connectorTypeOf(type)).toBe(type)
    expect(connectorTypeOf(type.toUpperCase().replaceAll(' ', '_').replace('/', ''))).toBe(type)
  })

  test('FMT-003 FMT-004 the seven and GB/T', () => {
    expect([...CONNECTOR_TYPES].sort()).toEqual(
      ['Type 1', 'Type 2', 'Tesla', 'CCS Type 1', 'CCS Type 2', 'CHAdeMO', 'Plug NBR', 'GB/T'].sort(),
    )
  })

  test('an unknown type is none, never a mistake', () => {
    for (const odd of [...oddTexts, 'Type 3', null, 2, {}]) expect(connectorTypeOf(odd)).toBeUndefined()
  })
})
