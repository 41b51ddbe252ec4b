import { useText } from '../../../messages/index.ts'
import { ErrorState } from '../../../primitives/index.ts'

export interface PanelErrorProps {
  /** Renders the panel again. */
  onRetry: () => void
}

/** A panel that could not be shown; the rest of its screen goes on. */
export function PanelError({ onRetry }: PanelErrorProps) {
  const t = useText('shell')
  return <ErrorState title={t('failure.panelTitle')} detail={t('failure.panelText')} onRetry={onRetry} />
}
