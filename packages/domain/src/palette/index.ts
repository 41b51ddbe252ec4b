export {
  clashesOf,
  isPalettePress,
  type KeySequence,
  type KeyStep,
  type PendingKeys,
  type Press,
  SEQUENCE_MS,
  type SingleKey,
  singleKeyOf,
  stepKeys,
} from './keys.ts'
export { beginsWith, type Findable, findByWords } from './search.ts'
