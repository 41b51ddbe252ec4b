import type { Account } from '../stations/index.ts'
import { fold } from '../text/index.ts'
import { checkTag, type TagValues, tagForm } from './form.ts'
import type { ImportRow } from './importRows.ts'
import { idCheckOf, isHeldBy, type KnownId } from './known.ts'
import { tagUserName } from './list.ts'
import type { Tag } from './tag.ts'
import { CARD_LENGTHS, type CardReading } from './verdict.ts'

/** What is wrong with a card of a list: it is never sent. */
export type ImportFault =
  | { readonly kind: 'idMissing' | 'idTooLong' | 'noteTooLong' | 'accountMissing' }
  /** A spreadsheet made a number of it: its digits are lost. */
  | { readonly kind: 'idIsNumber' }
  | { readonly kind: 'taken'; readonly idTag: string; readonly owner: string | undefined }
  /** It stands in an earlier line already. */
  | { readonly kind: 'repeated'; readonly line: number }
  | { readonly kind: 'accountUnknown' | 'parentUnknown' | 'freeUnclear'; readonly text: string }

/** What is odd about a card of a list: it is sent if somebody says so. */
export type ImportDoubt =
  /** Registered already by another reading of the same card. */
  | {
      readonly kind: 'sameCard'
      readonly how: Exclude<CardReading, 'plain' | 'otherCase'>
      readonly idTag: string
      readonly owner: string | undefined
    }
  /** A spreadsheet ate its leading zeros. */
  | { readonly kind: 'zeros'; readonly whole: string }
  | { readonly kind: 'oddLength'; readonly length: number }
  | { readonly kind: 'notHex' }

/** A card of a list with what was found out about it. */
export interface CheckedRow extends ImportRow {
  readonly verdict: 'ready' | 'doubtful' | 'wrong'
  readonly findings: readonly (ImportFault | ImportDoubt)[]
  /** What is registered; of a wrong one nothing is. */
  readonly values: TagValues
}

/** What a list is checked against. */
export interface ImportGround {
  /** All tags there are, just read. */
  readonly tags: readonly Tag[]
  readonly accounts: readonly Account[]
}

/** What somebody chose for the whole list. */
export interface ImportChoices {
  /** Of the cards whose line names none. */
  readonly accountPk: number | undefined
  /** Gives back the zeros that a spreadsheet ate. */
  readonly hasZeros: boolean
}

const YES = ['sim', 's', 'si', 'yes', 'y', 'true', '1', 'x']
const NO = ['', 'nao', 'n', 'no', 'false', '0']
/** `4,0E+12`: what a spreadsheet shows of a long number. */
const AS_NUMBER = /^\d(?:\.\d+)?E\+\d+$/i
/** More zeros than this are hardly lost by accident. */
const ZEROS_MAX = 2

/** The id with its leading zeros, where a spreadsheet may have eaten them: digits alone, one or two short of a card's length. */
function wholeIdOf(idTag: string): string | undefined {
  if (!/^\d+$/.test(idTag)) return undefined
  const length = CARD_LENGTHS.find((each) => each >= idTag.length) ?? 0
  const zeros = length - idTag.length
  return zeros > 0 && zeros <= ZEROS_MAX ? idTag.padStart(length, '0') : undefined
}

const keyOf = (idTag: string): string => idTag.trim().toLowerCase()

// Made once for as long as its tags live: 100,000 of them are not looked through with each letter.
const checks = new WeakMap<readonly Tag[], ReturnType<typeof idCheckOf>>()

function checkOf(tags: readonly Tag[]): ReturnType<typeof idCheckOf> {
  const known = checks.get(tags) ?? idCheckOf(tags)
  checks.set(tags, known)
  return known
}

/** Checks the cards of a list, each by itself, against what is registered, and against those before it. */
export function checkImport(
  rows: readonly ImportRow[],
  { tags, accounts }: ImportGround,
  choices: ImportChoices,
): readonly CheckedRow[] {
  const known = checkOf(tags)
  const accountPks = new Map(accounts.map(({ name, pk }) => [fold(name), pk]))
  const lines = new Map<string, number>()
  return rows.map((row) => {
    const whole = wholeIdOf(row.idTag)
    const idTag = choices.hasZeros ? (whole ?? row.idTag) : row.idTag
    const values: TagValues = {
      ...tagForm(undefined, idTag).values,
      accountPk: row.account === '' ? choices.accountPk : accountPks.get(fold(row.account)),
      parentIdTag: row.parent,
      note: row.note,
      isFree: YES.includes(fold(row.free)),
    }
    const line = lines.get(keyOf(idTag))
    const held = known(idTag)
    if (line === undefined && idTag !== '') lines.set(keyOf(idTag), row.line)
    const faults = [
      ...idFaults(idTag, held, line),
      ...formFaults(values, row),
      ...(row.parent !== '' && !isUserTag(known(row.parent))
        ? [{ kind: 'parentUnknown' as const, text: row.parent }]
        : []),
      ...(YES.includes(fold(row.free)) || NO.includes(fold(row.free))
        ? []
        : [{ kind: 'freeUnclear' as const, text: row.free }]),
    ]
    const doubts = faults.length > 0 ? [] : doubtsOf(idTag, whole, held)
    return {
      ...row,
      idTag,
      values,
      findings: [...faults, ...doubts],
      verdict: faults.length > 0 ? 'wrong' : doubts.length > 0 ? 'doubtful' : 'ready',
    }
  })
}

/** Whether an id is a USER tag's: a parent is named by its own id. */
const isUserTag = (known: KnownId | undefined): boolean =>
  known !== undefined && isHeldBy(known) && known.tag.type === 'USER'

function idFaults(
  idTag: string,
  held: KnownId | undefined,
  line: number | undefined,
): readonly ImportFault[] {
  if (AS_NUMBER.test(idTag)) return [{ kind: 'idIsNumber' }]
  if (held && isHeldBy(held)) return [{ kind: 'taken', idTag: held.tag.idTag, owner: tagUserName(held.tag) }]
  return line === undefined ? [] : [{ kind: 'repeated', line }]
}

/** What the form of a tag would say (TAG-018 to TAG-020). */
function formFaults(values: TagValues, { account }: ImportRow): readonly ImportFault[] {
  const errors = checkTag({ base: tagForm(undefined), values })
  const isUnknown = account !== '' && values.accountPk === undefined
  return [
    ...(errors.idTag
      ? [{ kind: errors.idTag.key === 'tooLong' ? ('idTooLong' as const) : ('idMissing' as const) }]
      : []),
    ...(errors.accountPk
      ? [isUnknown ? { kind: 'accountUnknown' as const, text: account } : { kind: 'accountMissing' as const }]
      : []),
    ...(errors.note ? [{ kind: 'noteTooLong' as const }] : []),
  ]
}

function doubtsOf(
  idTag: string,
  whole: string | undefined,
  held: KnownId | undefined,
): readonly ImportDoubt[] {
  if (held && held.how !== 'plain' && held.how !== 'otherCase')
    return [{ kind: 'sameCard', how: held.how, idTag: held.tag.idTag, owner: tagUserName(held.tag) }]
  if (whole !== undefined && whole !== idTag) return [{ kind: 'zeros', whole }]
  if (!/^[\dA-F]+$/i.test(idTag)) return [{ kind: 'notHex' }]
  const isOdd = !CARD_LENGTHS.some((length) => length === idTag.length)
  return isOdd ? [{ kind: 'oddLength', length: idTag.length }] : []
}
