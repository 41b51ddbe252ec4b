import { pathOf } from '@corrente/domain/routing'
import { groupsOf } from '@corrente/domain/stations'
import { fold, searchWords } from '@corrente/domain/text'
import type { AreaCommands } from '../../kit/area/index.ts'

export const stationGroupCommands: AreaCommands = {
  pages: [{ menu: 'stationGroups', keys: ['g', 'g'] }],
  actions: [{ id: 'newStationGroup', route: 'station-group-create' }],
  searches: [
    {
      kind: 'stationGroups',
      // The groups that a station stands in: the live index knows no others, and no call is made while somebody types.
      find: ({ may, ports }, query, limit) => {
        const words = searchWords(query)
        if (!may('station-groups') || words.length === 0) return { found: [], total: 0 }
        const fitting = groupsOf(ports.live?.stations.set() ?? []).filter(({ name }) => {
          const text = fold(name)
          return words.every((word) => text.includes(word))
        })
        const found = fitting.slice(0, limit).map(({ pk, name }) => ({
          id: `group:${pk}`,
          label: name,
          place: { path: pathOf('station-groups'), search: { q: name } },
        }))
        return { found, total: fitting.length }
      },
    },
  ],
}
