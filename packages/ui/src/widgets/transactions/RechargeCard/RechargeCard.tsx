import {
  canBeConfirmed,
  idleStateOf,
  invoiceColorOf,
  invoiceRemedyOf,
  meterFileBlock,
  type Recharge,
  stopActorOf,
} from '@corrente/domain/transactions'
import { theme } from '@corrente/themes'
import { CheckCheck, CircleOff, FileSpreadsheet, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MISSING, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, DescriptionList, PersonalText, TextLink } from '../../../primitives/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { PaymentMark } from '../PaymentMark.tsx'
import { useRechargeWords } from '../useRechargeWords.ts'
import { Rating } from './Rating.tsx'

/** Where the things of a recharge are shown; undefined: nowhere that this user may open. */
export interface RechargeLinks {
  readonly station: string | undefined
  readonly person: string | undefined
  readonly tag: string | undefined
  readonly movement: string | undefined
  readonly remoteStop: string | undefined
}

/** What can be done; absent without its right (TRX-017). */
export interface RechargeActions {
  readonly onApprove: (() => void) | undefined
  readonly onCancelIdle: (() => void) | undefined
  readonly onMeterValues: (() => void) | undefined
  readonly isMeterRunning: boolean
  readonly onRetryInvoice: (() => void) | undefined
}

export interface RechargeCardProps {
  recharge: Recharge
  /** Amounts of money and the payment's type (MON-031). */
  hasMoney: boolean
  hasInvoice: boolean
  links: RechargeLinks
  actions: RechargeActions
  /** The idle charge was cancelled in this browser (TRX-035). */
  isIdleCancelled: boolean
  /** A refund of the idle charge was asked for in this browser, and is not seen yet. */
  isIdleRefundOpen: boolean
  /** The power chart. */
  chart: ReactNode
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-inline-size: 0;
`
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

const linked = (text: ReactNode, href: string | undefined) =>
  href === undefined || text === undefined ? text : <TextLink href={href}>{text}</TextLink>

function useItems({ recharge, hasMoney, hasInvoice, links }: RechargeCardProps) {
  const t = useText('transactions')
  const words = useRechargeWords()
  const { timestamp, number } = useFormats()
  const isRunning = recharge.stoppedAt === undefined
  const differs = recharge.amount !== undefined && recharge.amount !== recharge.income
  const remedy = invoiceRemedyOf(recharge.nfeStatus)
  const invoice = words.invoice(recharge.nfeStatus)
  const idle = recharge.idleSeconds === undefined ? undefined : words.length(recharge.idleSeconds)
  return [
    { key: 'start', term: t('column.start'), value: timestamp(recharge.startedAt, 'DD/MM/YYYY HH:mm') },
    {
      key: 'stop',
      term: t('card.stop'),
      value: isRunning ? t('row.charging') : timestamp(recharge.stoppedAt, 'DD/MM/YYYY HH:mm'),
    },
    {
      key: 'duration',
      term: t('column.duration'),
      value: isRunning ? t('row.charging') : recharge.durationText,
    },
    { key: 'energy', term: t('column.energy'), value: recharge.energyText },
    {
      key: 'autonomy',
      term: t('card.autonomy'),
      value:
        recharge.autonomyKm === undefined ? undefined : t('card.km', { km: number(recharge.autonomyKm) }),
    },
    { key: 'station', term: t('card.station'), value: linked(recharge.stationId, links.station) },
    { key: 'connector', term: t('card.connector'), value: recharge.connectorId },
    { key: 'user', term: t('card.user'), value: linked(recharge.userName, links.person) },
    {
      key: 'tag',
      term: t('card.tag'),
      value:
        recharge.idTag === undefined ? undefined : links.tag === undefined ? (
          <PersonalText text={recharge.idTag} />
        ) : (
          <TextLink href={links.tag}>{recharge.idTag}</TextLink>
        ),
    },
    { key: 'userAccount', term: t('card.userAccount'), value: recharge.userAccount },
    { key: 'stationAccount', term: t('card.stationAccount'), value: recharge.stationAccount },
    { key: 'paid', term: t('column.payment'), value: <PaymentMark recharge={recharge} hasType={hasMoney} /> },
    {
      key: 'why',
      term: t('card.status'),
      value: words.unpaid(recharge) ?? words.status(recharge.paymentStatus),
    },
    { key: 'paidAt', term: t('card.paidAt'), value: timestamp(recharge.paidAt, 'DD/MM/YYYY HH:mm') },
    ...(hasMoney
      ? [
          {
            key: 'income',
            term: t('card.income'),
            value: linked(words.amount(recharge.income, recharge.incomeText), links.movement),
          },
          ...(differs
            ? [
                {
                  key: 'amount',
                  term: t('card.amount'),
                  value: words.amount(recharge.amount, recharge.amountText),
                },
              ]
            : []),
          { key: 'type', term: t('card.type'), value: words.type(recharge.paymentType) },
        ]
      : []),
    ...(recharge.voucherUnitPk === undefined
      ? []
      : [
          {
            key: 'voucher',
            term: t('card.voucher'),
            value: t('card.voucherUnit', { pk: String(recharge.voucherUnitPk) }),
          },
        ]),
    { key: 'idle', term: t('card.idle'), value: idle && t('card.idleOf', { time: idle }) },
    {
      key: 'idleAmount',
      term: t('card.idleAmount'),
      value: words.amount(recharge.idleAmount, recharge.idleAmountText),
    },
    ...(hasInvoice
      ? [
          {
            key: 'nf',
            term: t('card.nf'),
            value: remedy === undefined ? invoice : `${invoice}. ${t(`nf.remedy.${remedy}`)}`,
          },
        ]
      : []),
    { key: 'stopReason', term: t('card.stopReason'), value: <StopReason recharge={recharge} /> },
    {
      key: 'stopActor',
      term: t('card.stopActor'),
      value: recharge.stopActor && <StopActor word={recharge.stopActor} />,
    },
    { key: 'rating', term: t('card.rating'), value: <Rating recharge={recharge} /> },
  ]
}

/** Who ended it; a word that is not known here as the server's. */
function StopActor({ word }: { readonly word: string }) {
  const t = useText('transactions')
  const actor = stopActorOf(word)
  return actor ? t(`card.actor.${actor}`) : t('card.serverWord', { word })
}

/** Why it ended, in the charger's word; OCPP 1.6 leaves the word out where it is Local. */
function StopReason({ recharge: { stopReason, stoppedAt } }: Pick<RechargeCardProps, 'recharge'>) {
  const t = useText('transactions')
  const text = stopReason ?? (stoppedAt === undefined ? undefined : 'Local')
  return text === undefined ? (
    MISSING
  ) : (
    <>
      {stopReason ?? t('card.stopReasonAbsent')} <TermHelp kind="reason" text={text} />
    </>
  )
}

function IdleButton({ recharge, actions, isIdleCancelled, isIdleRefundOpen }: RechargeCardProps) {
  const t = useText('transactions')
  const { onCancelIdle } = actions
  if (!onCancelIdle) return null
  const state = idleStateOf(recharge)
  const reason = isIdleCancelled
    ? t('card.idleCancelled')
    : state === 'short'
      ? t('card.idleShort')
      : state === 'nothing'
        ? t('card.idleNothing')
        : isIdleRefundOpen
          ? t('card.idleRefundOpen')
          : undefined
  return (
    <Button
      size="small"
      icon={<CircleOff aria-hidden="true" />}
      disabledReason={reason}
      onClick={onCancelIdle}
    >
      {t(isIdleCancelled ? 'card.idleCancelled' : 'card.cancelIdle')}
    </Button>
  )
}

function MeterButton({ recharge, actions }: RechargeCardProps) {
  const t = useText('transactions')
  const { onMeterValues } = actions
  if (!onMeterValues) return null
  const block = meterFileBlock(recharge)
  return (
    <Button
      size="small"
      icon={<FileSpreadsheet aria-hidden="true" />}
      isBusy={actions.isMeterRunning}
      disabledReason={block && t(block === 'running' ? 'card.meterRunning' : 'card.meterTooLong')}
      onClick={onMeterValues}
    >
      {t('card.meterValues')}
    </Button>
  )
}

/** All that is known of a recharge, and what can be done with it (TRX-012 to TRX-021). */
export function RechargeCard(props: RechargeCardProps) {
  const { recharge, actions, links } = props
  const t = useText('transactions')
  const isFailed = invoiceColorOf(recharge.nfeStatus) === 'failed'
  return (
    <Root role="group" aria-label={t('row.name', { id: String(recharge.id) })}>
      {/* The chart below has a heading of the third level. */}
      <VisuallyHidden as="h2">{t('row.name', { id: String(recharge.id) })}</VisuallyHidden>
      <DescriptionList items={useItems(props)} />
      <Bar role="group" aria-label={t('card.actions', { id: String(recharge.id) })}>
        {actions.onApprove && (
          <Button
            size="small"
            tone={canBeConfirmed(recharge) ? 'brand' : 'neutral'}
            icon={<CheckCheck aria-hidden="true" />}
            disabledReason={canBeConfirmed(recharge) ? undefined : t('card.notDue')}
            onClick={actions.onApprove}
          >
            {t('card.approve')}
          </Button>
        )}
        <IdleButton {...props} />
        <MeterButton {...props} />
        {actions.onRetryInvoice && isFailed && (
          <Button size="small" icon={<RotateCw aria-hidden="true" />} onClick={actions.onRetryInvoice}>
            {t('card.retryInvoice')}
          </Button>
        )}
        {recharge.stoppedAt === undefined && links.remoteStop !== undefined && (
          <TextLink href={links.remoteStop}>{t('card.stopRemotely')}</TextLink>
        )}
      </Bar>
      {props.chart}
    </Root>
  )
}
