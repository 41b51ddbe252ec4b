import type { PaymentState } from '@corrente/domain/money'
import { Badge } from '../../primitives/index.ts'
import { BadgeText } from './TwoLines.tsx'
import { useMoneyWords } from './useMoneyWords.ts'

/** Colour of a state; its word alone says it all. */
const TONES = {
  approved: 'success',
  authorized: 'success',
  cancelled: 'neutral',
  charged_back: 'danger',
  in_process: 'warning',
  pending: 'warning',
  refunded: 'info',
  rejected: 'danger',
  partial_refund: 'info',
} as const

export interface PaymentBadgeProps {
  /** How the payment stands; undefined: the word of the wire is shown as it came. */
  state: PaymentState | undefined
  /** The word of the wire. */
  raw?: string | undefined
}

/** How a payment stands, in one word wherever it is shown (PAY-001 to PAY-005). */
export function PaymentBadge({ state, raw }: PaymentBadgeProps) {
  const words = useMoneyWords()
  return (
    <Badge tone={state ? TONES[state] : 'neutral'}>
      <BadgeText>{words.status(state ?? raw)}</BadgeText>
    </Badge>
  )
}
