export { saysError, serverTextOf } from './failure.ts'
export { type ExternalUrlOptions, safeApiKey, safeExternalUrl, safeHost, seg, topicSeg } from './guards.ts'
export { isJsonObject, type JsonObject, ownField, safeJsonParse } from './json.ts'
export {
  booleanOf,
  keyNumber,
  keyNumberOf,
  keyText,
  keyTextOf,
  looseBoolean,
  looseKeyNumber,
  looseNumber,
  looseText,
  numberOf,
  textOf,
} from './loose.ts'
export { type CpMethod, cpPath, type QueryValue, queryText } from './path.ts'
export {
  type Block,
  listOf,
  type Read,
  readBlock,
  readList,
  readRows,
  whole,
} from './read.ts'
export { z } from './zod.ts'
