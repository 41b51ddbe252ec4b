import type { AreaCommands } from '../../kit/area/index.ts'

export const stationGroupCommands: AreaCommands = {
  pages: [{ menu: 'stationGroups', keys: ['g', 'g'] }],
  actions: [{ id: 'newStationGroup', route: 'station-group-create' }],
}
