/**
 * How a field's value is sent: the value in the form, the loaded one (on creation: the default), or nothing
 * (null, an empty list, a switch that is off).
 */
export type SentAs = 'value' | 'loaded' | 'nothing'

/** What a form's policy says about one field. */
export interface FieldState<WhyNot extends string = never> {
  readonly isVisible: boolean
  readonly isEditable: boolean
  readonly isRequired: boolean
  /** Why a visible field cannot be edited: the message key that the control shows. */
  readonly whyNot?: WhyNot
  readonly sentAs: SentAs
}

/** A field that anybody may edit. */
export const OPEN_FIELD = { isVisible: true, isEditable: true, isRequired: false, sentAs: 'value' } as const
/** A field that is not shown: sent as it was loaded, neither checked nor altered. */
export const HIDDEN_FIELD = {
  isVisible: false,
  isEditable: false,
  isRequired: false,
  sentAs: 'loaded',
} as const

/** A visible field that cannot be edited, and why. @param sentAs Default: as it was loaded. */
export function lockedField<WhyNot extends string>(
  whyNot: WhyNot,
  sentAs: SentAs = 'loaded',
): FieldState<WhyNot> {
  return { isVisible: true, isEditable: false, isRequired: false, whyNot, sentAs }
}

/** What is wrong with a field: a message key, and the values for the message. */
export interface FieldMessage<Key extends string> {
  readonly key: Key
  readonly values?: Readonly<Record<string, string | number>>
}
