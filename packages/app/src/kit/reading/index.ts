export { loadableOf } from './loadableOf.ts'
export { ReadByAddress } from './ReadByAddress.tsx'
export { readBlocks } from './readBlocks.ts'
export { useLoadable } from './useLoadable.ts'
