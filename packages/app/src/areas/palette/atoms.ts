import { atom } from 'jotai'

/** What the keys can open over a page. */
export type KeyLayer = 'palette' | 'keys'

/** What stands open; undefined: nothing. */
export const keyLayerAtom = atom<KeyLayer | undefined>(undefined)

/** Whether single keys are on, as chosen on this page; undefined: as it is kept. */
export const singleKeysChoiceAtom = atom<boolean | undefined>(undefined)
