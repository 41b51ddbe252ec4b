import type { RefundItem, RefundPlan, RefundRunBlock } from '@corrente/domain/book'
import type { Currency } from '@corrente/domain/money'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Banner, Button, Progress } from '../../../primitives/index.ts'
import { PreviewPart, PreviewRow } from '../../once-only/index.ts'

export interface RefundRunDialogProps {
  /** How many rows were chosen; 0: it is closed. */
  count: number
  /** undefined: their payments are being read, or were not read. */
  plan: RefundPlan | undefined
  hasFailed: boolean
  onRetry: () => void
  onConfirm: () => void
  onCancel: () => void
}

/** Amounts of several currencies, beside each other and never added. */
function useSumWords() {
  const { money } = useFormats()
  return (sums: ReadonlyMap<Currency, number>): string =>
    [...sums].map(([currency, amount]) => money(amount / 100, currency)).join(' + ')
}

function Planned({ items, left }: RefundPlan) {
  const t = useText('money-queue')
  const refunds = useText('refunds')
  const { money } = useFormats()
  const whyOf = (why: RefundRunBlock) =>
    why === 'noPayment' || why === 'otherNotPaid' ? t(`run.left.${why}`) : refunds(`block.${why}`)
  const columns = [t('column.recharge'), t('column.at'), t('column.known')] as const
  const rowOf = ({ rechargeId, at, proof, stationName }: RefundItem['row'], person?: string) => ({
    id: rechargeId,
    at,
    place: [t(`kind.${proof.kind}`), stationName ?? MISSING, person],
  })
  return (
    <>
      {items.length > 0 && (
        <PreviewPart
          columns={columns}
          heading={t('run.in', { count: items.length })}
          last={
            <th scope="col" className="amount">
              {t('run.amount')}
            </th>
          }
        >
          {items.map(({ row, movement, ask, currency }) => (
            <PreviewRow key={row.key} {...rowOf(row, movement.personName)}>
              <td className="amount">{money(ask.amount / 100, currency)}</td>
            </PreviewRow>
          ))}
        </PreviewPart>
      )}
      {left.length > 0 && (
        <PreviewPart
          columns={columns}
          heading={t('run.out', { count: left.length })}
          last={<th scope="col">{t('run.why')}</th>}
        >
          {left.map(({ row, why }) => (
            <PreviewRow key={row.key} {...rowOf(row)}>
              <td>{whyOf(why)}</td>
            </PreviewRow>
          ))}
        </PreviewPart>
      )}
    </>
  )
}

/** Several refunds before they are sent: each with its amount, those that stay out with why, and one yes for all. */
export function RefundRunDialog({
  count,
  plan,
  hasFailed,
  onRetry,
  onConfirm,
  onCancel,
}: RefundRunDialogProps) {
  const t = useText('money-queue')
  const words = useSumWords()
  const items = plan?.items.length ?? 0
  const sum = plan ? words(plan.sums) : ''
  const reason = plan ? t('run.nothing') : t(hasFailed ? 'run.failed' : 'run.reading')
  return (
    <AlertDialog
      isOpen={count > 0}
      size="large"
      title={items > 0 ? t('run.title', { count: items, sum }) : t('run.ask', { count })}
      description={t('run.description')}
      confirmLabel={items > 0 ? t('run.confirm', { sum }) : t('act.refund')}
      disabledReason={items > 0 ? undefined : reason}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        {plan ? (
          <Planned {...plan} />
        ) : hasFailed ? (
          <Banner
            tone="danger"
            isAnnounced
            action={
              <Button size="small" onClick={onRetry}>
                {t('readAgain')}
              </Button>
            }
          >
            {t('run.failed')}
          </Banner>
        ) : (
          <Progress label={t('run.reading')} />
        )}
      </Stack>
    </AlertDialog>
  )
}
