import type { FieldMessage, FieldState } from './field.ts'
import type { Kind } from './kind.ts'

/** What is wrong with a form, by path; empty when it may be sent. */
export type FormErrors<Path extends string, Word extends string> = Readonly<
  Partial<Record<Path, FieldMessage<Word>>>
>

/** The definition of a form: its fields in order, each with its kind, and the tabs that they are on. */
export interface Form<
  Values extends object,
  Path extends string,
  Word extends string,
  Tab extends string = never,
> {
  readonly fields: { readonly [Name in keyof Values]: Kind<Values[Name], Word> }
  /** What each place of the form is where no policy says otherwise; the places of a row are without its index. */
  readonly states: Readonly<Record<Path, FieldState<string>>>
  /** No errors; always the same object. */
  readonly fine: FormErrors<Path, Word>
  /** The tabs in their order, each with the fields on it. */
  readonly tabs: Readonly<Record<Tab, readonly (keyof Values & string)[]>>
}

/** Reports a field that the form does not have at that field. */
type NoOthers<Fields, Values> = { readonly [Name in Exclude<keyof Fields, keyof Values>]: never }

/**
 * Defines a form: `defineForm<GroupValues, GroupPath, GroupWord>()({ name: text({ limit: 25 }), … })`. Its three types
 * are written by hand beside it, since people read them. Each field must fit its value, and may use only its own error
 * keys.
 *
 * @returns takes the fields in the form's order and, for a form with tabs, the fields of each tab. The definition keeps
 * the properties of each kind: `GROUP_FORM.fields.name.limit`.
 */
export function defineForm<Values extends object, Path extends string, Word extends string>() {
  return <
    Fields extends { readonly [Name in keyof Values]: Kind<Values[Name], Word> },
    const Tab extends string = never,
  >(
    fields: Fields & NoOthers<Fields, Values>,
    tabs?: Readonly<Record<Tab, readonly (keyof Values & string)[]>>,
  ): Form<Values, Path, Word, Tab> & { readonly fields: Fields } => {
    const kinds = Object.entries<Pick<Kind<never, Word>, 'states'>>(fields)
    const states = Object.fromEntries(kinds.flatMap(([name, kind]) => kind.states(name)))
    // Each place has just been given its state; a form without tabs has none to name.
    return {
      fields,
      fine: {} as FormErrors<Path, Word>, // nothing is wrong
      states: states as Record<Path, FieldState<string>>,
      tabs: tabs ?? ({} as Record<Tab, readonly (keyof Values & string)[]>),
    }
  }
}

/** A field of a form, whatever its value: what the functions over a definition walk through. */
export type AnyField<Word extends string> = readonly [name: string, kind: Kind<unknown, Word>]

/** The fields of a form in its order. */
export function fieldsOf<Word extends string>(form: {
  readonly fields: Readonly<Record<never, Kind<never, Word>>>
}): readonly AnyField<Word>[] {
  // Each kind is only ever given its own field's value.
  return Object.entries(form.fields) as unknown as readonly AnyField<Word>[]
}

/** A path without the index of its row: `connectors.0.price` is `connectors.price`. */
export function placeOf(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '')
}

/** The field of a form to which a path belongs. */
export function fieldAt<Values extends object>(
  form: Pick<Form<Values, string, string>, 'fields'>,
  path: string,
): (keyof Values & string) | undefined {
  const place = placeOf(path)
  const found = fieldsOf(form).find(
    ([name, kind]) => place === name || kind.states(name).some(([own]) => own === place),
  )
  return found?.[0] as (keyof Values & string) | undefined // a name of the form
}
