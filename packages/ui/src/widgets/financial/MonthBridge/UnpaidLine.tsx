import type { Share } from '@corrente/domain/financial'
import { type Loadable, shownOf, useFormats } from '../../../foundations/index.ts'
import { Inline } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Skeleton, TextLink } from '../../../primitives/index.ts'

/** Recharges that ended and that nobody paid: they are no movement yet. */
export interface UnpaidRecharges {
  readonly reading: Loadable<Share>
  /** Whether their sum may be shown. */
  readonly hasMoney: boolean
  /** Their list; undefined: it may not be opened. */
  readonly href: string | undefined
}

/** How many recharges of the period ended without a payment. */
export function UnpaidLine({ unpaid: { reading, hasMoney, href } }: { unpaid: UnpaidRecharges }) {
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
  const { count, amount } = reading.data
  const words = t('unpaid.count', { count, shown: integer(count) })
  return (
    <p>
      {href === undefined ? words : <TextLink href={href}>{words}</TextLink>}
      {hasMoney && count > 0 && `: ${money(amount / 100)}`}
    </p>
  )
}
