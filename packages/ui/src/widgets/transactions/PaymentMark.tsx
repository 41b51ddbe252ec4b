import { paymentColorOf, type Recharge, unpaidReasonOf } from '@corrente/domain/transactions'
import { theme } from '@corrente/themes'
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import styled from 'styled-components'
import { useText } from '../../messages/index.ts'
import { Badge } from '../../primitives/index.ts'
import { PaymentIcon } from '../financial/index.ts'
import { useRechargeWords } from './useRechargeWords.ts'

const LOOKS = {
  none: { tone: 'info', icon: <CircleMinus aria-hidden="true" /> },
  paid: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  unpaid: { tone: 'danger', icon: <CircleAlert aria-hidden="true" /> },
} as const

const Root = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.normal};
    overflow-wrap: anywhere;
  }
`
const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
`

/** Paid, not paid, nothing due: colour, shape and word; a red one says why (PAY-008 to PAY-011). */
export function PaymentMark({ recharge, hasType }: { recharge: Recharge; hasType: boolean }) {
  const t = useText('transactions')
  const words = useRechargeWords()
  const color = paymentColorOf(recharge)
  const { tone, icon } = LOOKS[color]
  const why = color === 'unpaid' ? unpaidReasonOf(recharge) : undefined
  return (
    <Root>
      <Line>
        <Badge tone={tone} icon={icon}>
          {t(color === 'none' && recharge.stoppedAt === undefined ? 'question.running' : `paid.${color}`)}
        </Badge>
        {hasType && recharge.paymentType !== undefined && (
          <PaymentIcon type={recharge.paymentType} size="small" label={words.type(recharge.paymentType)} />
        )}
      </Line>
      {why && (
        <small>{why === 'status' ? words.status(recharge.paymentStatus) : t(`unpaidShort.${why}`)}</small>
      )}
    </Root>
  )
}
