export { loadableOf, type Reading } from './loadableOf.ts'
export { useLoadable } from './useLoadable.ts'
