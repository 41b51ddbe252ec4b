export { isAbsent } from './absent.ts'
export { fold, searchWords } from './fold.ts'
