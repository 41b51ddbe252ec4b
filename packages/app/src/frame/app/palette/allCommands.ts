import { atom } from 'jotai'
import { areaCommandsAtom } from './atoms.ts'
import { HOUSE_COMMANDS } from './houseCommands.ts'

/** Every command of this build; fetched when it is first read, with the first key. */
export const allCommandsAtom = atom(async (get) => [...(await get(areaCommandsAtom).load()), HOUSE_COMMANDS])
