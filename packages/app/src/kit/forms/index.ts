export { focusFirstError } from './focusFirstError.ts'
export { type Draft, useDraft } from './useDraft.ts'
export { type LeavingGuard, useLeavingGuard } from './useLeavingGuard.ts'
