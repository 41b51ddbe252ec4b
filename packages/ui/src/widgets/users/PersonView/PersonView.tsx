import type { Transaction } from '@corrente/domain/transactions'
import { openRechargeOf, PERSON_RECENT } from '@corrente/domain/users'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, ButtonLink, EmptyState, Panel, panelState } from '../../../primitives/index.ts'
import { NotificationList } from '../../alerts/index.ts'
import { WalletStatement } from '../WalletStatement/WalletStatement.tsx'
import { PersonCards } from './PersonCards.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonHeader } from './PersonHeader.tsx'
import { PersonRecharges } from './PersonRecharges.tsx'
import type { PersonViewProps } from './personViewProps.ts'

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
  const { user, wallet, notifications } = props
  const t = useText('users')
  const running =
    props.verdict === 'charging' ? openRechargeOf(props.recharges.data ?? [], props.fullName) : undefined
  const recent = (notifications.data?.rows ?? []).slice(0, PERSON_RECENT)
  if (user.data === undefined && user.state === 'notFound') return <Nobody backHref={props.backHref} />
  return (
    <Root>
      <Stack gap={4}>
        <PersonHeader {...props} />
        {props.results}
        <VerdictBanner recharge={running} {...props} />
        <RecordNotice user={user} row={props.row} />
        <PersonFacts {...props} />
        <Columns>
          <PersonCards {...props} />
          <PersonRecharges toldId={running?.id} {...props} />
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

/** Why a recharge does not start, or the one that goes on, with the way to end it. */
function VerdictBanner({
  verdict,
  recharge,
  rechargeHrefOf,
  stopLinkOf,
  caseHref,
}: Pick<PersonViewProps, 'verdict' | 'rechargeHrefOf' | 'stopLinkOf' | 'caseHref'> & {
  readonly recharge: Transaction | undefined
}) {
  const t = useText('users')
  const { timestamp } = useFormats()
  const href = recharge && rechargeHrefOf(recharge.id)
  const stop = recharge && stopLinkOf(recharge)
  return (
    <Banner
      tone={TONES[verdict]}
      isAnnounced
      action={
        (recharge || caseHref !== undefined) && (
          <>
            {recharge && href !== undefined && (
              <ButtonLink size="small" href={href}>
                {t('person.recharge', { id: String(recharge.id) })}
              </ButtonLink>
            )}
            {caseHref !== undefined && (
              <ButtonLink size="small" href={caseHref}>
                {t('person.case')}
              </ButtonLink>
            )}
            {stop && (
              <ButtonLink size="small" tone="caution" href={stop.href}>
                {t(stop.isElsewhere ? 'person.stopElsewhere' : 'person.stop')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {recharge
        ? t('person.verdict.chargingAt', {
            station: recharge.stationName ?? recharge.stationId ?? MISSING,
            time: timestamp(recharge.startedAt, 'DD/MM/YY HH:mm'),
          })
        : t(`person.verdict.${verdict}`)}
    </Banner>
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
