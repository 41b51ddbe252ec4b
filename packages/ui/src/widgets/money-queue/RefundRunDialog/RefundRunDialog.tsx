import type { RefundItem, RefundPlan, RefundRunBlock } from '@corrente/domain/book'
import type { Currency } from '@corrente/domain/money'
import { theme } from '@corrente/themes'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Banner, Button, Progress } from '../../../primitives/index.ts'
import { PreviewScroll, PreviewTable } from '../../once-only/index.ts'

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

const Heading = styled.h3`
  font-size: ${theme.font.size[14]};
  font-weight: ${theme.font.weight.medium};
`

/** Amounts of several currencies, beside each other and never added. */
function useSumWords() {
  const { money } = useFormats()
  return (sums: ReadonlyMap<Currency, number>): string =>
    [...sums].map(([currency, amount]) => money(amount / 100, currency)).join(' + ')
}

type Left = RefundPlan['left'][number]

function Row({
  row,
  person,
  children,
}: {
  row: RefundItem['row']
  person?: string | undefined
  children: ReactNode
}) {
  const t = useText('money-queue')
  const start = useFormats().timestamp(row.at, 'DD/MM/YY HH:mm')
  return (
    <tr>
      <th scope="row">{row.rechargeId}</th>
      <td className="start">{start}</td>
      <td>
        <span className="when">{start}</span>
        {[t(`kind.${row.proof.kind}`), row.stationName ?? MISSING, person].filter(Boolean).join(' · ')}
      </td>
      {children}
    </tr>
  )
}

function Part({ heading, last, children }: { heading: string; last: ReactNode; children: ReactNode }) {
  const t = useText('money-queue')
  const id = useId()
  return (
    <Stack gap={2}>
      <Heading id={id}>{heading}</Heading>
      <PreviewScroll tabIndex={0} role="region" aria-labelledby={id}>
        <PreviewTable aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('column.recharge')}</th>
              <th scope="col" className="start">
                {t('column.at')}
              </th>
              <th scope="col">{t('column.known')}</th>
              {last}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </PreviewTable>
      </PreviewScroll>
    </Stack>
  )
}

function Planned({ items, left }: RefundPlan) {
  const t = useText('money-queue')
  const refunds = useText('refunds')
  const { money } = useFormats()
  const whyOf = (why: RefundRunBlock) =>
    why === 'noPayment' || why === 'otherNotPaid' ? t(`run.left.${why}`) : refunds(`block.${why}`)
  return (
    <>
      {items.length > 0 && (
        <Part
          heading={t('run.in', { count: items.length })}
          last={
            <th scope="col" className="amount">
              {t('run.amount')}
            </th>
          }
        >
          {items.map(({ row, movement, ask, currency }) => (
            <Row key={row.key} row={row} person={movement.personName}>
              <td className="amount">{money(ask.amount / 100, currency)}</td>
            </Row>
          ))}
        </Part>
      )}
      {left.length > 0 && (
        <Part heading={t('run.out', { count: left.length })} last={<th scope="col">{t('run.why')}</th>}>
          {left.map(({ row, why }: Left) => (
            <Row key={row.key} row={row}>
              <td>{whyOf(why)}</td>
            </Row>
          ))}
        </Part>
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
