import { type Movement, movementKey, type RefundProof, readRefundProof } from '@corrente/domain/financial'
import { useState } from 'react'
import type { MovementPlace } from '../../resources/movements.ts'
import { useOpenRefunds, useRefund, useRefundNews } from './useRefund.ts'

/** What the journal knows of a movement, and where it was found. */
export const movementOfProof = ({
  target,
  pk,
  before,
  coin,
  from,
  to,
  order,
}: RefundProof): [Pick<Movement, 'pk' | 'target' | 'refunded' | 'coin'>, MovementPlace] => [
  { pk, target, refunded: before, coin: coin === '' ? undefined : coin },
  { range: { from, to }, order },
]

/** Looks up the refunds that were asked for in this browser and are not seen yet, and says how each ends. */
export function RefundNews() {
  const open = useOpenRefunds().flatMap(({ proof }) => readRefundProof(proof) ?? [])
  return useWatched(open).map((proof) => <Watched key={movementKey(proof.target, proof.pk)} proof={proof} />)
}

/** Each that was open since the page stands, so that its end is told, too. */
function useWatched(open: readonly RefundProof[]): readonly RefundProof[] {
  const [watched, setWatched] = useState(open)
  const isKnown = (proof: RefundProof) =>
    watched.some(({ pk, target, asked, before }) =>
      [pk === proof.pk, target === proof.target, asked === proof.asked, before === proof.before].every(
        Boolean,
      ),
    )
  const fresh = open.filter((proof) => !isKnown(proof))
  if (fresh.length === 0) return watched
  const isSame = (a: RefundProof, b: RefundProof) => a.pk === b.pk && a.target === b.target
  const next = [...watched.filter((each) => !fresh.some((proof) => isSame(proof, each))), ...fresh]
  setWatched(next)
  return next
}

/** Looks an open refund up, also while nobody looks at it, and says how it ends. */
function Watched({ proof }: { readonly proof: RefundProof }) {
  const [movement, place] = movementOfProof(proof)
  useRefundNews(useRefund(movement, place), movement)
  return null
}
