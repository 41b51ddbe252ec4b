export { type CallProgress, type FewAtOnce, fewAtOnce } from './fewAtOnce.ts'
export { loadableOf, refusalOf } from './loadableOf.ts'
export { type BlockRules, readBlocks } from './readBlocks.ts'
export { useLoadable } from './useLoadable.ts'
