export { cardParam } from './cardParam.ts'
export {
  checkTag,
  isTagSavedAs,
  saysTaken,
  TAG_FORM,
  type TagBase,
  type TagErrors,
  type TagPath,
  type TagSave,
  type TagValues,
  type TagWhyNot,
  tagForm,
  tagPolicy,
  tagRequest,
} from './form.ts'
export {
  type CheckedRow,
  checkImport,
  type ImportChoices,
  type ImportDoubt,
  type ImportFault,
  type ImportGround,
} from './importCheck.ts'
export { cutImport, IMPORT_MAX, type ImportRead, isAnotherList, readImport } from './importRows.ts'
export { countRegistered, readSentImport, type SentImport } from './importSent.ts'
export { idCheckOf, idQueriesOf, type KnownId } from './known.ts'
export {
  shortTagId,
  TAG_SORT_VALUES,
  TAG_SORTS,
  TAGS_PER_PAGE,
  TAGS_READ_MAX,
  type TagSort,
  tagUserName,
} from './list.ts'
export { type CpfTag, type CpfTagAnswer, readCpfTag, searchTagOptions } from './parent.ts'
export {
  isSameId,
  readTag,
  readTagOptions,
  readTags,
  TAG_TYPES,
  type Tag,
  type TagOption,
  type TagType,
} from './tag.ts'
export { newTaps, readTaps, TAP_EVERY_MS, TAP_WAIT_MS, type Tap } from './tap.ts'
export {
  heldToday,
  readUnknownTags,
  searchUnknown,
  UNKNOWN_PER_PAGE,
  UNKNOWN_SORT_VALUES,
  UNKNOWN_SORTS,
  type UnknownCard,
  type UnknownSort,
  unknownKey,
} from './unknown.ts'
export {
  type CardFacts,
  type CardPart,
  type CardStation,
  type CardVerdict,
  cardIdOf,
  cardQueryOf,
  cardReadings,
  verdictOf,
} from './verdict.ts'
