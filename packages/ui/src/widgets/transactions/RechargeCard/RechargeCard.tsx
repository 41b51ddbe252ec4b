import {
  canBeConfirmed,
  idleStateOf,
  invoiceColorOf,
  meterFileBlock,
  type Recharge,
  type RegisterDifference,
} from '@corrente/domain/transactions'
import { CheckCheck, CircleOff, FileSpreadsheet, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats, useNow, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink, CopyButton, TextLink } from '../../../primitives/index.ts'
import { PaymentMark } from '../PaymentMark.tsx'
import { useRechargeWords } from '../useRechargeWords.ts'
import { MoneySteps, ownMovement, type RechargeBill } from './MoneySteps.tsx'
import { MoreFacts } from './MoreFacts.tsx'
import { Bar, Columns, Fact, Facts, Root, Said } from './RechargeCard.styles.ts'
import { RechargePrice } from './RechargePrice.tsx'
import { useSentence } from './useSentence.ts'

const MINUTE_MS = 60_000

/** Where the things of a recharge are shown; undefined: nowhere that this user may open. */
export interface RechargeLinks {
  readonly station: string | undefined
  readonly person: string | undefined
  readonly tag: string | undefined
  readonly movement: string | undefined
  readonly remoteStop: string | undefined
  /** All that happened around it. */
  readonly case?: string | undefined
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
  /** What the charger's own meter says; undefined: not known. */
  register: RegisterDifference | undefined
  /** Its movements: how the amount is parted, and what went back. */
  bill: RechargeBill
  /** Puts the text for the driver on the clipboard. */
  onCopyText: (text: string) => Promise<void>
  /** The power chart. */
  chart: ReactNode
}

const linked = (text: ReactNode, href: string | undefined) =>
  href === undefined || text === undefined ? text : <TextLink href={href}>{text}</TextLink>

/** What a recharge was, in five facts: how it stands, energy, time, amount, who and where. */
function FiveFacts({ recharge, hasMoney, links, register, now }: RechargeCardProps & { now: number }) {
  const t = useText('transactions')
  const words = useRechargeWords()
  const { timestamp, timeOfDay, energyKwh, number } = useFormats()
  const { startedAt, stoppedAt, stationId, stationName, connectorId } = recharge
  const isRunning = stoppedAt === undefined
  const started = timestamp(startedAt, 'DD/MM/YYYY HH:mm')
  const connector = connectorId === undefined ? undefined : t('row.connector', { id: String(connectorId) })
  return (
    <Facts>
      <Fact>
        <dt>{t('card.state')}</dt>
        <dd>
          <PaymentMark recharge={recharge} hasType={hasMoney} now={now} />
        </dd>
      </Fact>
      <Fact>
        <dt>{t('column.energy')}</dt>
        <dd>
          {isRunning && register
            ? energyKwh(register.kwh)
            : (words.energy(recharge) ?? t(isRunning ? 'card.noMeter' : 'card.noEnergy'))}
        </dd>
        {isRunning && register && (
          <dd data-more="">
            {t('card.registerOf', {
              time: timeOfDay(register.to.t),
              to: `${number(register.to.v)} kWh`,
              from: `${number(register.from.v)} kWh`,
            })}
          </dd>
        )}
      </Fact>
      <Fact>
        <dt>{t('column.duration')}</dt>
        <dd>{words.lengthNow(recharge, now) ?? t('card.noStart')}</dd>
        {startedAt !== undefined && (
          <dd data-more="">
            {isRunning
              ? t('card.since', { time: started })
              : t('card.times', { from: started, to: timeOfDay(stoppedAt) })}
          </dd>
        )}
      </Fact>
      {hasMoney && (
        <Fact>
          <dt>{t('column.income')}</dt>
          <dd>
            {recharge.income === undefined && recharge.incomeText === undefined
              ? t('card.noAmount')
              : words.amount(recharge.income, recharge.incomeText)}
          </dd>
        </Fact>
      )}
      <Fact>
        <dt>{t('card.user')}</dt>
        <dd>{linked(recharge.userName ?? t('card.noDriver'), links.person)}</dd>
        <dd data-more="">
          {stationName !== undefined && `${stationName} · `}
          {linked(stationId, links.station)}
          {connector !== undefined && (
            <>
              {' · '}
              <span>{connector}</span>
            </>
          )}
        </dd>
      </Fact>
    </Facts>
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

/** What the driver is told. */
function Sentence(props: RechargeCardProps & { now: number }) {
  const t = useText('transactions')
  const text = useSentence({ ...props, movement: ownMovement(props.bill) })
  return (
    <Said role="group" aria-label={t('card.sentence')}>
      <p>{text}</p>
      <CopyButton text={text} label={t('card.copySentence')} onCopy={props.onCopyText} />
    </Said>
  )
}

/** A recharge that explains itself: five facts, what to tell the driver, its price, its money, its curve; all else folded (TRX-012 to TRX-021). */
export function RechargeCard(props: RechargeCardProps) {
  const { recharge, actions, links, hasMoney, hasInvoice, bill, isIdleCancelled } = props
  const t = useText('transactions')
  const now = useNow(MINUTE_MS)
  const isFailed = invoiceColorOf(recharge.nfeStatus) === 'failed'
  return (
    <Root role="group" aria-label={t('found.title', { id: String(recharge.id) })}>
      {/* The chart below has a heading of the third level. */}
      <VisuallyHidden as="h2">{t('found.title', { id: String(recharge.id) })}</VisuallyHidden>
      <FiveFacts {...props} now={now} />
      <Sentence {...props} now={now} />
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
          <ButtonLink size="small" tone="caution" href={links.remoteStop}>
            {t('card.stopRemotely')}
          </ButtonLink>
        )}
        {links.case !== undefined && (
          <ButtonLink size="small" href={links.case}>
            {t('card.openCase')}
          </ButtonLink>
        )}
      </Bar>
      <Columns>
        {hasMoney && <RechargePrice {...{ recharge, isIdleCancelled }} movement={ownMovement(bill)} />}
        {recharge.stoppedAt !== undefined && (
          <MoneySteps {...{ recharge, hasMoney, hasInvoice, bill }} movementHref={links.movement} />
        )}
      </Columns>
      {props.chart}
      <MoreFacts {...{ recharge, hasMoney, hasInvoice }} tagHref={links.tag} />
    </Root>
  )
}
