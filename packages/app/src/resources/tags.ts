import { readTag, readTagOptions, readTags, type Tag, type TagType } from '@corrente/domain/tags'
import type { Block } from '@corrente/domain/wire'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'

/** Start of the keys of everything that shows tags; a save marks it out of date. */
export const TAGS_KEY = ['tags'] as const

/** Which tags are asked for. */
export interface TagQuestion {
  /** Part of an id; '' asks for all. */
  readonly query: string
  readonly accountPk: number | undefined
}

/** GET ocpptags: one page, from 1, in the server's order (TAG-026). */
export const readTagPage = (
  cp: Gateway,
  { query, accountPk }: TagQuestion,
  { page, size }: { readonly page: number; readonly size: number },
  signal?: AbortSignal,
): Promise<Outcome<Block<Tag>>> =>
  cp.get('ocpptags', readTags, {
    query: { searchInput: query.trim() || undefined, page, size, tenantPk: accountPk },
    signal,
  })

/** GET ocpptags/{pk} (TAG-028). */
export const readOneTag = (cp: Gateway, pk: string, signal?: AbortSignal): Promise<Outcome<Tag>> =>
  cp.get('ocpptags/{pk}', readTag, { params: { pk }, signal })

/** One tag as the server has it: read when it is opened, never taken from an older answer. @param pk none: a new one */
export const tagQuery = (pk: string | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...TAGS_KEY, 'one', pk],
    freshMs: 0,
    isEnabled: pk !== undefined,
    run: (signal) => readOneTag(cp, pk ?? '', signal),
  }))

/** GET ocpptags?type: the active tags of a type to choose from (TAG-027). @param userPk with those of this user */
export const tagOptionsQuery = (type: TagType, userPk?: number) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...TAGS_KEY, 'options', type, userPk],
    // Tens of thousands: not again with every look at another window.
    freshMs: 60_000,
    run: (signal) => cp.get('ocpptags', readTagOptions, { query: { type, userPk }, signal }),
  }))
