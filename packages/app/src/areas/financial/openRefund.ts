import { type Movement, movementKey, type RefundProof } from '@corrente/domain/financial'
import type { MovementPlace } from '../../resources/movements.ts'

/** What the journal knows of a movement, and where it was found. */
export const movementOfProof = ({
  target,
  pk,
  before,
  coin,
  from,
  to,
  order,
}: RefundProof): [Pick<Movement, 'key' | 'pk' | 'target' | 'refunded' | 'coin'>, MovementPlace] => [
  { key: movementKey(target, pk), pk, target, refunded: before, coin: coin === '' ? undefined : coin },
  { range: { from, to }, order },
]
