export {
  type FieldMessage,
  type FieldState,
  HIDDEN_FIELD,
  lockedField,
  OPEN_FIELD,
  type SentAs,
} from './field.ts'
export { isLimitReached, SAVE_RETURN_MS, type WriteEnd, writeEnd } from './limit.ts'
export { changedFields, type FieldChange, type Merge, mergeValues } from './merge.ts'
export { isSameValue } from './same.ts'
export {
  endStep,
  nextStep,
  resultOf,
  retrySteps,
  type SaveResult,
  type SaveSteps,
  type StepEnd,
  type StepState,
  saveSteps,
} from './steps.ts'
export { errorsPerTab, firstTabWithError } from './tabs.ts'
