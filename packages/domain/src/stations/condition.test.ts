import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connectorConditionOf } from './condition.ts'
import {
  CONDITION_MARKS,
  CONNECTOR_STATUSES,
  type Connector,
  mapMarkOf,
  markOf,
  type Report,
  stationConditionOf,
  stationStatusOf,
} from './index.ts'
import { withReport } from './schema.ts'

const connector = (id: number, reported: string | undefined, rest: Partial<Connector> = {}): Connector => ({
  ...withReport(
    { id, type: 'Type 2', override: rest.override, usage: 1 },
    { reported, statusAt: rest.statusAt ?? id, errorCode: undefined, errorInfo: undefined },
  ),
  ...rest,
})
const of = (...connectors: readonly Connector[]) => stationConditionOf({ connectors, heartbeatAt: undefined })

describe('a connector', () => {
  test('is unknown where nobody knows its status', () => {
    expect(connectorConditionOf({ status: undefined })).toBe('unknown')
  })
})

describe('a station', () => {
  test.each([
    [['Available', 'Available'], 'available', 0, false],
    [['Available', 'Charging'], 'charging', 0, false],
    [['Available', 'Preparing'], 'busy', 0, false],
    [['Faulted', 'Faulted'], 'faulted', 2, false],
    [['Faulted', 'Available'], 'faulted', 1, true],
    [['Faulted', 'Charging', 'Unavailable'], 'faulted', 1, true],
    [['Faulted', 'Unavailable'], 'faulted', 1, false],
    [['Unavailable', 'Available'], 'unavailable', 1, true],
    [['Unavailable', 'Unavailable'], 'offline', 2, false],
    [['Odd', 'Odd'], 'unknown', 2, false],
  ] as const)('with %j is %s', (reported, condition, down, isPartial) => {
    const found = of(...reported.map((status, index) => connector(index + 1, status)))
    expect(found).toMatchObject({ condition, down, isPartial, total: reported.length })
  })
  test('without connectors, or of whose connectors nothing was ever heard, is unknown', () => {
    expect(of().condition).toBe('unknown')
    expect(of(connector(1, undefined, { statusAt: undefined })).condition).toBe('unknown')
  })
  const own = (reported: string): Report => ({
    reported,
    statusAt: 7,
    errorCode: 'PowerMeterFailure',
    errorInfo: undefined,
  })
  test.each([
    [[], 'Faulted', 'faulted', false],
    [['Available'], 'Unavailable', 'unavailable', false],
    [['Unavailable'], 'Faulted', 'faulted', false],
    [['Charging', 'Available'], 'Faulted', 'faulted', true],
  ] as const)(
    'with %j that says %s of itself is so as a whole: %s',
    (reported, status, condition, isPartial) => {
      const connectors = reported.map((one, index) => connector(index + 1, one))
      const station = { connectors, heartbeatAt: 90, own: own(status) }
      expect(stationConditionOf(station)).toMatchObject({ condition, isPartial, since: 7, own: own(status) })
      expect(mapMarkOf({ ...station, status: stationStatusOf(connectors, station.own) })).toBe(
        isPartial ? 'busy' : condition,
      )
    },
  )
  test('that says of itself that it is available is what its connectors are; without any it is not offline', () => {
    const [connectors, said] = [[connector(1, 'Charging')], own('Available')]
    expect(stationConditionOf({ connectors, heartbeatAt: 90, own: said }).condition).toBe('charging')
    expect(stationConditionOf({ connectors: [], heartbeatAt: 90, own: said }).condition).toBe('unknown')
  })
  test('in maintenance by hand is so, though nothing answers', () => {
    const offline = connector(1, 'Unavailable', { override: 'Maintenance' })
    expect(of(offline).condition).toBe('maintenance')
    expect(of(offline, connector(2, 'Unavailable')).condition).toBe('offline')
  })
  test('has been so since the first of those connectors said it; offline since its last sign of life', () => {
    const [one, other] = [
      connector(1, 'Faulted', { statusAt: 50 }),
      connector(2, 'Faulted', { statusAt: 20 }),
    ]
    expect(of(one, other, connector(3, 'Available', { statusAt: 5 })).since).toBe(20)
    const gone = [
      connector(1, 'Unavailable', { statusAt: 50 }),
      connector(2, 'Unavailable', { statusAt: 20 }),
    ]
    expect(stationConditionOf({ connectors: gone, heartbeatAt: undefined }).since).toBe(50)
    expect(stationConditionOf({ connectors: gone, heartbeatAt: 90 }).since).toBe(90)
  })
  test('whatever it reports, is one condition, the same in any order, and partial only while something works', () => {
    const reports = fc.array(fc.constantFrom<string>(...CONNECTOR_STATUSES, 'Odd'), { maxLength: 5 })
    fc.assert(
      fc.property(reports, (list) => {
        const connectors = list.map((status, index) => connector(index + 1, status))
        const found = of(...connectors)
        const { connectors: _, ...summary } = found
        const { connectors: __, ...turned } = of(...[...connectors].reverse())
        expect(turned).toEqual(summary)
        expect(CONDITION_MARKS).toContain(markOf(found))
        const works = connectors.some((one) =>
          ['available', 'busy', 'charging'].includes(connectorConditionOf(one)),
        )
        expect(found.isPartial).toBe(works && found.down > 0)
      }),
    )
  })
})

describe('the mark on the map', () => {
  const marked = (...reported: readonly string[]) => {
    const connectors = reported.map((status, index) => connector(index + 1, status))
    return mapMarkOf({ connectors, heartbeatAt: undefined, status: stationStatusOf(connectors) })
  }
  test.each([
    [['Available'], 'available'],
    [['Charging', 'Faulted'], 'busy'],
    [['Maintenance', 'Faulted'], 'maintenance'],
    [['Faulted'], 'faulted'],
    [['Faulted', 'Available'], 'partial'],
    [['Unavailable'], 'offline'],
    [['Unavailable', 'Faulted'], 'faulted'],
    [['Odd'], 'unknown'],
  ] as const)('HOM-028 HOM-029 of %j is %s: the documented colour first', (reported, mark) => {
    expect(marked(...reported)).toBe(mark)
  })
})
