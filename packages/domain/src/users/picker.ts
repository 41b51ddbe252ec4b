import { fold, searchWords } from '../text/index.ts'
import { type Block, keyNumber, looseText, type Read, type RowFields, readBlock, row } from '../wire/index.ts'

/** The size that pickers ask for, from page 1 (AST-020). */
export const PICKER_SIZE = 30_000
/** The same in operations (AST-020). */
export const OPERATIONS_PICKER_SIZE = 40_000

/** Somebody who can be picked. Personal data: it stays in memory, out of addresses, titles and storage. */
export interface PickerUser {
  readonly pk: number
  readonly name: string | undefined
  readonly email: string | undefined
  readonly docType: string | undefined
  /** Digits, or as the server has it. */
  readonly docNumber: string | undefined
  readonly idTag: string | undefined
}

/** How a picker reads a row. */
export const pickerFields: RowFields<PickerUser> = {
  pk: ['user_pk', keyNumber],
  name: ['user_name', looseText],
  email: ['email', looseText],
  docType: ['docType', looseText],
  docNumber: ['docNumber', looseText],
  idTag: ['ocpp_id_tag', looseText],
}
const pickerWire = row(pickerFields)

/**
 * Reads a `UserListReply` or a bare list for a picker; undefined when it is neither. With a `count` above its rows the
 * picker says "first N of M" and searches by `searchInput`.
 */
export const readPickerUsers = (body: unknown): Read<Block<PickerUser>> | undefined =>
  readBlock(pickerWire, body, 'userDashboardList', ({ pk }) => pk)

const NOT_WRITTEN = /[\s./-]+/g
// Each one's text is folded once for as long as it lives: a key press then passes over 40,000 of them once.
const texts = new WeakMap<PickerUser, string>()

function textOf(user: PickerUser): string {
  const known = texts.get(user)
  if (known !== undefined) return known
  const { name = '', email = '', docNumber = '', idTag = '' } = user
  const text = `${fold(name)}\n${fold(email)}\n${docNumber.toLowerCase().replace(NOT_WRITTEN, '')}\n${fold(idTag)}\n`
  texts.set(user, text)
  return text
}

/**
 * The users that match every word of a query in name, e-mail, document or tag, without case and accents; a document is
 * found with and without its punctuation. A blank query matches all; the order is kept.
 */
export function searchPickerUsers<User extends PickerUser>(
  users: readonly User[],
  query: string,
): readonly User[] {
  const words = searchWords(query)
  if (words.length === 0) return users
  const digits = query.replace(NOT_WRITTEN, '')
  const isDocument = /^\d{3,}$/.test(digits)
  return users.filter((user) => {
    const text = textOf(user)
    return words.every((word) => text.includes(word)) || (isDocument && text.includes(digits))
  })
}

/**
 * The users that fit a text, from a picker's list and from what the server found for it: those of the list first, each
 * once. Who has exactly this document, tag or e-mail comes before all others.
 */
export function pickUsers(
  list: readonly PickerUser[],
  found: readonly PickerUser[],
  query: string,
): readonly PickerUser[] {
  const fitting = searchPickerUsers(list, query)
  if (query.trim() === '') return fitting
  const known = new Set(fitting.map(({ pk }) => pk))
  const all = [...fitting, ...found.filter(({ pk }) => !known.has(pk))]
  const text = fold(query.trim())
  const digits = query.replace(NOT_WRITTEN, '').toLowerCase()
  const isExact = (user: PickerUser): boolean =>
    [text, digits].some((each) => each !== '' && textOf(user).includes(`\n${each}\n`))
  const exact = all.filter(isExact)
  return exact.length === 0 ? all : [...exact, ...all.filter((user) => !isExact(user))]
}
