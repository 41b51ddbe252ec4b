import { expect, test } from 'vitest'
import { connectorFixture, stationFixture } from '../../fixtures/index.ts'
import { rowOfStation } from './knownRow.ts'

test('a station that the live index alone knows has its connectors, and says nothing that nobody told', () => {
  const connectors = [connectorFixture({ id: 2, status: 'Faulted' }), connectorFixture({ id: 1 })]
  const station = stationFixture({ connectors })
  const row = rowOfStation(station)
  expect(row).toMatchObject({ pk: station.pk, name: station.name, status: station.status })
  expect(row.connectors.map(({ id, status, powerMax }) => [id, status, powerMax])).toEqual([
    [1, 'Available', undefined],
    [2, 'Faulted', undefined],
  ])
  expect([row.model, row.usage, row.visibility]).toEqual(['W22', undefined, undefined])
})
