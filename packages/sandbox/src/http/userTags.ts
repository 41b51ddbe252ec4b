import type { PersonRow, TagRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import type { CallContext } from './call.ts'
import { Refusal } from './failure.ts'
import { nextKey, updateRow } from './stationRecords.ts'

const userTagOf = (store: Store, personPk: number): TagRow | undefined =>
  store.get<TagRow>("SELECT * FROM tag WHERE ownerPk = ? AND type = 'USER'", personPk)

const cardsOf = (store: Store, personPk: number): TagRow[] =>
  store.all<TagRow>(
    `SELECT card.* FROM tag AS card JOIN tag AS head ON head.pk = card.parentPk
     WHERE card.type = 'CARD' AND head.ownerPk = ? ORDER BY card.pk`,
    personPk,
  )

/** The keys of a person's tags: the USER tag, then the cards that hang on it. */
export const tagKeysOf = (store: Store, personPk: number): number[] => {
  const own = userTagOf(store, personPk)
  return [...(own ? [own] : []), ...cardsOf(store, personPk)].map(({ pk }) => pk)
}

/** @throws Refusal 400 for a tag that is not there, or is somebody else's */
export const checkTags = (
  { var: { core, caller } }: CallContext,
  tags: readonly number[],
  personPk: number,
): void => {
  for (const pk of tags) {
    const tag = core.world.store.get<TagRow & { holder: number | null }>(
      `SELECT tag.*, CASE tag.type WHEN 'USER' THEN tag.ownerPk ELSE head.ownerPk END AS holder
       FROM tag LEFT JOIN tag AS head ON head.pk = tag.parentPk WHERE tag.pk = ? AND tag.network = ?`,
      pk,
      caller.network,
    )
    if (tag === undefined) throw new Refusal(400, 'Bad request', `ocppTags: no tag ${pk}`)
    if (tag.holder !== null && tag.holder !== personPk)
      throw new Refusal(400, 'Bad request', `ocppTags: tag ${pk} is of user ${tag.holder}`)
  }
}

/** A new person gets a USER tag. */
export const giveUserTag = (
  store: Store,
  { pk, network, accountPk, idTag }: Pick<PersonRow, 'pk' | 'network' | 'accountPk'> & { idTag: string },
): void => {
  const tag: TagRow = {
    pk: nextKey(store, 'tag'),
    network,
    idTag,
    type: 'USER',
    note: null,
    ownerPk: pk,
    parentPk: null,
    accountPk,
    inactive: 0,
    free: 0,
  }
  store.insertAll('tag', [tag])
}

/** Hangs these cards, and no others, on a person's USER tag. */
export const bindTags = (store: Store, personPk: number, tags: readonly number[]): void => {
  const parent = userTagOf(store, personPk)
  for (const card of cardsOf(store, personPk))
    if (!tags.includes(card.pk)) updateRow(store, 'tag', card.pk, { parentPk: null })
  for (const pk of tags) if (pk !== parent?.pk) updateRow(store, 'tag', pk, { parentPk: parent?.pk ?? null })
}
