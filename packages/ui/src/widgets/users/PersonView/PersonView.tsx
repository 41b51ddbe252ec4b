import type { StationNotification } from '@corrente/domain/notifications'
import type { Transaction } from '@corrente/domain/transactions'
import {
  documentText,
  lastFailedDeposit,
  PERSON_RECENT,
  type PersonCard,
  type UserRecord,
  type Verdict,
} from '@corrente/domain/users'
import type { Block } from '@corrente/domain/wire'
import { theme } from '@corrente/themes'
import { ArrowLeft, Pencil } from 'lucide-react'
import styled from 'styled-components'
import { type Loadable, MISSING, useFormats } from '../../../foundations/index.ts'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Banner, ButtonLink, DescriptionList, Panel, panelState } from '../../../primitives/index.ts'
import { NotificationList } from '../../alerts/index.ts'
import type { Wallet } from '../UserDetails/UserDetails.tsx'
import { WalletStatement } from '../WalletStatement/WalletStatement.tsx'
import { PersonCards } from './PersonCards.tsx'
import { PersonRecharges } from './PersonRecharges.tsx'

/** What the list knows of somebody, for where the record may not be read. */
export type PersonRow = Pick<UserRecord, 'email' | 'docType' | 'docNumber'>

export interface PersonViewProps {
  /** What the person is called, from the record or the list. */
  name: string
  /** The record; at the user limit it cannot be read (403), and the page stands on `row`. */
  user: Loadable<UserRecord>
  row: PersonRow | undefined
  /** The likely reason why a recharge does not start. */
  verdict: Verdict
  cards: Loadable<readonly PersonCard[]>
  /** Cards whose keys are known, and that could not be read. */
  unreadCards: number
  /** The last recharges; undefined where the search by card is disabled. */
  recharges: Loadable<readonly Transaction[]> | undefined
  /** undefined without monetization access. */
  wallet: Wallet | undefined
  notifications: Loadable<Block<StationNotification>>
  /** A station's page, by its chargeBoxPk; absent without the right. */
  stationHrefOf: (pk: number) => string | undefined
  backHref: string
  editHref: string | undefined
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
  const { name, user, verdict, recharges, wallet, notifications } = props
  const t = useText('users')
  const recent = (notifications.data?.rows ?? []).slice(0, PERSON_RECENT)
  return (
    <Root>
      <Stack gap={4}>
        <PageHeader
          title={name}
          detail={user.data && <ActiveMark isActive={user.data.isActive} />}
          actions={
            <>
              <ButtonLink href={props.backHref} icon={<ArrowLeft aria-hidden="true" />}>
                {t('person.back')}
              </ButtonLink>
              {props.editHref !== undefined && (
                <ButtonLink href={props.editHref} icon={<Pencil aria-hidden="true" />}>
                  {t('details.edit')}
                </ButtonLink>
              )}
            </>
          }
        />
        <Banner tone={TONES[verdict]} isAnnounced>
          {t(`person.verdict.${verdict}`)}
        </Banner>
        <RecordNotice user={user} />
        <Facts {...props} />
        <Columns>
          <PersonCards cards={props.cards} unread={props.unreadCards} />
          <PersonRecharges recharges={recharges} name={name} hrefOf={props.stationHrefOf} />
          {wallet && <WalletStatement {...wallet} level={2} />}
          <Panel
            title={t('details.notifications')}
            isFlush
            state={panelState(notifications, t('details.notificationsFailed'), undefined)}
          >
            <NotificationList notifications={recent} unread={notifications.unread} />
          </Panel>
        </Columns>
      </Stack>
    </Root>
  )
}

function ActiveMark({ isActive }: { isActive: boolean }) {
  const t = useText('users')
  return (
    <Badge tone={isActive ? 'success' : 'danger'}>{t(isActive ? 'person.active' : 'person.inactive')}</Badge>
  )
}

/** Why the record is not there; the rest of the page holds. */
function RecordNotice({ user: { state, data } }: Pick<PersonViewProps, 'user'>) {
  const t = useText('users')
  if (data !== undefined || state === 'loading') return null
  if (state === 'notFound') return <Banner tone="warning">{t('form.notFound')}</Banner>
  return <Banner tone="warning">{t(state === 'notPermitted' ? 'person.atLimit' : 'person.failed')}</Banner>
}

function Facts({ user, row, wallet }: PersonViewProps) {
  const t = useText('users')
  const { money, timestamp } = useFormats()
  const known = user.data ?? row
  const refused = wallet?.deposits.data && lastFailedDeposit(wallet.deposits.data)
  const items = [
    { key: 'email', term: t('form.email'), value: known?.email },
    {
      key: 'document',
      term: known?.docType ?? t('form.docNumber'),
      value: documentText({ docType: known?.docType, docNumber: known?.docNumber }),
    },
    { key: 'phone', term: t('form.phone'), value: user.data?.phone },
    ...(wallet?.deposits.data
      ? [
          {
            key: 'refused',
            term: t('person.lastRefused'),
            value: refused
              ? `${refused.amount === undefined ? (refused.amountText ?? MISSING) : money(refused.amount)} · ${timestamp(refused.at, 'DD/MM/YY HH:mm')}`
              : t('person.noneRefused'),
          },
        ]
      : []),
  ]
  return <DescriptionList items={items} />
}
