import { type Movement, movementKey, type RefundProof, readRefundProof } from '@corrente/domain/financial'
import type { JournalEntry } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
import { Button } from '@corrente/ui/primitives'
import { OpenRefundRow, OpenRefunds } from '@corrente/ui/widgets/financial'
import { useState } from 'react'
import type { MovementPlace } from '../../resources/movements.ts'
import { useOpenRefunds, useRefund, useRefundNews } from './useRefund.ts'

/** What the journal knows of a movement, and where it was found. */
const movementOfProof = ({
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

export interface OpenRefundsButtonProps {
  /** As the address says: the palette leads here, too. */
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** Shows one of them in the list. */
  readonly onShow: (pk: number) => void
}

/** The refunds that were asked for in this browser and are not seen yet, each looked up while the page stands. */
export function OpenRefundsButton({ isOpen, onOpen, onShow }: OpenRefundsButtonProps) {
  const t = useText('refunds')
  const open = useOpenRefunds()
  const rows = open.flatMap((entry) => {
    const proof = readRefundProof(entry.proof)
    return proof ? [{ entry, proof }] : []
  })
  const watched = useWatched(rows.map(({ proof }) => proof))
  return (
    <>
      {open.length > 0 && (
        <Button onClick={() => onOpen(true)}>{t('open.button', { count: open.length })}</Button>
      )}
      {watched.map((proof) => (
        <Watched key={movementKey(proof.target, proof.pk)} proof={proof} />
      ))}
      <OpenRefunds isOpen={isOpen} onClose={() => onOpen(false)}>
        {rows.map(({ entry, proof }) => (
          <Row key={entry.id} entry={entry} proof={proof} onShow={() => onShow(proof.pk)} />
        ))}
      </OpenRefunds>
    </>
  )
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

interface RowProps {
  readonly entry: JournalEntry
  readonly proof: RefundProof
  readonly onShow: () => void
}

function Row({ entry, proof, onShow }: RowProps) {
  const [movement, place] = movementOfProof(proof)
  const refund = useRefund(movement, place)
  return (
    <OpenRefundRow
      movement={movement}
      asked={proof.asked}
      at={entry.at}
      state={refund.state}
      onVerify={refund.verify}
      onRelease={() => void refund.disprove()}
      onShow={onShow}
    />
  )
}
