import { type Movement, movementStates } from '@corrente/domain/financial'
import { MISSING } from '../../foundations/index.ts'
import { Inline } from '../../layout/index.ts'
import { Badge } from '../../primitives/index.ts'
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

/** How a payment stands, in words (PAY-001 to PAY-005); an unknown status as it came. */
export function MovementStatus({ movement }: { movement: Movement }) {
  const words = useMoneyWords()
  const { state, isPartlyRefunded } = movementStates(movement)
  const { status } = movement
  if (state === undefined && status === undefined && !isPartlyRefunded) return MISSING
  return (
    <Inline gap={1} wraps>
      {(state !== undefined || status !== undefined) && (
        <Badge tone={state ? TONES[state] : 'neutral'}>{words.status(state ?? status)}</Badge>
      )}
      {isPartlyRefunded && <Badge tone="info">{words.status('partial_refund')}</Badge>}
    </Inline>
  )
}
