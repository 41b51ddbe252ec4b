import type { AreaCommands } from '../palette/index.ts'

export const stationGroupCommands: AreaCommands = {
  pages: [{ menu: 'stationGroups', keys: ['g', 'g'] }],
  actions: [{ id: 'newStationGroup', route: 'station-group-create' }],
}
