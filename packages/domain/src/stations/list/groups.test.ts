import { expect, test } from 'vitest'
import { connectorFixture, stationFixture } from '../../fixtures/index.ts'
import { normaliseStatus } from '../index.ts'
import { countGroups } from './groups.ts'

const byHand = connectorFixture({
  id: 9,
  reported: 'Unavailable',
  rawStatus: 'Maintenance',
  status: 'Maintenance',
  override: 'Maintenance',
})
const station = (groupPk: number | undefined, reported: readonly string[], isActive = true) =>
  stationFixture({
    groupPk,
    isActive,
    connectors: reported.map((each, index) =>
      connectorFixture({
        id: index + 1,
        reported: each,
        rawStatus: each,
        status: normaliseStatus(each),
        override: undefined,
      }),
    ),
  })

test('active stations of each group, those where something is broken, and the worst of it; what is meant or unknown is no trouble', () => {
  const counts = countGroups([
    station(3, ['Available']),
    station(3, ['Faulted', 'Charging']),
    station(3, ['Unavailable', 'Unavailable']),
    stationFixture({ groupPk: 3, isActive: true, connectors: [byHand] }),
    station(3, []),
    station(3, ['Faulted'], false),
    station(4, ['Dreaming']),
    station(5, ['Available'], false),
    station(undefined, ['Faulted']),
  ])
  expect([...(counts ?? [])]).toEqual([
    [3, { stations: 5, troubled: 2, worst: 'offline' }],
    [4, { stations: 1, troubled: 0, worst: undefined }],
    [5, { stations: 0, troubled: 0, worst: undefined }],
  ])
})

test('where no station names a group nobody has counted', () => {
  expect(countGroups([])).toBeUndefined()
  expect(countGroups([station(undefined, ['Available'])])).toBeUndefined()
})
