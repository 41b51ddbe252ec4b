import {
  type FieldChange,
  type FieldMessage,
  type FieldState,
  holds,
  type Kind,
  lockedField,
  number,
  OPEN_FIELD,
  text,
} from '../forms/index.ts'
import { isJsonObject } from '../wire/index.ts'
import { ADDRESS_LIMITS, ADDRESS_PARTS, type AddressPart, type AddressTexts } from './address.ts'
import { type AddressBlock, blockOf, type LoosePoint, type PointOrigin } from './block.ts'
import { ADDRESS_FIELDS, type AddressField, type AddressProblem, checkAddress } from './check.ts'
import { COORDINATES, type Coordinate } from './coordinates.ts'

/** A place of an address in a form: its texts, its point, and the country, which nobody edits. */
export type AddressPath = AddressField | 'country'

/** Whether a path is one of an address's texts or its country, which have their labels in the catalogue of forms. */
export function isAddressText(path: string): path is AddressPart | 'country' {
  return path === 'country' || ADDRESS_PARTS.some((part) => part === path)
}

/** What an address of a form is. */
export interface AddressOptions<Word extends string> {
  /** Fields that must be filled where no policy says otherwise. @default none */
  readonly required?: readonly AddressField[]
  /** What is said of a field that is required and empty. @default 'required' */
  readonly missing?: Partial<Readonly<Record<AddressField, Word>>>
  /** What is said of a number that is no coordinate. */
  readonly outOfRange: Readonly<Record<Coordinate, Word>>
}
type AddressWord = 'required' | 'tooLong' | 'zipIncomplete' | 'zipNotFound'

/** An address with its point on the map, as one field of a form: each of its places is checked, merged and kept by itself. */
export function addressBlock<Word extends string>(
  options: AddressOptions<Word>,
): Kind<AddressBlock, Word | AddressWord> {
  const { required = [], missing, outOfRange } = options
  const wordsOf = (
    field: AddressField,
    problem: AddressProblem,
  ): FieldMessage<Word | AddressWord> | undefined => {
    const isPoint = field === 'latitude' || field === 'longitude'
    if (problem === 'missing') return { key: missing?.[field] ?? 'required' }
    if (problem === 'outOfRange') return isPoint ? { key: outOfRange[field] } : undefined
    if (problem !== 'tooLong') return { key: problem }
    return isPoint ? undefined : { key: problem, values: { limit: ADDRESS_LIMITS[field] } }
  }
  return {
    empty: blockOf(undefined, { latitude: undefined, longitude: undefined }, ''),
    states: () => [
      ...ADDRESS_FIELDS.map((field): [AddressPath, FieldState<string>] => [
        field,
        { ...OPEN_FIELD, isRequired: required.includes(field) },
      ]),
      ['country', lockedField('fixedByTenant')],
    ],
    isSame: (a, b) => ADDRESS_FIELDS.every((field) => isSamePlace(field, a, b)),
    check: (_name, block, { loaded, stateOf }) => {
      const problems = checkAddress(block, {
        required: new Set(ADDRESS_FIELDS.filter((field) => stateOf(field).isRequired)),
        holds: (field) => holds(stateOf(field), !isSamePlace(field, block, loaded)),
      })
      return ADDRESS_FIELDS.flatMap((field) => {
        const problem = problems[field]
        const message = problem && wordsOf(field, problem)
        return message ? [[field, message] as const] : []
      })
    },
    merge: (_name, base, mine, theirs) => {
      const { block, changes } = mergeAddress(base, mine, theirs)
      return { value: block, changes }
    },
    keep: (block, loaded) =>
      Object.fromEntries(
        ADDRESS_FIELDS.flatMap((field) =>
          valueAt(block, field) === valueAt(loaded, field) ? [] : [[field, valueAt(block, field) ?? null]],
        ),
      ),
    restore: (kept, block) => {
      if (!isJsonObject(kept)) return block
      const texts = ADDRESS_PARTS.map((part) => [part, TEXT.restore(kept[part], block.texts[part])])
      const point = COORDINATES.map((which) => [which, DEGREES.restore(kept[which], block[which])])
      const hasPoint = COORDINATES.some((which) => Object.hasOwn(kept, which))
      return {
        ...block,
        texts: Object.fromEntries(texts) as AddressTexts, // each part has just been given its text
        ...(Object.fromEntries(point) as unknown as LoosePoint), // both of them
        ...(hasPoint && { pointOrigin: 'hand' as const }),
      }
    },
  }
}

const TEXT = text()
const DEGREES = number()

function valueAt(block: AddressBlock, field: AddressField): string | number | undefined {
  return field === 'latitude' || field === 'longitude' ? block[field] : block.texts[field]
}

/** Whether a place would be sent alike; blanks at the ends are no difference. */
function isSamePlace(field: AddressField, a: AddressBlock, b: AddressBlock): boolean {
  if (field === 'latitude' || field === 'longitude') return DEGREES.isSame(a[field], b[field])
  return TEXT.isSame(a.texts[field], b.texts[field])
}

/**
 * Puts a form's address over the one that somebody else saved meanwhile, place by place (decisions: Saving). What the
 * form knows about a text or a point goes with it: a look-up belongs to the zip code that somebody typed here (decisions:
 * Address), so that it never answers for another one's; and a point of theirs counts as loaded, so that no geocoder moves it.
 */
export function mergeAddress(
  base: AddressBlock,
  mine: AddressBlock,
  theirs: AddressBlock,
): { readonly block: AddressBlock; readonly changes: readonly FieldChange<AddressField>[] } {
  const isMine = (field: AddressField) => !isSamePlace(field, mine, base)
  const changes = ADDRESS_FIELDS.filter((field) => !isSamePlace(field, theirs, base)).map((field) => ({
    field,
    base: valueAt(base, field),
    mine: valueAt(mine, field),
    theirs: valueAt(theirs, field),
    isClash: isMine(field) && !isSamePlace(field, mine, theirs),
  }))
  const of = (texts: (block: AddressBlock) => AddressTexts | undefined): AddressTexts => {
    const parts = ADDRESS_PARTS.map((part) => [part, texts(isMine(part) ? mine : theirs)?.[part] ?? ''])
    return Object.fromEntries(parts) as AddressTexts // each part has just been given its text
  }
  const texts = of((block) => block.texts)
  const given = mine.given || theirs.given ? of((block) => block.given) : undefined
  const isPointMine = COORDINATES.some(isMine)
  const pointOrigin: PointOrigin = isPointMine ? mine.pointOrigin : theirs.pointOrigin
  return {
    changes,
    block: {
      ...theirs,
      texts,
      given,
      lookup: texts.zip === mine.texts.zip ? mine.lookup : theirs.lookup,
      latitude: (isMine('latitude') ? mine : theirs).latitude,
      longitude: (isMine('longitude') ? mine : theirs).longitude,
      pointOrigin,
      beforeGroup: ADDRESS_FIELDS.some(isMine) ? mine.beforeGroup : theirs.beforeGroup,
    },
  }
}
