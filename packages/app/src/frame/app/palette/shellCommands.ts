import type { AreaCommands } from '../../../kit/area/index.ts'

/** What belongs to no area: keys that hold on every page. */
export const SHELL_COMMANDS: AreaCommands = {
  actions: [
    { id: 'focusSearch', keys: ['/'], run: (context) => context.focusSearch() },
    { id: 'showKeys', keys: ['?'], run: (context) => context.showKeys() },
    { id: 'switchScheme', run: (context) => context.switchScheme() },
  ],
}
