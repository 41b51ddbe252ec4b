import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connectorFixture, stationFixture, stationRowFixture } from '../../fixtures/index.ts'
import { touchedSince } from '../../paging/index.ts'
import type { StationRow } from '../row.ts'
import type { Station } from '../station.ts'
import { withLive } from './live.ts'
import { createLiveRows, type LiveSource } from './liveRows.ts'

const rows = Array.from({ length: 5 }, (_, pk) => stationRowFixture({ pk, id: `ARO-${pk}`, connectors: [] }))
const stationOf = (id: string, errorCode: string): Station =>
  stationFixture({ id, connectors: [connectorFixture({ id: 1, reported: errorCode })] })

/** An index that is asked, and tells what changed as one that was listened to from the beginning. */
function createIndex() {
  const known = new Map<string, Station>()
  const told: string[] = []
  const asked: string[] = []
  return {
    known,
    asked,
    put: (id: string, station: Station | undefined) => {
      if (station) known.set(id, station)
      else known.delete(id)
      told.push(id)
    },
    source: (): LiveSource => ({
      get: (id) => {
        asked.push(id)
        return known.get(id)
      },
      hasNewDetails: () => false,
      changes: {
        version: told.length,
        since: (version) => (Number.isNaN(version) ? 'all' : told.slice(version)),
      },
    }),
  }
}

test('LIV-012 whatever changes in the index, the rows are those of a join from the beginning', () => {
  const change = fc.record({
    at: fc.nat({ max: 4 }),
    reported: fc.constantFrom('Charging', 'Faulted', undefined),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const { known, put, source } = createIndex()
      const join = createLiveRows()
      let seen: readonly StationRow[] | undefined
      for (const { at, reported } of changes) {
        put(`ARO-${at}`, reported === undefined ? undefined : stationOf(`ARO-${at}`, reported))
        const live = join(rows, source())
        expect(live.rows).toEqual(rows.map((row) => withLive(row, known.get(row.id))))
        const touched = touchedSince(live, seen)
        if (touched !== 'all' && seen)
          expect(touched).toEqual(
            rows.flatMap((_, index) => (live.rows[index] === seen?.[index] ? [] : [index])),
          )
        seen = live.rows
      }
    }),
  )
})

test('a batch looks at the rows that changed alone, and a list in which nothing changed is the same one', () => {
  const { put, source, asked } = createIndex()
  for (const { id } of rows) put(id, stationOf(id, 'Available'))
  const join = createLiveRows()
  const first = join(rows, source())
  expect(asked).toHaveLength(5)
  asked.length = 0
  expect(join(rows, source())).toBe(first)
  expect(asked).toEqual([])
  put('ARO-2', stationOf('ARO-2', 'Charging'))
  const second = join(rows, source())
  expect(asked).toEqual(['ARO-2'])
  expect(second.rows.map((row, index) => row === first.rows[index])).toEqual([true, true, false, true, true])
  expect(touchedSince(second, first.rows)).toEqual([2])
  // A station that the index knows anew, with nothing to say.
  put('ARO-4', undefined)
  const without = join(rows, source())
  put('ARO-4', stationFixture({ id: 'ARO-4', connectors: [] }))
  expect(join(rows, source())).toBe(without)
  put('ARO-4', stationOf('ARO-4', 'Available'))
  expect(join([...rows], source()).rows).toEqual(second.rows)
  expect(join([], source()).rows).toEqual([])
})

test('an id that a reply holds twice is joined in both places', () => {
  const { put, source } = createIndex()
  const twice = [...rows, stationRowFixture({ pk: 9, id: 'ARO-2', connectors: [] })]
  const join = createLiveRows()
  join(twice, source())
  put('ARO-2', stationOf('ARO-2', 'Charging'))
  expect(join(twice, source()).touched).toEqual([2, 5])
})

test('rows that come in pieces are joined once each; what the index says of earlier ones still counts', () => {
  const { known, put, source, asked } = createIndex()
  for (const { id } of rows) put(id, stationOf(id, 'Available'))
  const join = createLiveRows()
  join(rows.slice(0, 3), source())
  asked.length = 0
  put('ARO-1', stationOf('ARO-1', 'Charging'))
  const longer = join([...rows], source())
  expect(longer.rows).toEqual(rows.map((row) => withLive(row, known.get(row.id))))
  expect(longer.touched).toBe('all')
  expect(asked.toSorted()).toEqual(['ARO-1', 'ARO-3', 'ARO-4'])
  // A shorter list that begins alike has nothing of what stood behind; nor has another one.
  expect(join(rows.slice(0, 2), source()).rows).toHaveLength(2)
  put('ARO-0', stationOf('ARO-0', 'Charging'))
  const other = rows.toReversed()
  expect(join(other, source()).rows).toEqual(other.map((row) => withLive(row, known.get(row.id))))
  put('ARO-0', stationOf('ARO-0', 'Faulted'))
  expect(join(other, source()).touched).toEqual([4])
})
