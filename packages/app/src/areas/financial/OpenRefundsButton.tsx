import { type RefundProof, readRefundProof } from '@corrente/domain/financial'
import type { JournalEntry } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
import { Button } from '@corrente/ui/primitives'
import { OpenRefundRow, OpenRefunds } from '@corrente/ui/widgets/financial'
import { movementOfProof, RefundNews } from './RefundNews.tsx'
import { useOpenRefunds, useRefund } from './useRefund.ts'

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
  return (
    <>
      {open.length > 0 && (
        <Button onClick={() => onOpen(true)}>{t('open.button', { count: open.length })}</Button>
      )}
      <RefundNews />
      <OpenRefunds isOpen={isOpen} onClose={() => onOpen(false)}>
        {rows.map(({ entry, proof }) => (
          <Row key={entry.id} entry={entry} proof={proof} onShow={() => onShow(proof.pk)} />
        ))}
      </OpenRefunds>
    </>
  )
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
