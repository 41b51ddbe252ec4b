import type { EpochMs } from '@corrente/domain/time'
import { type ApprovalPlan, canBeLetIn, checkPaidAt, type Recharge } from '@corrente/domain/transactions'
import { isUnderWay, isUnsettled, type WriteState } from '@corrente/domain/writes'
import { theme } from '@corrente/themes'
import { useId } from 'react'
import styled from 'styled-components'
import { Checkbox, DateTimeField, TextField } from '../../../forms/index.ts'
import { useClock, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Progress } from '../../../primitives/index.ts'
import { OnceDialog } from '../../once-only/index.ts'
import { useRechargeWords } from '../useRechargeWords.ts'

export interface ApprovalDialogProps {
  /** How many recharges were chosen; 0: it is closed. */
  count: number
  /** Those that were chosen, read again; undefined: they are being read. */
  plan: ApprovalPlan | undefined
  /** How many of them have been read. */
  read: number
  /** Let in all the same, by id. */
  letIn: ReadonlySet<number>
  onLetIn: (id: number, isIn: boolean) => void
  paidAt: EpochMs | undefined
  onPaidAt: (at: EpochMs | undefined) => void
  /** Of a single recharge; '' where there is none. */
  externalId: string
  onExternalId: (text: string) => void
  /** Sums are shown (DASH_FINANCIAL_INDICATORS). */
  hasMoney: boolean
  state: WriteState
  onConfirm: () => void
  onVerify: () => void
  onCancel: () => void
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 0;
`
const Part = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
const Heading = styled.h3`
  font-size: ${theme.font.size[14]};
  font-weight: ${theme.font.weight.medium};
`
const Lines = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  max-block-size: 180px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  font-size: ${theme.font.size[13]};
  list-style: none;

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space[2]};
    overflow-wrap: anywhere;
  }
  & li > span {
    flex: 1 1 60%;
    min-inline-size: 0;
  }
`

function useLine() {
  const t = useText('transactions')
  const { timestamp } = useFormats()
  return (id: number, recharge: Recharge | undefined): string =>
    recharge === undefined
      ? t('preview.lineShort', { id: String(id) })
      : t('preview.line', {
          id: String(id),
          start: timestamp(recharge.startedAt, 'DD/MM/YY HH:mm'),
          station: recharge.stationName ?? recharge.stationId ?? '-',
        })
}

function Included({ plan, hasMoney }: { plan: ApprovalPlan; hasMoney: boolean }) {
  const t = useText('transactions')
  const { money } = useFormats()
  const words = useRechargeWords()
  const line = useLine()
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <Heading id={id}>{t('preview.in', { count: plan.included.length })}</Heading>
      <Lines tabIndex={0} aria-labelledby={id}>
        {plan.included.map((recharge) => (
          <li key={recharge.id}>
            <span>{line(recharge.id, recharge)}</span>
            {hasMoney && <strong>{words.amount(recharge.income, recharge.incomeText)}</strong>}
          </li>
        ))}
      </Lines>
      {hasMoney && plan.included.length > 1 && (
        <p>{t('preview.total', { total: money(plan.total / 100) })}</p>
      )}
    </Part>
  )
}

/** One that is let in keeps its place here with its tick, so that it can be taken back. */
function Left({
  plan,
  letIn,
  onLetIn,
}: Pick<ApprovalDialogProps, 'letIn' | 'onLetIn'> & { plan: ApprovalPlan }) {
  const t = useText('transactions')
  const line = useLine()
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <Heading id={id}>{t('preview.out', { count: plan.left.length })}</Heading>
      <Lines tabIndex={0} aria-labelledby={id}>
        {plan.apart.map(({ id: pk, why, recharge }) => (
          <li key={pk}>
            <span>
              {line(pk, recharge)}: {t(`left.${why}`)}
            </span>
            {canBeLetIn(why) && (
              <Checkbox
                label={t('preview.letIn')}
                isChecked={letIn.has(pk)}
                onChange={(isIn) => onLetIn(pk, isIn)}
              />
            )}
          </li>
        ))}
      </Lines>
    </Part>
  )
}

function Choices(props: ApprovalDialogProps & { plan: ApprovalPlan; error: string | undefined }) {
  const t = useText('transactions')
  return (
    <>
      <DateTimeField
        label={t('preview.paidAt')}
        value={props.paidAt}
        onChange={(at) => props.onPaidAt(at)}
        {...(props.error !== undefined && { error: props.error })}
      />
      {props.plan.included.length === 1 && props.count === 1 && (
        <TextField
          label={t('preview.externalId')}
          value={props.externalId}
          onChange={props.onExternalId}
          limit={255}
        />
      )}
    </>
  )
}

/** What will be marked as paid and what will not, and why; one yes, and nothing that can be undone (TRX-032). */
export function ApprovalDialog(props: ApprovalDialogProps) {
  const { plan, count, state } = props
  const t = useText('transactions')
  const { timestamp } = useFormats()
  const { now } = useClock()
  const included = plan?.included.length ?? 0
  const problem = plan && checkPaidAt(props.paidAt, { latestStart: plan.latestStart, now: now() })
  const error =
    problem && t(`paidAtProblem.${problem}`, { start: timestamp(plan?.latestStart, 'DD/MM/YYYY HH:mm') })
  const isOpen = !isUnderWay(state) && !isUnsettled(state)
  const block = !plan
    ? t('preview.reading', { read: props.read, total: count })
    : included === 0
      ? t('preview.nothing')
      : error
  return (
    <OnceDialog
      isOpen={count > 0}
      tone="brand"
      title={
        plan && included === 0 ? t('preview.nothing') : t('preview.title', { count: plan ? included : count })
      }
      description={t('preview.description')}
      confirmLabel={t('preview.confirm', { count: plan ? included : count })}
      state={state}
      refusal={t('result.failed')}
      reasons={{ changed: t('preview.changed') }}
      disabledReason={block}
      onConfirm={props.onConfirm}
      onVerify={props.onVerify}
      onCancel={props.onCancel}
    >
      <Parts>
        {plan ? (
          <>
            {included > 0 && <Included plan={plan} hasMoney={props.hasMoney} />}
            {plan.apart.length > 0 && <Left plan={plan} letIn={props.letIn} onLetIn={props.onLetIn} />}
            {included > 0 && isOpen && <Choices {...props} plan={plan} error={error} />}
          </>
        ) : (
          <Progress
            label={t('approve.start')}
            value={props.read / count}
            note={t('preview.reading', { read: props.read, total: count })}
          />
        )}
      </Parts>
    </OnceDialog>
  )
}
