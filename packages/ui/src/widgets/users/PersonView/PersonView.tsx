import type { StationNotification } from '@corrente/domain/notifications'
import type { Tag } from '@corrente/domain/tags'
import type { Transaction } from '@corrente/domain/transactions'
import {
  type Activation,
  PERSON_RECENT,
  type PersonCard,
  type UserRecord,
  type Verdict,
} from '@corrente/domain/users'
import type { Block } from '@corrente/domain/wire'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../../../foundations/index.ts'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, ButtonLink, EmptyState, Panel, panelState } from '../../../primitives/index.ts'
import { NotificationList } from '../../alerts/index.ts'
import type { Wallet } from '../UserDetails/UserDetails.tsx'
import { WalletStatement } from '../WalletStatement/WalletStatement.tsx'
import { PersonCards } from './PersonCards.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonHeader } from './PersonHeader.tsx'
import { PersonRecharges } from './PersonRecharges.tsx'
import type { StartPlace } from './StartMenu.tsx'

/** What the list knows of somebody, for where the record may not be read. */
export type PersonRow = Pick<UserRecord, 'email' | 'docType' | 'docNumber'>

export interface PersonViewProps {
  pk: number
  /** What the person is called, from the record or the list. */
  name: string
  /** The name alone; undefined: without one. It tells a former holder's recharges. */
  fullName: string | undefined
  /** The record; at the user limit it cannot be read (403), and the page stands on `row`. */
  user: Loadable<UserRecord>
  row: PersonRow | undefined
  /** The likely reason why a recharge does not start. */
  verdict: Verdict
  cards: Loadable<readonly PersonCard[]>
  /** Cards whose keys are known, and that could not be read. */
  unreadCards: number
  /** There may be more cards than these. */
  isCardsCut: boolean
  /** What is known of a card; absent without the right. */
  cardHrefOf: (idTag: string) => string | undefined
  /** Asked to switch one card off, or on again; absent without the right to edit it. */
  onSwitchCard: ((tag: Tag) => void) | undefined
  /** The last recharges, read by card. */
  recharges: Loadable<readonly Transaction[]>
  /** The search by card is disabled: the notifications tell of them. */
  isByNotifications: boolean
  /** A recharge, by its number; absent without the right. */
  rechargeHrefOf: (id: number) => string | undefined
  /** undefined without monetization access. */
  wallet: Wallet | undefined
  notifications: Loadable<Block<StationNotification>>
  /** Opens the station of a notification; undefined without the right. */
  onSelectStation?: ((stationId: string) => void) | undefined
  /** A station's page, by its chargeBoxPk; absent without the right. */
  stationHrefOf: (pk: number) => string | undefined
  /** The form that stops a recharge that goes on, filled in; undefined without the right. */
  stopLinkOf: (recharge: Transaction) => { readonly href: string; readonly isElsewhere: boolean } | undefined
  backHref: string
  editHref: string | undefined
  /** What the person paid and got back; undefined without the right. */
  movementsHref: string | undefined
  /** Asked to switch the person off, or on again; absent without the right to edit. */
  onActivate: ((deed: Activation) => void) | undefined
  /** Asked to register a card by having it held to a reader; absent without the right. */
  onTap: (() => void) | undefined
  /** Why that cannot be. */
  noTapReason: string | undefined
  /** Opens the start of a recharge for this person; undefined without the right, or without a user tag. */
  onStart: ((place: StartPlace | undefined) => void) | undefined
  /** Asked what can be done for somebody who cannot sign in. */
  onAccess: () => void
  /** Copies what the page says, for a ticket. */
  onCopySummary: (text: string) => void
  /** How a switch went. */
  results?: ReactNode
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[3]};

  @container (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`

/** Each verdict in the tone of what is to be done. */
const TONES = {
  inactive: 'danger',
  charging: 'info',
  noCard: 'warning',
  noWorkingCard: 'warning',
  paymentRefused: 'warning',
  fine: 'success',
  unknown: 'info',
} as const

/** What support asks of a person on the phone, in one look; each part waits and fails by itself. */
export function PersonView(props: PersonViewProps) {
  const { user, verdict, wallet, notifications } = props
  const t = useText('users')
  const recent = (notifications.data?.rows ?? []).slice(0, PERSON_RECENT)
  if (user.data === undefined && user.state === 'notFound') return <Nobody backHref={props.backHref} />
  return (
    <Root>
      <Stack gap={4}>
        <PersonHeader {...props} />
        {props.results}
        <Banner tone={TONES[verdict]} isAnnounced>
          {t(`person.verdict.${verdict}`)}
        </Banner>
        <RecordNotice user={user} row={props.row} />
        <PersonFacts {...props} />
        <Columns>
          <PersonCards {...props} />
          <PersonRecharges {...props} />
          {wallet && <WalletStatement {...wallet} level={2} />}
          <Panel
            title={t('details.notifications')}
            isFlush
            state={panelState(
              notifications,
              t('details.notificationsFailed'),
              recent.length > 0 || notifications.unread > 0 ? undefined : t('details.noNotifications'),
            )}
          >
            <NotificationList
              notifications={recent}
              unread={notifications.unread}
              onSelectStation={props.onSelectStation}
            />
          </Panel>
        </Columns>
      </Stack>
    </Root>
  )
}

/** There is nobody of whom the rest of the page could tell. */
function Nobody({ backHref }: Pick<PersonViewProps, 'backHref'>) {
  const t = useText('users')
  return (
    <Stack gap={4}>
      <PageHeader title={t('person.title')} />
      <EmptyState
        title={t('record.notFound')}
        detail={t('record.notFoundDetail')}
        action={<ButtonLink href={backHref}>{t('record.backToList')}</ButtonLink>}
      />
    </Stack>
  )
}

/** Why the record is not there; the rest of the page holds. */
function RecordNotice({ user: { state, data }, row }: Pick<PersonViewProps, 'user' | 'row'>) {
  const t = useText('users')
  if (data !== undefined || state === 'loading') return null
  if (state !== 'notPermitted') return <Banner tone="warning">{t('person.failed')}</Banner>
  return <Banner tone="warning">{t(row ? 'person.atLimitByList' : 'person.atLimit')}</Banner>
}
