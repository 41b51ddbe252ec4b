import { atom } from 'jotai'
import type { AreaCommands } from '../../../kit/area/index.ts'

/** What the keys can open over a page. */
export type KeyLayer = 'palette' | 'keys'

/** What stands open; undefined: nothing. */
export const keyLayerAtom = atom<KeyLayer | undefined>(undefined)

/** Fetches the commands of all areas, in the order of the menu; boot hands it in before the first render. */
export const areaCommandsAtom = atom<{ readonly load: () => Promise<readonly AreaCommands[]> }>({
  load: async () => [],
})
