import { expect, test } from 'vitest'
import { stationRowFixture } from '../fixtures/index.ts'
import { BOOK_GROUP_MAX, bookGroups } from './byGroup.ts'

const group = (groupPk: number, groupName: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    stationRowFixture({ pk: groupPk * 1000 + at, id: `G${groupPk}-${at}`, groupPk, groupName }),
  )

test('a network is asked for by its groups: those of over 200 stations, and what is switched off, are left out', () => {
  const off = stationRowFixture({ pk: 1, groupPk: 3, groupName: 'Água', isActive: false })
  const alone = stationRowFixture({ pk: 2, groupPk: undefined, groupName: undefined })
  const stations = [
    ...group(1, 'Praia', BOOK_GROUP_MAX),
    ...group(2, 'Grande', BOOK_GROUP_MAX + 1),
    ...group(3, 'Água', 2),
    off,
    alone,
  ]
  expect(bookGroups(stations).map(({ pk, name, stations: own }) => [pk, name, own.length])).toEqual([
    [3, 'Água', 2],
    [1, 'Praia', 200],
  ])
})
