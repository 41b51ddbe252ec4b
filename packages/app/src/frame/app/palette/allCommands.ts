import { atom } from 'jotai'
import { areaCommandsAtom } from './atoms.ts'
import { SHELL_COMMANDS } from './shellCommands.ts'

/** Every command of this build; fetched when it is first read, with the first key. */
export const allCommandsAtom = atom(async (get) => [...(await get(areaCommandsAtom).load()), SHELL_COMMANDS])
