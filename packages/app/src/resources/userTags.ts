import type { Tag } from '@corrente/domain/tags'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { fewAtOnce } from '../kit/reading/index.ts'
import { readOneTag, TAGS_KEY } from './tags.ts'

/** Tags by their keys, and which of them could not be read. */
export interface ReadTags {
  readonly tags: readonly Tag[]
  readonly unread: readonly number[]
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
  for (const [pk, read] of await fewAtOnce(pks, (pk) => readOneTag(cp, String(pk), signal), { signal })) {
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
