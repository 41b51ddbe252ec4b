import { idCheckOf, idQueriesOf, type KnownId, type Tag } from '@corrente/domain/tags'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { TAGS_KEY, tagPages } from './tags.ts'

/** The registered tag that an id is, or may be (decisions: Tags); undefined: there is none. */
export async function findKnown(
  cp: Gateway,
  idTag: string,
  signal?: AbortSignal,
): Promise<Outcome<KnownId | undefined>> {
  const tags: Tag[] = []
  let unreadRows = 0
  for (const query of idQueriesOf(idTag)) {
    const read = await tagPages.readAll(cp, { query, accountPk: undefined }, { signal })
    if (read.kind !== 'done') return read
    tags.push(...read.data.rows)
    unreadRows += read.unreadRows
    const known = idCheckOf(tags)(idTag)
    // Of what is only like it, a later answer may hold what is more so.
    if (known && known.how !== 'cut') return { kind: 'done', data: known, unreadRows }
  }
  return { kind: 'done', data: idCheckOf(tags)(idTag), unreadRows }
}

/**
 * What an id is known as; null: nothing registered is like it.
 * @param idTag - undefined: nothing is asked
 */
export const knownIdQuery = (idTag: string | undefined) =>
  queryAtom<KnownId | null>(({ gateways: { cp } }) => ({
    key: [...TAGS_KEY, 'known', idTag],
    isEnabled: idTag !== undefined && idTag.trim() !== '',
    run: async (signal) => {
      const read = await findKnown(cp, idTag ?? '', signal)
      return read.kind === 'done' ? { ...read, data: read.data ?? null } : read
    },
  }))
