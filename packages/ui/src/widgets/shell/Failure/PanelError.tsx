import { useText } from '../../../messages/index.ts'
import { Card, ErrorState } from '../../../primitives/index.ts'

export interface PanelErrorProps {
  /** Renders the panel again. */
  onRetry: () => void
}

/** A panel that could not be shown, in a panel's frame; the rest of its screen goes on. */
export function PanelError({ onRetry }: PanelErrorProps) {
  const t = useText('shell')
  return (
    <Card>
      <ErrorState title={t('failure.panelTitle')} detail={t('failure.panelText')} onRetry={onRetry} />
    </Card>
  )
}
