import { isJsonObject } from '../wire/index.ts'
import type { FieldChange } from './change.ts'
import { type Form, type FormErrors, fieldAt, fieldsOf, placeOf } from './define.ts'
import { type FieldState, OPEN_FIELD } from './field.ts'

type AnyForm<Values extends object> = Pick<Form<Values, string, string>, 'fields'>
type Loose = Readonly<Record<string, unknown>>

/** The values of a form without a record: each field with its kind's empty value. */
export function emptyValues<Values extends object>(form: AnyForm<Values>): Values {
  return Object.fromEntries(fieldsOf(form).map(([name, kind]) => [name, kind.empty])) as Values // every field has one
}

/** What the values are checked against. */
export interface CheckAgainst<Values> {
  /** As they were loaded; in a new form its defaults. @default the values: nothing counts as changed */
  readonly loaded?: Values
  /** What the field at a path is for this user, now. @default as the definition says */
  readonly stateOf?: (path: string) => FieldState<string>
}

/**
 * Everything that the definition says is wrong with a form. A rule holds for what this user can edit, and for what was
 * changed and is sent (decisions: Saving). Rules that couple fields are the form's own.
 */
export function checkForm<Values extends object, Path extends string, Word extends string>(
  form: Pick<Form<Values, Path, Word>, 'fields' | 'states' | 'fine'>,
  values: NoInfer<Values>,
  against: CheckAgainst<NoInfer<Values>> = {},
): FormErrors<Path, Word> {
  const states: Readonly<Record<string, FieldState<string>>> = form.states
  const { loaded = values, stateOf = (path: string) => states[placeOf(path)] ?? OPEN_FIELD } = against
  const found = fieldsOf<Word>(form).flatMap(([name, kind]) =>
    kind.check(name, (values as Loose)[name], { loaded: (loaded as Loose)[name], stateOf }),
  )
  return Object.fromEntries(found) as FormErrors<Path, Word> // kinds name their places
}

/** The fields whose value to send differs from the loaded one, in the form's order. */
export function changedFields<Values extends object>(
  form: AnyForm<Values>,
  values: NoInfer<Values>,
  loaded: NoInfer<Values>,
): readonly (keyof Values & string)[] {
  return fieldsOf(form)
    .filter(([name, kind]) => !kind.isSame((values as Loose)[name], (loaded as Loose)[name]))
    .map(([name]) => name as keyof Values & string) // the names of the form
}

/** The result of comparing a form, the record that it was loaded from, and the record as it is now. */
export interface FormMerge<Values, Path extends string> {
  /** Their values with this user's changes on top: what is sent. */
  readonly merged: Values
  /** What somebody else changed, in the form's order; empty: there is nothing to show. */
  readonly changes: readonly FieldChange<Path>[]
}

/**
 * Compares before a whole body is sent (decisions: Saving): what somebody else changed meanwhile is shown, and their
 * values with mine on top are sent.
 */
export function mergeForm<Values extends object, Path extends string>(
  form: Pick<Form<Values, Path, string>, 'fields' | 'states'>,
  base: NoInfer<Values>,
  mine: NoInfer<Values>,
  theirs: NoInfer<Values>,
): FormMerge<Values, Path> {
  const [from, own, now]: readonly Loose[] = [base as Loose, mine as Loose, theirs as Loose]
  const merges = fieldsOf(form).map(
    ([name, kind]) => [name, kind.merge(name, from?.[name], own?.[name], now?.[name])] as const,
  )
  return {
    merged: Object.fromEntries(merges.map(([name, { value }]) => [name, value])) as Values, // every field has one
    changes: merges.flatMap(([, { changes }]) => changes) as unknown as readonly FieldChange<Path>[], // kinds name their places
  }
}

/** The draft of a form, by field: only what differs from the loaded record. Plain JSON. */
export type FormDraft = Readonly<Record<string, unknown>>

/**
 * What of a form's values is kept. What it does not hold comes from the record as it is when the draft is found again,
 * so that a draft never undoes what somebody else saved meanwhile. undefined: nothing.
 */
export function draftOf<Values extends object>(
  form: AnyForm<Values>,
  values: NoInfer<Values>,
  loaded: NoInfer<Values>,
): FormDraft | undefined {
  const changed = new Set<string>(changedFields(form, values, loaded))
  const kept = fieldsOf(form).flatMap(([name, kind]) => {
    if (!changed.has(name)) return []
    const field = kind.keep((values as Loose)[name], (loaded as Loose)[name])
    return field === undefined ? [] : [[name, field] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/**
 * Checks what the tab kept; each field is read when it is laid over the form, and left as it stands where it cannot be.
 */
export function readDraft(kept: unknown): FormDraft | undefined {
  return isJsonObject(kept) && Object.keys(kept).length > 0 ? kept : undefined
}

/** The form with a draft laid over it. */
export function withDraft<Values extends object>(
  form: AnyForm<Values>,
  values: NoInfer<Values>,
  draft: FormDraft,
): Values {
  const fields = fieldsOf(form).map(([name, kind]) => {
    const now = (values as Loose)[name]
    return [name, Object.hasOwn(draft, name) ? kind.restore(draft[name], now) : now]
  })
  return Object.fromEntries(fields) as Values // every field has one
}

/** The tab of the field at a path; undefined for a field on no tab. */
export function tabAt<Values extends object, Tab extends string>(
  form: Pick<Form<Values, string, string, Tab>, 'fields' | 'tabs'>,
  path: string,
): Tab | undefined {
  const field = fieldAt<Values>(form, path)
  const tabs = Object.entries(form.tabs) as unknown as readonly (readonly [Tab, readonly string[]])[] // the form's tabs
  return tabs.find(([, names]) => names.some((name) => name === field))?.[0]
}
