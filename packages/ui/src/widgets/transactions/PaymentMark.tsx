import { notRunningOf, paymentColorOf, type Recharge, unpaidReasonOf } from '@corrente/domain/transactions'
import { theme } from '@corrente/themes'
import { CircleAlert, CircleCheck, CircleMinus, PlugZap } from 'lucide-react'
import styled from 'styled-components'
import { useText } from '../../messages/index.ts'
import { Badge, StatusMark } from '../../primitives/index.ts'
import { PaymentIcon } from '../financial/index.ts'
import { useRechargeWords } from './useRechargeWords.ts'

const LOOKS = {
  none: { tone: 'neutral', icon: <CircleMinus aria-hidden="true" /> },
  paid: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  unpaid: { tone: 'danger', icon: <CircleAlert aria-hidden="true" /> },
} as const

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  white-space: nowrap;

  & > * {
    flex: none;
  }

  & > small {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.normal};
    text-overflow: ellipsis;
  }
`

export interface PaymentMarkProps {
  recharge: Recharge
  /** The icon of the payment's type (MON-031). */
  hasType: boolean
  now: number
}

/** How a recharge stands: going on, paid, not paid, nothing due; colour, shape and word, and why (PAY-008 to PAY-011, TRX-021). */
export function PaymentMark({ recharge, hasType, now }: PaymentMarkProps) {
  const t = useText('transactions')
  const words = useRechargeWords()
  const color = paymentColorOf(recharge)
  const type = hasType && recharge.paymentType !== undefined && (
    <PaymentIcon type={recharge.paymentType} size="small" label={words.type(recharge.paymentType)} />
  )
  if (color === 'none' && recharge.stoppedAt === undefined) {
    const doubt = notRunningOf(recharge, now)
    const why = doubt && t(`row.notRunning.${doubt}`)
    return (
      <Line title={why}>
        {doubt ? (
          <Badge tone="warning" icon={<PlugZap aria-hidden="true" />}>
            {t('row.open')}
          </Badge>
        ) : (
          <StatusMark status="busy" size="small" label={t('row.charging')} />
        )}
        {type}
        {why && <small>{why}</small>}
      </Line>
    )
  }
  const { tone, icon } = LOOKS[color]
  const reason = color === 'unpaid' ? unpaidReasonOf(recharge) : undefined
  const why =
    reason && (reason === 'status' ? words.status(recharge.paymentStatus) : t(`unpaidShort.${reason}`))
  return (
    <Line title={why}>
      <Badge tone={tone} icon={icon}>
        {t(`paid.${color}`)}
      </Badge>
      {type}
      {why && <small>{why}</small>}
    </Line>
  )
}
