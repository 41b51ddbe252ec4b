export { callEndOf, onceEndOf } from './endOf.ts'
export type { BeforeSend, OnceAction } from './runner.ts'
export { type OnceControl, useOnce } from './useOnce.ts'
