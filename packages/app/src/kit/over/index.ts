export { overPagesAtom } from './overPages.ts'
export { type Opening, useOpen } from './useOpen.ts'
export { useOver } from './useOver.ts'
