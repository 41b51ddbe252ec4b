import type { Tag } from '@corrente/domain/tags'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { readOneTag, TAGS_KEY } from './tags.ts'

/** Tags by their keys, and which of them could not be read. */
export interface ReadTags {
  readonly tags: readonly Tag[]
  readonly unread: readonly number[]
}

/** How many are asked for at once. */
const AT_ONCE = 4

/** Reads tags by their keys, four at a time; only where none can be had does it fail. */
export async function readTagsByKey(
  cp: Gateway,
  pks: readonly number[],
  signal?: AbortSignal,
): Promise<Outcome<ReadTags>> {
  const tags: Tag[] = []
  const unread: number[] = []
  let failed: Outcome<ReadTags> | undefined
  for (let first = 0; first < pks.length; first += AT_ONCE) {
    const some = pks.slice(first, first + AT_ONCE)
    const reads = await Promise.all(some.map((pk) => readOneTag(cp, String(pk), signal)))
    for (const [index, read] of reads.entries()) {
      if (read.kind === 'done') tags.push(read.data)
      else {
        failed = read
        unread.push(some[index] ?? 0)
      }
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
