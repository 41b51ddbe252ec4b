export { isPalettePress, type KeySequence, type PendingKeys, singleKeyOf, stepKeys } from './keys.ts'
export { beginsWith, findByWords } from './search.ts'
