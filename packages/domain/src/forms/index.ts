export type { FieldChange } from './change.ts'
export { defineForm, type Form, type FormErrors, placeOf } from './define.ts'
export {
  changedFields,
  checkForm,
  draftOf,
  emptyValues,
  type FormDraft,
  mergeForm,
  readDraft,
  tabAt,
  withDraft,
} from './derive.ts'
export { type FieldMessage, type FieldState, HIDDEN_FIELD, lockedField, OPEN_FIELD } from './field.ts'
export { type Held, type HeldMerge, mergeHeld, type RecordBase, standingErrors } from './held.ts'
export { holds, type Kind } from './kind.ts'
export { carried, choice, day, flag, keys, number, own, text, time } from './kinds.ts'
export { isLimitReached, SAVE_RETURN_MS } from './limit.ts'
export { rows } from './rows.ts'
export { isSameValue } from './same.ts'
export { errorsPerTab, firstTabWithError } from './tabs.ts'
