import type { FieldChange } from './change.ts'
import { type FieldMessage, type FieldState, OPEN_FIELD } from './field.ts'

/** What is wrong within a field, by path. */
export type Found<Word extends string> = readonly (readonly [path: string, message: FieldMessage<Word>])[]

/** What a value is checked against. */
export interface Rules<Value> {
  /** As it was loaded; in a new form its default. */
  readonly loaded: Value
  /** What the field at a path is for this user, now. A row's paths carry its index: `connectors.0.price`. */
  readonly stateOf: (path: string) => FieldState<string>
}

/** A field after a merge. */
export interface MergedField<Value> {
  readonly value: Value
  /** What somebody else changed within it. */
  readonly changes: readonly FieldChange[]
}

/**
 * A kind of field: what one value of a form is, and how it is compared, checked, merged and drafted. `name` is the
 * field's own; a field that has places of its own (an address, rows) makes their paths of it.
 *
 * @typeParam Word the message keys of its errors.
 */
export interface Kind<Value, Word extends string = never> {
  readonly empty: Value
  /** The places within it and what they are where no policy says otherwise; rows leave their index out. */
  readonly states: (name: string) => readonly (readonly [path: string, state: FieldState<string>])[]
  /** Whether both would be sent as the same value. */
  readonly isSame: (a: Value, b: Value) => boolean
  readonly check: (name: string, value: Value, rules: Rules<Value>) => Found<Word>
  readonly merge: (name: string, base: Value, mine: Value, theirs: Value) => MergedField<Value>
  /**
   * What a draft keeps of it, as plain JSON; undefined: nothing. Called for a value that differs from the loaded one.
   */
  readonly keep: (value: Value, loaded: Value) => unknown
  /** The value with what a draft kept laid over it. If the draft cannot be read, the value stays. */
  readonly restore: (kept: unknown, now: Value) => Value
}

/**
 * Whether a field's rules hold: where this user can edit it, and where it was changed and is sent (decisions: Saving).
 */
export function holds({ sentAs, isEditable }: FieldState<string>, isChanged: boolean): boolean {
  return sentAs === 'value' && (isEditable || isChanged)
}

/** What makes a field of one value. */
export interface SingleRules<Value, Word extends string> {
  readonly empty: Value
  readonly isRequired?: boolean | undefined
  readonly isSame: (a: Value, b: Value) => boolean
  /** What is wrong with a value whose rules hold. */
  readonly problem?: (value: Value, loaded: Value, isRequired: boolean) => FieldMessage<Word> | undefined
  readonly keep?: (value: Value) => unknown
  /** undefined: it cannot be read. */
  readonly read?: (kept: unknown) => { readonly value: Value } | undefined
}

/** A field of one value: it has no places of its own, and a merge takes mine or theirs as a whole. */
export function single<Value, Word extends string>(rules: SingleRules<Value, Word>): Kind<Value, Word> {
  const { empty, isRequired = false, isSame, problem, keep, read } = rules
  return {
    empty,
    isSame,
    states: (name) => [[name, { ...OPEN_FIELD, isRequired }]],
    check: (name, value, { loaded, stateOf }) => {
      const state = stateOf(name)
      if (!problem || !holds(state, !isSame(value, loaded))) return []
      const message = problem(value, loaded, state.isRequired)
      return message ? [[name, message]] : []
    },
    merge: (name, base, mine, theirs) => {
      const isMine = !isSame(mine, base)
      const value = isMine ? mine : theirs
      if (isSame(theirs, base)) return { value, changes: [] }
      const isClash = isMine && !isSame(mine, theirs)
      return { value, changes: [{ field: name, base, mine, theirs, isClash }] }
    },
    keep: (value) => keep?.(value),
    restore: (kept, now) => {
      const found = read?.(kept)
      return found ? found.value : now
    },
  }
}
