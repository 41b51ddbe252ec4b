export { overPagesAtom } from './overPages.ts'
export { useOpen } from './useOpen.ts'
export { useOver } from './useOver.ts'
