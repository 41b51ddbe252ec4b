import type { FieldChange } from './change.ts'
import { type Form, type FormErrors, fieldAt } from './define.ts'
import { mergeForm } from './derive.ts'

/** What a form started from: its values as they were loaded, with whatever else of the record a save needs. */
export interface RecordBase<Values extends object = object> {
  readonly values: Values
}

/** A form at work: what it stands on, and what stands in it. */
export interface Held<Base extends RecordBase> {
  /** Moves with each step that was saved, and over what somebody else saved meanwhile. */
  readonly base: Base
  readonly values: Base['values']
}

/** A form over the record as it stands now. */
export interface HeldMerge<Base extends RecordBase, Path extends string> extends Held<Base> {
  /** What somebody else changed meanwhile: shown before anything is sent. */
  readonly changes: readonly FieldChange<Path>[]
}

/** Puts a form over the record as it was just read (decisions: Saving). */
export function mergeHeld<Values extends object, Path extends string, Base extends RecordBase<Values>>(
  form: Pick<Form<Values, Path, string>, 'fields' | 'states'>,
  { base, values }: Held<Base>,
  theirs: Base,
): HeldMerge<Base, Path> {
  const { merged, changes } = mergeForm(form, base.values, values, theirs.values)
  return { base: theirs, values: merged, changes }
}

/** What a server said of single fields, as long as their values stand as they were sent. */
export function standingErrors<Values extends object, Path extends string, Word extends string>(
  form: Pick<Form<Values, Path, Word>, 'fields'>,
  errors: FormErrors<Path, Word>,
  values: NoInfer<Values>,
  sent: NoInfer<Values>,
): FormErrors<Path, Word> {
  const stands = ([path]: readonly [string, unknown]) => {
    const field = fieldAt(form, path)
    return field !== undefined && form.fields[field].isSame(values[field], sent[field])
  }
  return Object.fromEntries(Object.entries(errors).filter(stands)) as FormErrors<Path, Word> // some of them
}
