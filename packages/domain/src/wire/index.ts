export { isAbsent } from './absent.ts'
export { gatewayTextOf, saysError, saysFailure, serverTextOf } from './failure.ts'
export { safeApiKey, safeExternalUrl, safeHost, seg, topicSeg } from './guards.ts'
export { isJsonObject, type JsonObject, ownField, safeJsonParse } from './json.ts'
export { booleanOf, keyNumberOf, keyTextOf, numberOf, textOf } from './loose.ts'
export {
  keyNumber,
  keyText,
  loose,
  looseBoolean,
  looseFlag,
  looseKeyNumber,
  looseName,
  looseNumber,
  looseObject,
  looseText,
} from './looseSchemas.ts'
export { type QueryValue, queryText } from './query.ts'
export {
  type Block,
  listOf,
  onceById,
  type Read,
  readBlock,
  readList,
  readRows,
  readRowsBy,
  whole,
} from './read.ts'
export { firstOf, type RowFields, row } from './row.ts'
export { z } from './zod.ts'
