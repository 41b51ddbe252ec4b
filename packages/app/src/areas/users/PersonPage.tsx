import { hasTransactionOptionsDisabled } from '@corrente/domain/permissions'
import { hrefOf, pathOf, placeOf } from '@corrente/domain/routing'
import { cardsOf, latestRecharges, type User, userLabel, verdictOf } from '@corrente/domain/users'
import { useText } from '@corrente/ui/messages'
import { PersonView } from '@corrente/ui/widgets/users'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useAccess, useLinkTo, useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { personRechargesQuery } from '../../resources/personRecharges.ts'
import { reportPermissionsAtom } from '../../resources/reportPermissions.ts'
import { userQuery } from '../../resources/userRecord.ts'
import { tagsByKeyQuery } from '../../resources/userTags.ts'
import { seenUsersAtom } from './seenUsers.ts'
import { useUserActivity } from './useUserActivity.ts'

const NO_KEYS: readonly number[] = []

/** The page of one person, by key; a person's name is in no address and no title. */
export function PersonPage({ pk }: { readonly pk: number }) {
  const t = useText('users')
  usePageTitle(t('person.title'))
  const { clock } = usePorts()
  const may = useMay()
  const row = useAtomValue(seenUsersAtom).find((user) => user.pk === pk)
  const user = useLoadable(useMemo(() => userQuery(pk), [pk]))
  const tagPks = user.data?.tagPks
  const tags = useLoadable(useMemo(() => tagsByKeyQuery(tagPks ?? NO_KEYS), [tagPks]))
  const hasNone = tagPks?.length === 0
  const cards = useMemo(() => (hasNone ? [] : tags.data && cardsOf(tags.data.tags)), [hasNone, tags.data])
  const recharges = usePersonRecharges(
    cards?.map(({ tag }) => tag.idTag),
    row,
  )
  const activity = useUserActivity(pk)
  const { data } = user
  const name = data ? nameOf(data) : row ? userLabel(row) : t('person.unnamed', { pk })
  // Without the record nobody can say which cards there are: they failed as it did.
  const cardState = data === undefined ? user.state : hasNone ? 'ready' : tags.state
  return (
    <PersonView
      name={name}
      user={user}
      row={row}
      verdict={verdictOf({
        isActive: data?.isActive,
        cards: tags.data && tags.data.unread.length > 0 ? undefined : cards,
        recharges: recharges?.data,
        deposits: activity.wallet?.deposits.data,
        now: clock.now(),
      })}
      cards={{ ...tags, state: cardState, data: cards, retry: data ? tags.retry : user.retry }}
      unreadCards={tags.data?.unread.length ?? 0}
      recharges={recharges}
      wallet={activity.wallet}
      notifications={activity.notifications}
      stationHrefOf={(stationPk) => {
        const place = placeOf('stationPage', String(stationPk), may)
        return place && hrefOf(place)
      }}
      backHref={pathOf('users')}
      editHref={useLinkTo('user', String(pk))}
    />
  )
}

const nameOf = (user: {
  firstName: string
  lastName: string | undefined
  email: string | undefined
  pk: number
}) =>
  userLabel({
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || undefined,
    email: user.email,
    pk: user.pk,
  })

/** By each card; where the record could not be read, by the one that the list's row names. undefined: not permitted. */
function usePersonRecharges(idTags: readonly string[] | undefined, row: User | undefined) {
  const access = useAccess()
  const { latest } = useAtomValue(reportPermissionsAtom)
  const check = latest?.kind === 'done' ? latest.data : undefined
  const isOff = access === undefined || hasTransactionOptionsDisabled(access, check)
  const known = idTags ?? (row?.idTag === undefined ? undefined : [row.idTag])
  const key = known && JSON.stringify(known)
  const query = useMemo(
    () => personRechargesQuery(isOff || key === undefined ? undefined : (JSON.parse(key) as string[])), // as written above
    [isOff, key],
  )
  const read = useLoadable(query)
  return isOff ? undefined : { ...read, data: read.data && latestRecharges(read.data) }
}
