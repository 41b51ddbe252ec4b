import { hasTransactionOptionsDisabled } from '@corrente/domain/permissions'
import { hrefOf, pathOf, placeOf } from '@corrente/domain/routing'
import {
  type Activation,
  cardsOf,
  documentText,
  latestRecharges,
  openRechargeOf,
  type PersonCard,
  type PickerUser,
  switchableCards,
  type UserRecord,
  userLabel,
  verdictOf,
} from '@corrente/domain/users'
import { type Loadable, shownOf } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { AccessDialog, ActivationDialog, PersonView } from '@corrente/ui/widgets/users'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useAccess, useGranted, useLinkTo, useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { personRechargesQuery } from '../../resources/personRecharges.ts'
import { reportPermissionsAtom } from '../../resources/reportPermissions.ts'
import { userQuery } from '../../resources/userRecord.ts'
import { tagsByKeyQuery } from '../../resources/userTags.ts'
import { PersonTap } from './PersonTap.tsx'
import { seenUsersAtom, withSeen } from './seenUsers.ts'
import { useActivation } from './useActivation.tsx'
import { useStartFor, useStopHref } from './usePersonCommands.ts'
import { useRowOf } from './useRowOf.ts'
import { useUserActivity } from './useUserActivity.ts'

const NO_KEYS: readonly number[] = []

/** The page of one person, by key; a person's name is in no address and no title. */
export function PersonPage({ pk }: { readonly pk: number }) {
  const t = useText('users')
  usePageTitle(t('person.title'))
  const { clock, copy, navigation, toasts } = usePorts()
  const may = useMay()
  const user = useLoadable(useMemo(() => userQuery(pk), [pk]))
  const { data } = user
  const { row, isActive } = useRowOf(pk, user.state === 'notPermitted')
  useSeen(data, row)
  const cards = usePersonCards(user)
  const recharges = usePersonRecharges(
    cards.data?.map(({ tag }) => tag.idTag),
    row,
  )
  const activity = useUserActivity(pk)
  const name = data ? nameOf(data) : row ? userLabel(row) : t('person.unnamed', { pk })
  const activation = useActivation(pk, name)
  const [asked, ask] = useState<Activation>()
  const [isAccessOpen, setAccessOpen] = useState(false)
  const [isTapping, setTapping] = useState(false)
  const mayTap = useMayTap()
  const userTag = data?.idTag
  const editHref = useLinkTo('user', String(pk))
  const known = data ?? row
  const say = (text: string, said: string) =>
    void copy(text).then(
      () => toasts.show({ id: 'person-copied', tone: 'success', text: said }),
      () => toasts.show({ id: 'person-copied', tone: 'danger', text: t('person.notCopied') }),
    )
  return (
    <>
      <PersonView
        pk={pk}
        name={name}
        user={user}
        row={row}
        verdict={verdictOf({
          isActive: data?.isActive ?? isActive,
          cards: cards.unreadCards > 0 ? undefined : cards.data,
          recharges: recharges?.data,
          deposits: activity.wallet?.deposits.data,
          now: clock.now(),
        })}
        cards={cards}
        unreadCards={cards.unreadCards}
        recharges={recharges}
        wallet={activity.wallet}
        notifications={activity.notifications}
        stationHrefOf={(stationPk) => {
          const place = placeOf('stationPage', String(stationPk), may)
          return place && hrefOf(place)
        }}
        stopHrefOf={useStopHref()}
        backHref={pathOf('users')}
        editHref={editHref}
        movementsHref={useLinkTo('movementsOfPerson', String(pk))}
        onActivate={editHref === undefined || activation.isRunning ? undefined : ask}
        onTap={mayTap ? () => setTapping(true) : undefined}
        noTapReason={userTag === undefined ? t('tap.noUserTag') : undefined}
        onStart={useStartFor(pk, data?.isActive === false ? undefined : userTag)}
        onAccess={() => setAccessOpen(true)}
        onCopySummary={(text) => say(text, t('person.copied'))}
        results={activation.results}
      />
      {asked && (
        <ActivationDialog
          deed={asked}
          name={name}
          told={[known?.email, known && documentText(known)].find(
            (each) => each !== undefined && each !== name,
          )}
          cards={switchableCards(cards.data ?? [], asked)}
          cardsState={shownOf(cards)}
          recharge={recharges?.data && openRechargeOf(recharges.data)}
          onConfirm={(chosen) => {
            ask(undefined)
            activation.begin(asked, chosen)
          }}
          onCancel={() => ask(undefined)}
        />
      )}
      {isTapping && userTag !== undefined && (
        <PersonTap
          name={name}
          userTag={userTag}
          accountPk={data?.accountPk}
          onClose={() => setTapping(false)}
        />
      )}
      <AccessDialog
        isOpen={isAccessOpen}
        name={name}
        isInactive={data?.isActive === false}
        recoveryUrl={new URL(pathOf('recover'), navigation.origin).href}
        onCopy={(text) => say(text, t('access.copied'))}
        onClose={() => setAccessOpen(false)}
      />
    </>
  )
}

/** A card is approved, and then changed. */
function useMayTap(): boolean {
  const may = useMay()
  return useGranted()(pathOf('tags-unknown')) && may('tag-edit')
}

/** Keeps who was opened for the palette, in memory. */
function useSeen(user: UserRecord | undefined, row: PickerUser | undefined): void {
  const see = useSetAtom(seenUsersAtom)
  useEffect(() => {
    const known = user ? { ...user, name: fullNameOf(user) } : row
    if (known) see((seen) => (seen[0]?.pk === known.pk ? seen : withSeen(seen, known)))
  }, [see, user, row])
}

/** The cards of a person's record. Without the record nobody can say which there are: they failed as it did. */
function usePersonCards(
  user: Loadable<UserRecord>,
): Loadable<readonly PersonCard[]> & { readonly unreadCards: number } {
  const tagPks = user.data?.tagPks
  const tags = useLoadable(useMemo(() => tagsByKeyQuery(tagPks ?? NO_KEYS), [tagPks]))
  const hasNone = tagPks?.length === 0
  const data = useMemo(() => (hasNone ? [] : tags.data && cardsOf(tags.data.tags)), [hasNone, tags.data])
  return {
    ...tags,
    state: tagPks === undefined ? user.state : hasNone ? 'ready' : tags.state,
    data,
    retry: tagPks === undefined ? user.retry : tags.retry,
    unreadCards: tags.data?.unread.length ?? 0,
  }
}

const fullNameOf = ({ firstName, lastName }: UserRecord): string | undefined =>
  [firstName, lastName].filter(Boolean).join(' ') || undefined

const nameOf = (user: UserRecord): string => userLabel({ ...user, name: fullNameOf(user) })

/** By each card; where the record could not be read, by the one that the list's row names. undefined: not permitted. */
function usePersonRecharges(idTags: readonly string[] | undefined, row: PickerUser | undefined) {
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
