import { invoiceColorOf, invoiceRemedyOf, type Recharge } from '@corrente/domain/transactions'
import { theme } from '@corrente/themes'
import { FileClock, FileWarning, RotateCw } from 'lucide-react'
import styled from 'styled-components'
import { MISSING, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Badge, Button } from '../../primitives/index.ts'
import { TwoLines } from '../financial/index.ts'
import { useRechargeWords } from './useRechargeWords.ts'

export interface InvoiceMarkProps {
  recharge: Recharge
  /** It was sent again here, and the row has not been read since (NFE-007). */
  isResent: boolean
  /** Asks to send it again (NFE-004). */
  onRetry: (recharge: Recharge) => void
}

/** One line, whatever the word: it is cut, and all of it is in the tooltip. */
const OneLine = styled.span`
  display: flex;
  min-inline-size: 0;
  white-space: nowrap;

  & > * {
    min-inline-size: 0;
  }
`
const Cut = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`
const Plain = styled(Cut)`
  display: block;
  color: ${theme.fg.muted};
  white-space: nowrap;
`

/** The state of an invoice: red ones are pressed to try again, grey ones wait, any other is a word (NFE-003 to NFE-006). */
export function InvoiceMark({ recharge, isResent, onRetry }: InvoiceMarkProps) {
  const t = useText('transactions')
  const words = useRechargeWords()
  const word = words.invoice(recharge.nfeStatus)
  if (isResent)
    return (
      <TwoLines title={t('nf.resent')} below={t('nf.resent')}>
        {words.invoice('autorizado')}
      </TwoLines>
    )
  switch (invoiceColorOf(recharge.nfeStatus)) {
    case undefined:
      return MISSING
    case 'failed':
      return (
        <OneLine title={word}>
          <Button
            size="small"
            tone="danger"
            icon={<RotateCw aria-hidden="true" />}
            aria-label={t('nf.retry', { status: word, id: String(recharge.id) })}
            onClick={() => onRetry(recharge)}
          >
            <Cut>{word}</Cut>
          </Button>
        </OneLine>
      )
    case 'waiting':
      return (
        <OneLine title={word}>
          <Badge tone="neutral" icon={<FileClock aria-hidden="true" />}>
            <Cut>{word}</Cut>
          </Badge>
        </OneLine>
      )
    case 'normal': {
      const remedy = invoiceRemedyOf(recharge.nfeStatus)
      return remedy === undefined ? (
        <Plain title={word}>{word}</Plain>
      ) : (
        <OneLine title={`${word}. ${t(`nf.remedy.${remedy}`)}`}>
          <Badge icon={<FileWarning aria-hidden="true" />}>
            <Cut>{word}</Cut>
          </Badge>
          <VisuallyHidden>{t(`nf.remedy.${remedy}`)}</VisuallyHidden>
        </OneLine>
      )
    }
  }
}
