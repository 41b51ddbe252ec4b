import { invoiceColorOf, invoiceRemedyOf, type Recharge } from '@corrente/domain/transactions'
import { FileClock, FileWarning, RotateCw } from 'lucide-react'
import { MISSING, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Badge, Button } from '../../primitives/index.ts'
import { useRechargeWords } from './useRechargeWords.ts'

export interface InvoiceMarkProps {
  recharge: Recharge
  /** It was sent again here, and the row has not been read since (NFE-007). */
  isResent: boolean
  /** Asks to send it again (NFE-004). */
  onRetry: (recharge: Recharge) => void
}

/** The state of an invoice: red ones are pressed to try again, grey ones wait, any other is a word (NFE-003 to NFE-006). */
export function InvoiceMark({ recharge, isResent, onRetry }: InvoiceMarkProps) {
  const t = useText('transactions')
  const words = useRechargeWords()
  const word = words.invoice(recharge.nfeStatus)
  if (isResent)
    return (
      <Badge tone="success" icon={<FileClock aria-hidden="true" />}>
        {words.invoice('autorizado')} · {t('nf.resent')}
      </Badge>
    )
  switch (invoiceColorOf(recharge.nfeStatus)) {
    case undefined:
      return MISSING
    case 'failed':
      return (
        <Button
          size="small"
          tone="danger"
          icon={<RotateCw aria-hidden="true" />}
          aria-label={t('nf.retry', { status: word, id: String(recharge.id) })}
          onClick={() => onRetry(recharge)}
        >
          {word}
        </Button>
      )
    case 'waiting':
      return (
        <Badge tone="neutral" icon={<FileClock aria-hidden="true" />}>
          {word}
        </Badge>
      )
    case 'normal': {
      const remedy = invoiceRemedyOf(recharge.nfeStatus)
      return remedy === undefined ? (
        word
      ) : (
        <span title={t(`nf.remedy.${remedy}`)}>
          <Badge icon={<FileWarning aria-hidden="true" />}>{word}</Badge>
          <VisuallyHidden>{t(`nf.remedy.${remedy}`)}</VisuallyHidden>
        </span>
      )
    }
  }
}
