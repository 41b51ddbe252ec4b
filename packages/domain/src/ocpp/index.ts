export { isReadOnlyKey, keysToChange, keysToRead, STANDARD_KEYS } from './keys.ts'
export { termOf } from './terms.ts'
export type { Term, TermKind } from './termTable.ts'
