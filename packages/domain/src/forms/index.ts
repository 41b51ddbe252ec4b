export type { FieldChange } from './change.ts'
export { defineForm, type Form, type FormErrors, fieldAt, placeOf } from './define.ts'
export {
  type CheckAgainst,
  changedFields,
  checkForm,
  draftOf,
  emptyValues,
  type FormDraft,
  type FormMerge,
  mergeForm,
  readDraft,
  tabAt,
  withDraft,
} from './derive.ts'
export {
  type FieldMessage,
  type FieldState,
  HIDDEN_FIELD,
  lockedField,
  OPEN_FIELD,
  type SentAs,
} from './field.ts'
export { holds, type Kind, type Rules, single } from './kind.ts'
export {
  carried,
  choice,
  day,
  flag,
  keys,
  number,
  own,
  TEXT_LIMIT,
  type TextKind,
  text,
  time,
} from './kinds.ts'
export { isLimitReached, SAVE_RETURN_MS, type WriteEnd, writeEnd } from './limit.ts'
export { rows } from './rows.ts'
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
