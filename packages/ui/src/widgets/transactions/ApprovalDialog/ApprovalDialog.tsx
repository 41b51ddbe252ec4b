import type { EpochMs } from '@corrente/domain/time'
import { type ApprovalPlan, canBeLetIn, checkPaidAt, type Recharge } from '@corrente/domain/transactions'
import { isUnderWay, isUnsettled, type WriteState } from '@corrente/domain/writes'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { Checkbox, DateTimeField, TextField } from '../../../forms/index.ts'
import { MISSING, useClock, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Progress } from '../../../primitives/index.ts'
import { OnceDialog, type OnceResult, PreviewPart, PreviewRow } from '../../once-only/index.ts'
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
  /** What became of it, once it was sent and read back. */
  result: OnceResult | undefined
  /** Puts that on the clipboard; rejects where it cannot. */
  onCopy: (text: string) => Promise<void>
  onConfirm: () => void
  onVerify: () => void
  onCancel: () => void
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 0;
`

/** The columns of both tables, and what they show of a recharge. */
function usePreview() {
  const t = useText('transactions')
  return {
    columns: [t('preview.column.id'), t('column.start'), t('column.station')] as const,
    rowOf: (id: number, recharge: Recharge | undefined) => ({
      id,
      at: recharge?.startedAt,
      place: [recharge?.stationName ?? recharge?.stationId ?? MISSING, recharge?.userName],
    }),
  }
}

function Included({ plan, hasMoney }: { plan: ApprovalPlan; hasMoney: boolean }) {
  const t = useText('transactions')
  const { money } = useFormats()
  const words = useRechargeWords()
  const { columns, rowOf } = usePreview()
  return (
    <PreviewPart
      heading={t('preview.in', { count: plan.included.length })}
      columns={columns}
      last={
        hasMoney && (
          <th scope="col" className="amount">
            {t('preview.column.amount')}
          </th>
        )
      }
      note={
        hasMoney &&
        plan.included.length > 1 && <p>{t('preview.total', { total: money(plan.total / 100) })}</p>
      }
    >
      {plan.included.map((recharge) => (
        <PreviewRow key={recharge.id} {...rowOf(recharge.id, recharge)}>
          {hasMoney && <td className="amount">{words.amount(recharge.income, recharge.incomeText)}</td>}
        </PreviewRow>
      ))}
    </PreviewPart>
  )
}

/** One that is let in keeps its place here with its tick, so that it can be taken back. */
function Left({
  plan,
  letIn,
  onLetIn,
}: Pick<ApprovalDialogProps, 'letIn' | 'onLetIn'> & { plan: ApprovalPlan }) {
  const t = useText('transactions')
  const { columns, rowOf } = usePreview()
  return (
    <PreviewPart
      heading={t('preview.out', { count: plan.left.length })}
      columns={columns}
      last={<th scope="col">{t('preview.column.why')}</th>}
    >
      {plan.apart.map(({ id: pk, why, recharge }) => (
        <PreviewRow key={pk} {...rowOf(pk, recharge)}>
          <td>
            {t(`left.${why}`)}
            {canBeLetIn(why) && (
              <Checkbox
                label={t('preview.letIn')}
                isChecked={letIn.has(pk)}
                onChange={(isIn) => onLetIn(pk, isIn)}
              />
            )}
          </td>
        </PreviewRow>
      ))}
    </PreviewPart>
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
      isOpen={count > 0 || props.result !== undefined}
      tone="brand"
      size="large"
      result={props.result}
      onCopy={props.onCopy}
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
