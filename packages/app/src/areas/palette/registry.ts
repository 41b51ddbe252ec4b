import { alertCommands } from '../alerts/index.ts'
import { homeCommands } from '../home/index.ts'
import { stationGroupCommands } from '../station-groups/index.ts'
import { stationCommands } from '../stations/index.ts'
import { supportCommands } from '../support/index.ts'
import type { AreaCommands } from './commands.ts'

/** What belongs to no area: keys that hold on every page. */
const HOUSE: AreaCommands = {
  actions: [
    { id: 'focusSearch', keys: ['/'], run: (house) => house.focusSearch() },
    { id: 'showKeys', keys: ['?'], run: (house) => house.showKeys() },
    { id: 'switchScheme', run: (house) => house.switchScheme() },
  ],
}

/** Every area's commands, in the order of the menu. An area that is not here has neither keys nor a place in the palette. */
export const REGISTRY: readonly AreaCommands[] = [
  homeCommands,
  stationCommands,
  stationGroupCommands,
  alertCommands,
  supportCommands,
  HOUSE,
]
