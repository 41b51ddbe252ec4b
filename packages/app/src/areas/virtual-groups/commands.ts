import type { AreaCommands } from '../../kit/area/index.ts'

export const virtualGroupCommands: AreaCommands = {
  pages: [{ menu: 'virtualGroups', keys: ['g', 'c'] }],
  actions: [{ id: 'newVirtualGroup', route: 'virtual-group-create' }],
}
