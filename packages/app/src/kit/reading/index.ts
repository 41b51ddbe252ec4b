export { loadableOf } from './loadableOf.ts'
export { ReadByAddress } from './ReadByAddress.tsx'
export { useLoadable } from './useLoadable.ts'
