export { focusFirstError } from './focusFirstError.ts'
export { useDraft } from './useDraft.ts'
export { type LeavingGuard, useLeavingGuard } from './useLeavingGuard.ts'
