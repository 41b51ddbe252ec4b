import { type ListSort, type SortValues, sortRows } from '../paging/index.ts'
import { MASKS } from '../text/index.ts'
import { searchPickerUsers } from './picker.ts'
import { type User, userLabel } from './user.ts'

/** How many users a page shows (USR-004, AST-019). */
export const USERS_PER_PAGE = 10
/** The size that asks for all of them in one call. */
export const ALL_USERS_SIZE = 40_000
/** How long a search must stand before it is asked, milliseconds (USR-012). */
export const USER_SEARCH_MS = 400
/** Notifications of a user's card (USR-021, MON-046). */
export const USER_NOTIFICATIONS = 30

/** What the users can be sorted by, once all of them are read. */
export const USER_SORTS = [
  'name',
  'email',
  'document',
  'tag',
  'status',
  'consumption',
  'vehicle',
  'recharges',
] as const
export type UserSort = (typeof USER_SORTS)[number]

/** Whether a type of documents is the Brazilian CPF, the one with a mask (USR-036). */
export const isCpf = (docType: string | undefined): boolean => docType?.trim().toUpperCase() === 'CPF'

/** A document as it is written: a CPF with its mask, any other as the server has it; undefined where there is none. */
export function documentText({
  docType,
  docNumber,
}: Pick<User, 'docType' | 'docNumber'>): string | undefined {
  return docNumber !== undefined && isCpf(docType) && /^\d{11}$/.test(docNumber)
    ? MASKS.cpf.format(docNumber)
    : docNumber
}

/** What the users are sorted by. */
export const USER_SORT_VALUES: SortValues<User, UserSort> = {
  name: userLabel,
  email: ({ email }) => email,
  document: ({ docNumber }) => docNumber,
  tag: ({ idTag }) => idTag,
  // Who charges stands first in the first direction.
  status: ({ isCharging }) => !isCharging,
  consumption: ({ consumptionWh }) => consumptionWh,
  vehicle: ({ vehicle }) => vehicle,
  recharges: ({ recharges }) => recharges,
}

/** Whether a search can only be answered from the complete list: the call knows names and e-mails, no number. */
export const asksForAll = (query: string): boolean => /\d/.test(query)

/** What is asked of the complete list. */
export interface UserQuestion {
  readonly query: string
  /** This one alone, by key. */
  readonly pk?: number | undefined
  readonly isChargingOnly: boolean
  readonly sort: ListSort | undefined
  /** From 1. */
  readonly page: number
  /** The tenant's, for the order: `pt-BR`. */
  readonly locale: string
}

/** A page of those that fit. */
export interface UserAnswer {
  readonly rows: readonly User[]
  /** All that fit. */
  readonly total: number
  /** Of all that fit, those that are charging. */
  readonly charging: number
}

/** Answers a question from the complete list; a page past the end is the last one. */
export function answerUsers(users: readonly User[], question: UserQuestion): UserAnswer {
  const { query, pk, isChargingOnly, sort, page, locale } = question
  const found = searchPickerUsers(pk === undefined ? users : users.filter((user) => user.pk === pk), query)
  const charging = found.filter((user) => user.isCharging)
  const fitting = isChargingOnly ? charging : found
  const last = Math.max(1, Math.ceil(fitting.length / USERS_PER_PAGE))
  const first = (Math.min(page, last) - 1) * USERS_PER_PAGE
  const rows = sortRows(fitting, USER_SORT_VALUES, sort, locale).slice(first, first + USERS_PER_PAGE)
  return { rows, total: fitting.length, charging: charging.length }
}

const documentKey = ({ docNumber }: User): string | undefined => docNumber?.replace(/\W/g, '').toUpperCase()

/** The keys of users that share their document with another of the list: one person on two records. */
export function sharedDocuments(users: readonly User[]): ReadonlySet<number> {
  const holders = new Map<string, number[]>()
  for (const user of users) {
    const key = documentKey(user)
    if (key) holders.set(key, [...(holders.get(key) ?? []), user.pk])
  }
  return new Set([...holders.values()].filter(({ length }) => length > 1).flat())
}
