import { FileX2 } from 'lucide-react'
import { Notice } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'

export interface DocumentUnavailableProps {
  /** The document that was asked for. */
  kind: 'privacy' | 'terms' | 'accessibility'
  /** Asks for the page again. */
  onRetry: () => void
}

/** A legal document of whom nobody knows whose it is: better none than one that names another firm (LEG-005). */
export function DocumentUnavailable({ kind, onRetry }: DocumentUnavailableProps) {
  const t = useText('legal')
  const common = useText('common')
  return (
    <Notice
      icon={FileX2}
      tone="danger"
      title={t(`document.${kind}`)}
      actions={
        <Button tone="brand" onClick={onRetry}>
          {common('action.retry')}
        </Button>
      }
    >
      <p>{t('document.unavailable')}</p>
    </Notice>
  )
}
