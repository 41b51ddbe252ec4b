import { readTime } from '../time/index.ts'
import { z } from '../wire/index.ts'
import type { FieldMessage } from './field.ts'
import { type Kind, single } from './kind.ts'
import { isSameValue } from './same.ts'

/** Most characters of a short text whose form names no other limit (AST-024). */
export const TEXT_LIMIT = 40

const read =
  <Value>(schema: z.ZodMiniType<Value>) =>
  (kept: unknown) => {
    const found = schema.safeParse(kept)
    return found.success ? { value: found.data } : undefined
  }
const asItIs = (value: unknown): unknown => value

/** A line or lines of text, and the most characters that it holds. */
export interface TextKind<Word extends string> extends Kind<string, Word> {
  readonly limit: number
}

/** What a text is. */
export interface TextOptions<Word extends string> {
  /** Most characters, blanks at the ends not counted. @default 40 */
  readonly limit?: number
  readonly required?: boolean
  /** The error where it is required and blank. @default 'required' */
  readonly missing?: Word
  /** What else may be wrong with a text that is not blank. */
  readonly rule?: (text: string) => Word | undefined
  /** The text as it is sent: two that are sent alike are the same. @default without blanks at the ends */
  readonly sent?: (text: string) => string
  /** false: a draft leaves it out (passwords). @default true */
  readonly isKept?: boolean
}

/** A text; '' is none. */
export function text<Word extends string = 'required'>(
  options: TextOptions<Word> = {},
): TextKind<Word | 'required' | 'tooLong'> {
  const { limit = TEXT_LIMIT, required, missing = 'required', rule, isKept = true } = options
  const sent = options.sent ?? ((value: string) => value.trim())
  const kind = single<string, Word | 'required' | 'tooLong'>({
    empty: '',
    isRequired: required,
    isSame: (a, b) => sent(a) === sent(b),
    problem: (value, _loaded, isRequired) => {
      if (value.trim() === '') return isRequired ? { key: missing } : undefined
      const wrong = rule?.(value)
      if (wrong !== undefined) return { key: wrong }
      return value.trim().length > limit ? { key: 'tooLong', values: { limit } } : undefined
    },
    ...(isKept && { keep: asItIs, read: read(z.string()) }),
  })
  return { ...kind, limit }
}

/** What a number is. */
export interface NumberOptions<Word extends string> {
  readonly empty?: number
  readonly required?: boolean
  /** The error where it is required and absent. @default 'required' */
  readonly missing?: Word
  /** What else may be wrong with a number that is there. */
  readonly rule?: (value: number) => FieldMessage<Word> | undefined
  /** A loaded number is valid until it is edited. @default false */
  readonly isLoadedKept?: boolean
}

/** A number, or the key of something chosen; undefined is none. */
export function number<Word extends string = 'required'>(
  options: NumberOptions<Word> = {},
): Kind<number | undefined, Word | 'required'> {
  const { required, missing = 'required', rule, isLoadedKept = false } = options
  return single<number | undefined, Word | 'required'>({
    empty: options.empty,
    isRequired: required,
    isSame: Object.is,
    problem: (value, loaded, isRequired) => {
      if (isLoadedKept && value === loaded) return undefined
      if (value === undefined) return isRequired ? { key: missing } : undefined
      return rule?.(value)
    },
    // null: it was emptied.
    keep: (value) => value ?? null,
    read: (kept) => {
      const found = z.nullable(z.number()).safeParse(kept)
      return found.success ? { value: found.data ?? undefined } : undefined
    },
  })
}

/** Something that is on or off. */
export function flag(empty = false): Kind<boolean> {
  return single({ empty, isSame: Object.is, keep: asItIs, read: read(z.boolean()) })
}

/** What a choice is. */
export interface ChoiceOptions<Value extends string | null, Word extends string> {
  readonly empty: NoInfer<Value>
  /** What a draft may bring back. @default any text, since raw words stay raw */
  readonly of?: readonly Value[]
  readonly required?: boolean
  /** The error where it is required and nothing is chosen. @default 'required' */
  readonly missing?: Word
}

/** One of a list; '' or null is none. */
export function choice<Value extends string | null, Word extends string = 'required'>(
  options: ChoiceOptions<Value, Word>,
): Kind<Value, Word | 'required'> {
  const { empty, of, required, missing = 'required' } = options
  return single<Value, Word | 'required'>({
    empty,
    isRequired: required,
    isSame: Object.is,
    problem: (value, _loaded, isRequired) => (isRequired && !value ? { key: missing } : undefined),
    keep: asItIs,
    read: (kept) => {
      if (of) return of.some((each) => each === kept) ? { value: kept as Value } : undefined // one of them
      return typeof kept === 'string' ? { value: kept as Value } : undefined // any text may stand there
    },
  })
}

/** What a time or a day is. */
export interface MomentOptions<Word extends string> {
  readonly required?: boolean
  /** The error where it is required and absent, and where the text is not a valid one. */
  readonly missing: Word
}

/** A time of day as its field holds it: `HH:mm` or `HH:mm:ss`; text that is not a time stays as it was typed. */
export const time = <Word extends string>(options: MomentOptions<Word>): Kind<string, Word> =>
  moment(options, (value) => readTime(value, { hasSeconds: true }))

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A local day as its field holds it: `yyyy-MM-dd` (vouchers, exceptions of a pricing profile). */
export const day = <Word extends string>(options: MomentOptions<Word>): Kind<string, Word> =>
  moment(options, (value) => (DAY.test(value) ? value : undefined))

function moment<Word extends string>(
  { required, missing }: MomentOptions<Word>,
  of: (value: string) => string | undefined,
): Kind<string, Word> {
  return single<string, Word>({
    empty: '',
    isRequired: required,
    isSame: (a, b) => (of(a) ?? a.trim()) === (of(b) ?? b.trim()),
    problem: (value, _loaded, isRequired) =>
      of(value) === undefined && (isRequired || value.trim() !== '') ? { key: missing } : undefined,
    keep: asItIs,
    read: read(z.string()),
  })
}

/** Keys of picked records, without an order (a user's tags, a voucher's guests): merged one by one. */
export function keys(): Kind<readonly number[]> {
  const isSame = (a: readonly number[], b: readonly number[]) =>
    isSameValue([...new Set(a)].sort(ascending), [...new Set(b)].sort(ascending))
  const whole = single<readonly number[], never>({
    empty: [],
    isSame,
    keep: asItIs,
    read: read<readonly number[]>(z.array(z.number())),
  })
  return {
    ...whole,
    merge: (name, base, mine, theirs) => {
      const stays = theirs.filter((key) => mine.includes(key) || !base.includes(key))
      const added = mine.filter((key) => !base.includes(key) && !theirs.includes(key))
      const value = isSame(theirs, base) ? mine : [...stays, ...added]
      // What both may have, both have: sets never clash.
      const changes = whole.merge(name, base, base, theirs).changes.map((change) => ({ ...change, mine }))
      return { value, changes }
    },
  }
}
const ascending = (a: number, b: number) => a - b

/** Belongs to its row or record and cannot be edited here: always the server's value. */
export function carried<Value>(empty: Value): Kind<Value> {
  return single<Value, never>({ empty, isSame: () => true })
}

/** What makes a field of its own. */
export interface OwnOptions<Value> {
  readonly empty: Value
  readonly isSame: (a: Value, b: Value) => boolean
  /** A value made of both sides'. @default as a whole: mine where I changed it, else theirs */
  readonly merge?: (base: Value, mine: Value, theirs: Value) => Value
  /** What a draft keeps of it. @default nothing */
  readonly keep?: (value: Value) => unknown
  /** Restores it from a draft. @default the form does it */
  readonly restore?: (kept: unknown, now: Value) => Value
}

/** A field with a sameness, a merge and a codec of its own (photos, people). */
export function own<Value>({ empty, isSame, merge, keep, restore }: OwnOptions<Value>): Kind<Value> {
  const whole = single<Value, never>({ empty, isSame, ...(keep && { keep }) })
  return {
    ...whole,
    merge: (name, base, mine, theirs) => {
      const plain = whole.merge(name, base, mine, theirs)
      if (!merge) return plain
      // Both sides' are in it: nothing of theirs is lost.
      const value = merge(base, mine, theirs)
      return { value, changes: plain.changes.map((change) => ({ ...change, mine: value, isClash: false })) }
    },
    restore: restore ?? whole.restore,
  }
}
