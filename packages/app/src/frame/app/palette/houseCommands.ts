import type { AreaCommands } from '../../../kit/area/index.ts'

/** What belongs to no area: keys that hold on every page. */
export const HOUSE_COMMANDS: AreaCommands = {
  actions: [
    { id: 'focusSearch', keys: ['/'], run: (house) => house.focusSearch() },
    { id: 'showKeys', keys: ['?'], run: (house) => house.showKeys() },
    { id: 'switchScheme', run: (house) => house.switchScheme() },
  ],
}
