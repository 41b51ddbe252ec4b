import { atom } from 'jotai'
import type { AreaCommands } from '../../../kit/area/index.ts'
import { areaCommandsAtom } from './atoms.ts'

/** What belongs to no area: keys that hold on every page. */
const SHELL_COMMANDS: AreaCommands = {
  actions: [
    { id: 'focusSearch', keys: ['/'], run: (context) => context.focusSearch() },
    { id: 'showKeys', keys: ['?'], run: (context) => context.showKeys() },
    { id: 'switchScheme', run: (context) => context.switchScheme() },
    { id: 'switchPersonal', run: (context) => context.switchPersonal() },
    { id: 'switchSingleKeys', run: (context) => context.switchSingleKeys() },
    { id: 'signOut', run: (context) => context.signOut() },
  ],
}

/** Every command of this build; fetched when it is first read, with the first key. */
export const allCommandsAtom = atom(async (get) => [...(await get(areaCommandsAtom).load()), SHELL_COMMANDS])
