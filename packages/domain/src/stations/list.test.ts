import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRandom, networkFixture, stationFixture } from '../fixtures/index.ts'
import { countStatuses, matchOf, searchStations } from './index.ts'

describe('countStatuses', () => {
  test('counts every station once', () => {
    const stations = networkFixture(createRandom('count'), 300)
    const counts = countStatuses(stations)
    expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(300)
    expect(counts.busy).toBe(stations.filter((station) => station.status === 'busy').length)
    expect(countStatuses([])).toEqual({ available: 0, busy: 0, maintenance: 0, unavailable: 0 })
  })
})

describe('searchStations', () => {
  const stations = [
    stationFixture({ pk: 1, id: 'SUL-01', name: 'Posto do Ipê', city: 'São José' }),
    stationFixture({ pk: 2, id: 'IPE-02', name: 'Garagem', street: 'Rua Manacá' }),
    stationFixture({ pk: 3, id: 'NOR-03', name: 'Ipê Norte' }),
  ]
  const found = (query: string) => searchStations(stations, query).map((station) => station.pk)

  test('HOM-015 finds by name, id and place, without case and accents; beginnings first', () => {
    expect(found('IPE')).toEqual([2, 3, 1])
    expect(found('manaca')).toEqual([2])
    expect(found('jose posto')).toEqual([1])
    expect(found('ipe xyz')).toEqual([])
  })

  test('HOM-015 a blank query finds all, the list itself', () => {
    expect(searchStations(stations, '  ')).toBe(stations)
  })

  test('what is found holds every word, and nothing that holds them is left out', () => {
    const network = networkFixture(createRandom('search'), 80)
    fc.assert(
      fc.property(fc.constantFrom('ipe', 'posto ipe', 'br-00', 'SHOPPING', 'zz'), (query) => {
        const result = new Set(searchStations(network, query))
        for (const station of network) {
          const text = `${station.name} ${station.id} ${station.street}`
            .normalize('NFD')
            .replace(/\p{M}/gu, '')
            .toLowerCase()
          expect(result.has(station)).toBe(
            query
              .toLowerCase()
              .split(' ')
              .every((word) => text.includes(word)),
          )
        }
      }),
    )
  })
})

test('a row alone matches where the search of all rows finds it', () => {
  const stations = [
    stationFixture({ id: 'ARO-1', name: 'Estação São João', city: 'Campinas' }),
    stationFixture({ id: 'BRA-2', name: 'Aeroporto', city: 'São Paulo' }),
  ]
  for (const query of ['', ' ', 'sao', 'SAO joao', 'bra', 'campinas aro', 'nada'])
    expect(stations.filter(matchOf(query))).toEqual(
      stations.filter((each) => searchStations(stations, query).includes(each)),
    )
})
