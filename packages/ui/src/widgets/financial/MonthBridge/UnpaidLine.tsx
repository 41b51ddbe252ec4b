import { RECHARGES_MAX, type UnpaidRecharges } from '@corrente/domain/transactions'
import { type Loadable, shownOf, useFormats } from '../../../foundations/index.ts'
import { Inline } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Skeleton, TextLink } from '../../../primitives/index.ts'

/** Recharges that nobody paid: they are no movement yet. */
export interface UnpaidReading {
  readonly reading: Loadable<UnpaidRecharges>
  /** Whether their sum may be shown. */
  readonly hasMoney: boolean
  /** Their list; undefined: it may not be opened. */
  readonly href: string | undefined
}

/** How many recharges of the period are without a payment, and what they come to. */
export function UnpaidLine({ unpaid: { reading, hasMoney, href } }: { unpaid: UnpaidReading }) {
  const t = useText('month-check')
  const tc = useText('common')
  const { integer, money } = useFormats()
  const shown = shownOf(reading)
  if (shown === 'loading') return <Skeleton shape="text" />
  if (shown === 'failed' || !reading.data)
    return (
      <Inline gap={2} wraps>
        <span role="alert">{t('unpaid.failed')}</span>
        <Button size="small" isBusy={reading.isRetrying} onClick={reading.retry}>
          {tc('action.retry')}
        </Button>
      </Inline>
    )
  const { count, running, amount } = reading.data
  const words = t('unpaid.count', { count, shown: integer(count) })
  return (
    <p>
      {href === undefined ? words : <TextLink href={href}>{words}</TextLink>}
      {running > 0 && ` (${t('unpaid.running', { shown: integer(running) })})`}
      {hasMoney &&
        count > 0 &&
        `: ${amount === undefined ? t('unpaid.tooMany', { shown: integer(RECHARGES_MAX) }) : money(amount / 100)}`}
    </p>
  )
}
