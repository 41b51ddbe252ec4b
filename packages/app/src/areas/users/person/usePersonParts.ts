import type { StationNotification } from '@corrente/domain/notifications'
import type { Transaction } from '@corrente/domain/transactions'
import {
  cardsOf,
  latestRecharges,
  type PersonCard,
  type PickerUser,
  rechargesOfNotifications,
  type UserRecord,
  unreadTagsOf,
} from '@corrente/domain/users'
import type { Block } from '@corrente/domain/wire'
import type { Loadable } from '@corrente/ui/foundations'
import { useMemo } from 'react'
import { useMayFindByCard } from '../../../features/card-switch/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { personRechargesQuery } from '../../../resources/personRecharges.ts'
import { tagsByKeyQuery, tagsOfPersonQuery } from '../../../resources/userTags.ts'

const NO_KEYS: readonly number[] = []

/** The cards of a person, and what of them is not known. */
export interface PersonCards extends Loadable<readonly PersonCard[]> {
  /** Cards whose keys are known, and that could not be read. */
  readonly unreadCards: number
  /** There may be more. */
  readonly isCut: boolean
}

/**
 * The cards that a person's record names. At the user limit it cannot be read, and a reply may leave their list out: then
 * they are told apart in the list of all tags. Without the record for another reason nobody can say which there are: they
 * failed as it did.
 */
export function usePersonCards(
  pk: number,
  user: Loadable<UserRecord>,
  row: PickerUser | undefined,
): PersonCards {
  const tagPks = user.data?.tagPks
  const isUnnamed = user.data ? user.data.sentTags === undefined : user.state === 'notPermitted'
  const byKey = useLoadable(useMemo(() => tagsByKeyQuery(tagPks ?? NO_KEYS), [tagPks]))
  const idTag = user.data?.idTag ?? row?.idTag
  const byPerson = useLoadable(
    useMemo(() => tagsOfPersonQuery(isUnnamed ? { pk, idTag } : undefined), [isUnnamed, pk, idTag]),
  )
  const tags = isUnnamed ? byPerson : byKey
  const hasNone = tagPks?.length === 0 && !isUnnamed
  const data = useMemo(() => (hasNone ? [] : tags.data && cardsOf(tags.data.tags)), [hasNone, tags.data])
  const isUnknown = tagPks === undefined && !isUnnamed
  const unread = user.data ? unreadTagsOf(user.data).length : 0
  return {
    ...tags,
    state: isUnknown ? user.state : hasNone ? 'ready' : tags.state,
    data,
    retry: isUnknown ? user.retry : tags.retry,
    unreadCards: (tags.data?.unread.length ?? 0) + unread,
    isCut: tags.data?.isCut === true,
  }
}

/** The last recharges of a person, and where they were read. */
export interface PersonRecharges extends Loadable<readonly Transaction[]> {
  readonly isByNotifications: boolean
}

/**
 * By each card; until the cards are known, by the one that the list's row names. Where recharges may not be searched by
 * card, as far as the last notifications tell of them.
 */
export function usePersonRecharges(
  idTags: readonly string[] | undefined,
  row: PickerUser | undefined,
  notifications: Loadable<Block<StationNotification>>,
): PersonRecharges {
  const mayFind = useMayFindByCard()
  const known = idTags ?? (row?.idTag === undefined ? undefined : [row.idTag])
  // By value: the list is made anew with each reading.
  const key = known && JSON.stringify(known)
  const query = useMemo(
    () => personRechargesQuery(mayFind && key !== undefined ? (JSON.parse(key) as string[]) : undefined),
    [mayFind, key],
  )
  const read = useLoadable(query)
  const told = useMemo(
    () => notifications.data && rechargesOfNotifications(notifications.data.rows),
    [notifications.data],
  )
  return mayFind === false
    ? { ...notifications, data: told, isByNotifications: true }
    : { ...read, data: read.data && latestRecharges(read.data), isByNotifications: false }
}
