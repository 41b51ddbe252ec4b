import { isSameValue } from './same.ts'

/** A field that somebody else changed since it was loaded. */
export interface FieldChange<Field extends string = string> {
  readonly field: Field
  /** As it was loaded here. */
  readonly base: unknown
  /** As it stands in this form. */
  readonly mine: unknown
  /** As the server has it now. */
  readonly theirs: unknown
  /** Both sides changed it, to different values: what is sent is mine. */
  readonly isClash: boolean
}

/** What comes of comparing a form, the record that it was loaded from, and the record as it is now. */
export interface Merge<Values> {
  /** Their values with this user's changes on top: what is sent. */
  readonly merged: Values
  /** What somebody else changed, in the order of the fields; empty: nothing was lost and nothing need be shown. */
  readonly changes: readonly FieldChange<keyof Values & string>[]
}

/**
 * Compares before a whole body is sent (decisions: Saving): what somebody else changed meanwhile is shown, and their
 * values with mine on top are sent. Works field by field of one object; a nested value counts as a whole.
 */
export function mergeValues<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const fields = Object.keys({ ...base, ...mine, ...theirs }) as (keyof Values & string)[] // the keys of Values
  const changes: FieldChange<keyof Values & string>[] = []
  const merged: Values = { ...theirs }
  for (const field of fields) {
    const isMine = !isSameValue(mine[field], base[field])
    if (isMine) merged[field] = mine[field]
    if (isSameValue(theirs[field], base[field])) continue
    const isClash = isMine && !isSameValue(mine[field], theirs[field])
    changes.push({ field, base: base[field], mine: mine[field], theirs: theirs[field], isClash })
  }
  return { merged, changes }
}

/** The fields of a form that differ from what was loaded: whether there is anything to lose or to send. */
export function changedFields<Values extends object>(
  base: Values,
  values: Values,
): readonly (keyof Values & string)[] {
  const fields = Object.keys({ ...base, ...values }) as (keyof Values & string)[] // the keys of Values
  return fields.filter((field) => !isSameValue(base[field], values[field]))
}
