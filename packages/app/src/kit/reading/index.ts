export { loadableOf } from './loadableOf.ts'
export { useLoadable } from './useLoadable.ts'
