import { countMarks, countStatuses } from '@corrente/domain/stations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargePoint, stationsOf } from '../testing/wire.ts'
import { createMapSource } from './mapSource.ts'
import { createStationIndex, type StationChange } from './stationIndex.ts'

let clock = 0
const now = () => clock
const one = (id: string, status: string, rest: object = {}) =>
  stationsOf(chargePoint(id, [[status, 0]], rest))

test('the counters kept as stations change equal a fresh count', () => {
  const step = fc.record({
    id: fc.constantFrom('A', 'B', 'C', 'D'),
    status: fc.constantFrom('Available', 'Charging', 'Faulted', 'Maintenance'),
    isGone: fc.boolean(),
    isPlaced: fc.boolean(),
    isPart: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const index = createStationIndex(now)
      for (const { id, status, isGone, isPlaced, isPart } of steps)
        index.apply({
          ...(isGone
            ? { removed: [id] }
            : { stations: one(id, status, isPlaced ? {} : { locationLatitude: null }) }),
          isPart,
        })
      index.apply({ stations: one('Z', 'Available') })
      expect(index.counts()).toEqual(countStatuses(index.all()))
      expect(index.placedMarks()).toEqual(countMarks(index.all().filter(({ position }) => position)))
      expect(index.placedCounts()).toEqual(countStatuses(index.all().filter(({ position }) => position)))
      expect(index.size).toBe(index.all().length)
    }),
  )
})

test('status changes are told by id, a changed set as all; a part is told with the last one', () => {
  const index = createStationIndex(now)
  const told: StationChange[] = []
  index.subscribe((change) => told.push(change))
  index.apply({ stations: [...one('A', 'Available'), ...one('B', 'Available')] })
  index.apply({ stations: one('A', 'Charging') })
  index.apply({ stations: one('A', 'Faulted'), isPart: true })
  index.apply({ stations: one('B', 'Faulted') })
  index.apply({ stations: one('B', 'Faulted', { description: 'Renamed' }) })
  index.apply({ stations: one('B', 'Faulted', { description: 'Renamed', locationLatitude: 1 }) })
  index.apply({ removed: ['A'] })
  index.apply({ removed: ['A'] })
  expect(told).toEqual(['all', ['A'], ['A', 'B'], 'all', 'all', 'all'])
})

test('only the listeners of the changed station are told, and one that throws keeps no other from it', () => {
  const faults: unknown[] = []
  const index = createStationIndex(now, (error) => faults.push(error))
  const told: string[] = []
  index.apply({ stations: [...one('A', 'Available'), ...one('B', 'Available')] })
  index.subscribeStation('A', () => {
    throw new Error('broken')
  })
  const end = index.subscribeStation('A', () => told.push('A'))
  index.subscribeStation('B', () => told.push('B'))
  index.apply({ stations: one('A', 'Charging') })
  expect(told).toEqual(['A'])
  expect(faults).toHaveLength(1)
  end()
  index.apply({ stations: one('A', 'Available') })
  expect(told).toEqual(['A'])
})

test('what a hook reads stays the same object until it changes', () => {
  const index = createStationIndex(now)
  index.apply({ stations: [...one('A', 'Available'), ...one('B', 'Available')] })
  const [counts, set, all, b] = [index.counts(), index.set(), index.all(), index.get('B')]
  index.apply({ stations: one('A', 'Available', { usage: 9 }) })
  expect(index.counts()).toBe(counts)
  expect(index.set()).toBe(set)
  expect(index.all()).not.toBe(all)
  index.apply({ stations: one('A', 'Charging') })
  expect(index.counts()).not.toBe(counts)
  expect(index.set()).toBe(set)
  expect(index.get('B')).toBe(b)
})

test('a snapshot is told even when it brings nothing new', () => {
  const index = createStationIndex(now)
  let told = 0
  index.subscribe(() => told++)
  index.apply({ snapshot: { kind: 'unreachable', reason: 'timeout' } })
  expect(told).toBe(1)
  expect(index.snapshotOutcome()).toEqual({ kind: 'unreachable', reason: 'timeout' })
})

test('the map source has the stations with a place, and tells a set from a status', () => {
  const index = createStationIndex(now)
  const nowhere = one('N', 'Available', { locationLatitude: null })
  index.apply({ stations: [...one('A', 'Available'), ...nowhere] })
  const source = createMapSource(index)
  const points = source.positions()
  expect(points).toEqual([{ id: 'A', lng: -46.6, lat: -23.5, label: 'Station A' }])
  const told: unknown[] = []
  const end = source.subscribe(
    (ids) => told.push(ids),
    () => told.push('set'),
  )
  const before = source.statusOf('A')
  index.apply({ stations: one('A', 'Faulted') })
  expect(source.statusOf('A')).not.toBe(before)
  expect(source.positions()).toBe(points)
  index.apply({ stations: one('B', 'Faulted') })
  expect(source.positions()).toHaveLength(2)
  end()
  index.apply({ removed: ['B'] })
  expect(told).toEqual([['A'], 'set'])
  expect(source.positions()).toHaveLength(1)
  expect(source.statusOf('unknown')).toBe(-1)
})

test('LIV-012 it tells when a name, a place or another detail of a station changed; a status is none', () => {
  const index = createStationIndex(now)
  clock = 5
  index.apply({ stations: one('A', 'Available') })
  index.apply({ stations: one('A', 'Charging') })
  expect(index.detailsAt('A')).toBeUndefined()
  clock = 7
  index.apply({ stations: one('A', 'Charging', { description: 'Renamed' }) })
  expect(index.detailsAt('A')).toBe(7)
  index.apply({ removed: ['A'] })
  expect(index.detailsAt('A')).toBeUndefined()
})
