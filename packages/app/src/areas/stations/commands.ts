import { pathOf } from '@corrente/domain/routing'
import { type Station, searchStations } from '@corrente/domain/stations'
import type { AreaCommands, CommandContext, Place } from '../../kit/area/index.ts'

/** Where a station is shown: in the list, found by its identifier, else on home's map; nowhere without either. */
const placeOf = ({ may }: CommandContext, { id }: Station): Place | undefined => {
  if (may('stations')) return { path: pathOf('stations'), search: { q: id } }
  if (may('home')) return { path: pathOf('home'), search: { station: id } }
  return undefined
}

export const stationCommands: AreaCommands = {
  pages: [{ menu: 'stations', keys: ['g', 's'] }],
  actions: [{ id: 'newStation', route: 'station-create' }],
  searches: [
    {
      kind: 'stations',
      find: (context, query, limit) => {
        const fitting = searchStations(context.stations, query)
        const found = fitting.slice(0, limit).flatMap((station) => {
          const place = placeOf(context, station)
          const { id, name, city, status } = station
          const note = [id, city].filter((part) => part).join(' · ')
          return place ? [{ id: `station:${id}`, label: name, note, status, place }] : []
        })
        return { found, total: found.length === 0 ? 0 : fitting.length }
      },
    },
  ],
}
