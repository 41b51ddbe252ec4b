export { isAbsent } from './absent.ts'
export { saysError, serverTextOf } from './failure.ts'
export { safeApiKey, safeExternalUrl, safeHost, seg, topicSeg } from './guards.ts'
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
export { type QueryValue, queryText } from './query.ts'
export { type Block, type Read, readBlock, readList, readRows, whole } from './read.ts'
export { z } from './zod.ts'
