export { callEndOf, onceEndOf } from './endOf.ts'
export type { OnceAction } from './runner.ts'
export { useOnce } from './useOnce.ts'
