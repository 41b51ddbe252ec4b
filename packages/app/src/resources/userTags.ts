import type { Tag } from '@corrente/domain/tags'
import { tagsOfPerson } from '@corrente/domain/users'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { fewAtOnce } from '../kit/reading/index.ts'
import { findTag, oneTag, TAGS_KEY, tagPages } from './tags.ts'

/** Tags by their keys, and which of them could not be read. */
export interface ReadTags {
  readonly tags: readonly Tag[]
  readonly unread: readonly number[]
  /** There may be more: the list that they were looked for in was not read to its end. */
  readonly isCut?: boolean
}

/** Reads tags by their keys, four at a time; only where none can be had does it fail. */
export async function readTagsByKey(
  cp: Gateway,
  pks: readonly number[],
  signal?: AbortSignal,
): Promise<Outcome<ReadTags>> {
  const tags: Tag[] = []
  const unread: number[] = []
  let failed: Outcome<ReadTags> | undefined
  for (const [pk, read] of await fewAtOnce(pks, (pk) => oneTag.read(cp, pk, signal), { signal })) {
    if (read.kind === 'done') tags.push(read.data)
    else {
      failed = read
      unread.push(pk)
    }
  }
  return tags.length === 0 && failed ? failed : { kind: 'done', data: { tags, unread }, unreadRows: 0 }
}

/** The tags of these keys. */
export const tagsByKeyQuery = (pks: readonly number[]) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...TAGS_KEY, 'by-key', ...pks],
    isEnabled: pks.length > 0,
    run: (signal) => readTagsByKey(cp, pks, signal),
  }))

/** Whose tags are looked for where the record does not say them. */
export interface TagHolder {
  readonly pk: number
  /** Their own tag, where it is known. */
  readonly idTag: string | undefined
}

/**
 * The tags of somebody whose record may not be read (403 at the user limit), or does not name them: told apart in the list
 * of all.
 * @param holder - undefined: nobody is asked for
 */
export const tagsOfPersonQuery = (holder: TagHolder | undefined) =>
  queryAtom<ReadTags>(({ gateways: { cp } }) => ({
    key: [...TAGS_KEY, 'of-person', holder],
    isEnabled: holder !== undefined,
    run: async (signal) => {
      const all = await tagPages.readAll(cp, { query: '', accountPk: undefined }, { signal })
      if (all.kind !== 'done') return all
      const { rows, count } = all.data
      const found = holder ? tagsOfPerson(rows, holder) : []
      const isCut = count > rows.length || all.unreadRows > 0
      const own = holder?.idTag
      // Of a list that ends too early the own tag is asked for by its id.
      const head = isCut && own !== undefined ? await findTag(cp, own) : undefined
      const missing = head?.kind === 'done' && head.data && !found.some(({ pk }) => pk === head.data?.pk)
      const tags = missing && head.data ? [head.data, ...found] : found
      return { kind: 'done', data: { tags, unread: [], isCut }, unreadRows: 0 }
    },
  }))
