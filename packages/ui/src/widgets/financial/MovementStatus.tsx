import { type Movement, movementStates } from '@corrente/domain/financial'
import { MISSING } from '../../foundations/index.ts'
import { Inline } from '../../layout/index.ts'
import { PaymentBadge } from './PaymentBadge.tsx'

/** How the payment of a movement stands, in words (PAY-001 to PAY-005); an unknown status as it came. */
export function MovementStatus({ movement }: { movement: Movement }) {
  const { state, isPartlyRefunded } = movementStates(movement)
  const { status } = movement
  if (state === undefined && status === undefined && !isPartlyRefunded) return MISSING
  return (
    <Inline gap={1} wraps>
      {(state !== undefined || status !== undefined) && <PaymentBadge state={state} raw={status} />}
      {isPartlyRefunded && <PaymentBadge state="partial_refund" />}
    </Inline>
  )
}
