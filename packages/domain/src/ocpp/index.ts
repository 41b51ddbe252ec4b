export { isReadOnlyKey, keysToChange, keysToRead, STANDARD_KEYS } from './keys.ts'
