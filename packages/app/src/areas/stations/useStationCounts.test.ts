import { connectorFixture, stationFixture, stationRowFixture } from '@corrente/domain/fixtures'
import type { LiveRows } from '@corrente/domain/paging'
import {
  type Changes,
  type Connector,
  NO_STATION_FILTERS,
  type Station,
  type StationRow,
  withLive,
} from '@corrente/domain/stations'
import { expect, test } from 'vitest'
import { createNetworkCounts, createRowCounts } from './useStationCounts.ts'

const rowOf = (pk: number, reported: NonNullable<Connector['status']>, isActive = true): StationRow =>
  withLive(
    stationRowFixture({ pk, connectors: [] }),
    stationFixture({ isActive, connectors: [connectorFixture({ id: 1, reported, status: reported })] }),
  )
/** The list with one row changed. */
const changed = ({ rows }: LiveRows<StationRow>, at: number, row: StationRow): LiveRows<StationRow> => ({
  rows: rows.with(at, row),
  before: rows,
  touched: [at],
})

test('a chip says what its list shows: row by row as from the beginning, disabled and searched rows too', () => {
  const every = [rowOf(0, 'Available'), rowOf(1, 'Charging'), rowOf(2, 'Faulted', false), rowOf(3, 'Faulted')]
  const count = createRowCounts()
  let live: LiveRows<StationRow> = { rows: every, before: undefined, touched: 'all' }
  const fromScratch = (filters = NO_STATION_FILTERS) =>
    createRowCounts()({ rows: live.rows, before: undefined, touched: 'all' }, filters)
  expect(count(live, NO_STATION_FILTERS)).toMatchObject({ complete: 3, chips: { faulted: 1, busy: 1 } })
  const searched = { ...NO_STATION_FILTERS, search: 'ninguém' }
  expect(fromScratch(searched)).toMatchObject({ complete: 3, chips: { faulted: 0, busy: 0 } })
  live = changed(live, 0, rowOf(0, 'Faulted'))
  expect(count(live, NO_STATION_FILTERS)).toMatchObject({ complete: 3, chips: { faulted: 2, busy: 1 } })
  live = changed(live, 1, rowOf(1, 'Charging', false))
  expect(count(live, NO_STATION_FILTERS)).toEqual(fromScratch())
  // A list that came in between and nobody counted.
  live = changed(changed(live, 0, rowOf(0, 'Available')), 3, rowOf(3, 'Available'))
  expect(count(live, NO_STATION_FILTERS)).toEqual(fromScratch())
  const disabled = { ...NO_STATION_FILTERS, isDisabled: true }
  expect(count(live, disabled)).toEqual(fromScratch(disabled))
})

test('of the network only the stations that changed are looked at; without any nobody has counted', () => {
  const known = new Map<string, Station>()
  const faulted = connectorFixture({ id: 1, reported: 'Faulted', status: 'Faulted' })
  const asked: string[] = []
  const stations = {
    get size() {
      return known.size
    },
    all: () => [...known.values()],
    get: (id: string) => {
      asked.push(id)
      return known.get(id)
    },
  }
  const counts = createNetworkCounts(stations)
  const count = (changes: Changes, filters = NO_STATION_FILTERS) => counts(changes, filters)
  const since = (changes: readonly string[] | 'all', version: number) => ({ version, since: () => changes })
  expect(count(since('all', 1)).chips).toBeUndefined()
  for (const id of ['A', 'B', 'C'])
    known.set(id, stationFixture({ id, connectors: [connectorFixture({ id: 1, reported: 'Available' })] }))
  expect(count(since('all', 2))).toMatchObject({ chips: { faulted: 0 }, disabled: 0 })
  // What the index cannot narrow is not said of a narrowed list.
  expect(count(since('all', 2), { ...NO_STATION_FILTERS, groupPk: 31 }).chips).toBeUndefined()
  asked.length = 0
  known.set('B', stationFixture({ id: 'B', connectors: [faulted] }))
  known.set('C', stationFixture({ id: 'C', isActive: false }))
  expect(count(since(['B', 'C'], 3))).toMatchObject({ chips: { faulted: 1 }, disabled: 1 })
  expect(asked).toEqual(['B', 'C'])
  // One that is enabled again is no longer disabled, and neither is one that is gone.
  known.set('C', stationFixture({ id: 'C' }))
  expect(count(since(['C'], 4)).disabled).toBe(0)
  known.set('C', stationFixture({ id: 'C', isActive: false }))
  expect(count(since(['C'], 5)).disabled).toBe(1)
  known.delete('C')
  expect(count(since(['C'], 6)).disabled).toBe(0)
})
