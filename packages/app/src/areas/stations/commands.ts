import { placeOfStation } from '@corrente/domain/routing'
import { searchStations } from '@corrente/domain/stations'
import type { AreaCommands } from '../../kit/area/index.ts'

export const stationCommands: AreaCommands = {
  pages: [{ menu: 'stations', keys: ['g', 's'] }],
  actions: [{ id: 'newStation', route: 'station-create' }],
  searches: [
    {
      kind: 'stations',
      find: ({ may, ports }, query, limit) => {
        const fitting = searchStations(ports.live?.stations.all() ?? [], query)
        const found = fitting.slice(0, limit).flatMap((station) => {
          const place = placeOfStation(station, may)
          const { id, name, city } = station
          const note = [id, city].filter((part) => part).join(' · ')
          return place ? [{ id: `station:${id}`, label: name, note, station, place }] : []
        })
        return { found, total: found.length === 0 ? 0 : fitting.length }
      },
    },
  ],
}
