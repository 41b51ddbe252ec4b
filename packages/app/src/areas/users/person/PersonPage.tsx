import { protocolOfStation } from '@corrente/domain/operations'
import { pathOf } from '@corrente/domain/routing'
import { cardParam, type Tag } from '@corrente/domain/tags'
import {
  type Activation,
  coveredUserLabel,
  documentText,
  openRechargeOf,
  type PickerUser,
  switchableCards,
  type UserRecord,
  verdictOf,
} from '@corrente/domain/users'
import { shownOf, usePersonal } from '@corrente/ui/foundations'
import { CONTENT_ID } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { AccessDialog, ActivationDialog, PersonView, type StartPlace } from '@corrente/ui/widgets/users'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { TagSwitch } from '../../../features/card-switch/index.ts'
import { useCaseHref } from '../../../features/case-link/index.ts'
import { useStopLink } from '../../../features/command-links/index.ts'
import { useFilledForm } from '../../../features/sent-tasks/index.ts'
import { useGranted, useLinks, useMay } from '../../../kit/access/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { useLive } from '../../../live/index.ts'
import { usePageTitle, usePorts } from '../../../ports/index.ts'
import { userQuery } from '../../../resources/userRecord.ts'
import { useAllUsers } from '../complete/useAllUsers.ts'
import { useActivation } from '../list/useActivation.tsx'
import { seenUsersAtom, withSeen } from '../seenUsers.ts'
import { useUserActivity } from '../useUserActivity.ts'
import { PersonTap } from './PersonTap.tsx'
import { usePersonCards, usePersonRecharges } from './usePersonParts.ts'

/**
 * Opens the start of a recharge for a person, at a station or without one yet. Undefined: not permitted, or the person
 * has no user tag that would stand for them.
 */
function useStartFor(
  personPk: number,
  userTag: string | undefined,
): ((place: StartPlace | undefined) => void) | undefined {
  const open = useFilledForm('remoteStart')
  const live = useLive()
  if (!open || userTag === undefined) return undefined
  return (place) =>
    open({
      stations: place ? [place.stationId] : [],
      values: { driver: 'person', personPk, personIdTag: userTag },
      protocol: place && protocolOfStation(live.stations.get(place.stationId)?.protocol),
    })
}

const ONE = { query: '', isChargingOnly: false, sort: undefined, page: 1 }

/** A person as the list has one. */
interface RowOf {
  readonly row: PickerUser | undefined
  /** Known from which of the two lists it stands in; undefined where nobody looked. */
  readonly isActive: boolean | undefined
}

/**
 * What the list says of a person whose record may not be read: the row that this tab opened, else the complete list, of the
 * active, then of the inactive. The call for the list knows no key.
 * @param isWanted - the record was refused; until then nothing is read
 */
function useRowOf(pk: number, isWanted: boolean): RowOf {
  const seen = useAtomValue(seenUsersAtom).find((user) => user.pk === pk)
  const isAsked = isWanted && seen === undefined
  const active = useAllUsers(isAsked ? { ...ONE, pk, isActive: true } : undefined)
  const isElsewhere = isAsked && active.data?.total === 0
  const inactive = useAllUsers(isElsewhere ? { ...ONE, pk, isActive: false } : undefined)
  const [found] = active.data?.rows ?? []
  const [off] = inactive.data?.rows ?? []
  if (seen) return { row: seen, isActive: undefined }
  return { row: found ?? off, isActive: found ? true : off ? false : undefined }
}

/** The link that led here went with the list, whose address it shares: the focus goes on as to any other page. */
function useArrival(title: string): void {
  usePageTitle(title)
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  }, [])
}

/** The page of one person, by key; a person's name is in no address and no title. */
export function PersonPage({ pk }: { readonly pk: number }) {
  const t = useText('users')
  useArrival(t('person.title'))
  const say = useCopied()
  const may = useMay()
  const user = useLoadable(useMemo(() => userQuery(pk), [pk]))
  const { data } = user
  const { row, isActive } = useRowOf(pk, user.state === 'notPermitted')
  useSeen(data, row)
  const activity = useUserActivity(pk)
  const cards = usePersonCards(pk, user, row)
  const recharges = usePersonRecharges(
    cards.data?.map(({ tag }) => tag.idTag),
    row,
    activity.notifications,
  )
  const { fullName, name, told } = useCalled(pk, data, row)
  const activation = useActivation(pk, name)
  const [asked, ask] = useState<Activation>()
  const [opened, open] = useState<Opened>()
  const [switched, setSwitched] = useState<Tag>()
  const mayTap = useMayTap()
  const userTag = data?.idTag
  const linkTo = useLinks()
  const editHref = linkTo('user', pk)
  return (
    <>
      <PersonView
        pk={pk}
        name={name}
        user={user}
        row={row}
        fullName={fullName}
        verdict={verdictOf({
          name: fullName,
          isActive: data?.isActive ?? isActive,
          cards: cards.unreadCards > 0 || cards.isCut ? undefined : cards.data,
          recharges: recharges.data,
          deposits: activity.wallet?.deposits.data,
          now: usePorts().clock.now(),
        })}
        cards={cards}
        unreadCards={cards.unreadCards}
        isCardsCut={cards.isCut}
        cardHrefOf={(idTag) => linkTo('tag', cardParam(idTag))}
        onSwitchCard={may('tag-edit') ? setSwitched : undefined}
        recharges={recharges}
        isByNotifications={recharges.isByNotifications}
        rechargeHrefOf={(id) => linkTo('recharge', id)}
        wallet={activity.wallet}
        notifications={activity.notifications}
        onSelectStation={activity.onSelectStation}
        stationHrefOf={(stationPk) => linkTo('stationPage', stationPk)}
        stopLinkOf={useStopLink()}
        backHref={pathOf('users')}
        editHref={editHref}
        movementsHref={linkTo('movementsOfPerson', pk)}
        caseHref={useCaseOf(recharges, cards)}
        onActivate={editHref === undefined || activation.isRunning ? undefined : ask}
        onTap={mayTap ? () => open('tap') : undefined}
        noTapReason={userTag === undefined ? t('tap.noUserTag') : undefined}
        onStart={useStartFor(pk, data?.isActive === false ? undefined : userTag)}
        onAccess={() => open('access')}
        onCopySummary={(text) => say(text, t('person.copied'))}
        results={activation.results}
      />
      {asked && (
        <ActivationDialog
          action={asked}
          name={name}
          told={told}
          cards={switchableCards(cards.data ?? [], asked)}
          cardsState={shownOf(cards)}
          recharge={recharges.data && openRechargeOf(recharges.data, fullName)}
          onConfirm={(chosen) => {
            ask(undefined)
            activation.begin(asked, chosen)
          }}
          onCancel={() => ask(undefined)}
        />
      )}
      <TagSwitch tag={switched} onClose={() => setSwitched(undefined)} />
      <PersonDialogs
        opened={opened}
        name={name}
        told={told}
        user={data}
        onCopy={(text) => say(text, t('access.copied'))}
        onClose={() => open(undefined)}
      />
    </>
  )
}

/** What somebody is called: the name alone, what stands for it on the page, and what tells it from its namesakes. */
function useCalled(pk: number, data: UserRecord | undefined, row: PickerUser | undefined) {
  const t = useText('users')
  const personal = usePersonal()
  const fullName = data ? fullNameOf(data) : row?.name
  const known = data ?? row
  return {
    fullName,
    name: known
      ? coveredUserLabel({ ...known, name: fullName }, personal)
      : t('person.unnamed', { pk: String(pk) }),
    told: known && toldOf(known, fullName),
  }
}

/** What tells two people of one name apart: the e-mail, else the document. */
const toldOf = (known: UserRecord | PickerUser, name: string | undefined): string | undefined =>
  name === undefined && known.email !== undefined ? documentText(known) : (known.email ?? documentText(known))

/** Which of a person's dialogs stands. */
type Opened = 'tap' | 'access'

interface PersonDialogsProps {
  readonly opened: Opened | undefined
  readonly name: string
  /** The e-mail, else the document: two people may have one name. */
  readonly told: string | undefined
  readonly user: UserRecord | undefined
  readonly onCopy: (text: string) => void
  readonly onClose: () => void
}

/** Registering a card by a tap, and what can be done for somebody who cannot sign in. */
function PersonDialogs({ opened, name, told, user, onCopy, onClose }: PersonDialogsProps) {
  const { navigation } = usePorts()
  const userTag = user?.idTag
  return (
    <>
      {opened === 'tap' && userTag !== undefined && (
        <PersonTap name={name} told={told} userTag={userTag} accountPk={user?.accountPk} onClose={onClose} />
      )}
      <AccessDialog
        isOpen={opened === 'access'}
        name={name}
        told={told}
        isInactive={user?.isActive === false}
        recoveryUrl={new URL(pathOf('recover'), navigation.origin).href}
        onCopy={onCopy}
        onClose={onClose}
      />
    </>
  )
}

/** The case of the last recharge, else of a card: one that was refused has no recharge. */
const useCaseOf = (
  recharges: ReturnType<typeof usePersonRecharges>,
  cards: ReturnType<typeof usePersonCards>,
): string | undefined => useCaseHref()({ recharge: recharges.data?.[0]?.id, tag: cards.data?.[0]?.tag.idTag })

/** Copies a text and says that it did, or that it could not. */
function useCopied() {
  const t = useText('users')
  const { copy, toasts } = usePorts()
  return (text: string, said: string) =>
    void copy(text).then(
      () => toasts.show({ id: 'person-copied', tone: 'success', text: said }),
      () => toasts.show({ id: 'person-copied', tone: 'danger', text: t('person.notCopied') }),
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

const fullNameOf = ({ firstName, lastName }: UserRecord): string | undefined =>
  [firstName, lastName].filter(Boolean).join(' ') || undefined
