import { OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink } from '../../../primitives/index.ts'

export interface RouteErrorProps {
  /** What helps support, folded away: `ErrorDetails`. */
  details: ReactNode
  /** Renders the screen again. */
  onRetry: () => void
  /** The first page that the user may open; absent where this is it. */
  homeHref?: string | undefined
}

/** A screen that could not be shown, inside the shell: the menu stays, and there is a way on. */
export function RouteError({ details, onRetry, homeHref }: RouteErrorProps) {
  const t = useText('shell')
  const common = useText('common')
  return (
    <Notice
      icon={OctagonAlert}
      tone="danger"
      isAlert
      title={t('failure.routeTitle')}
      details={details}
      actions={
        <>
          <Button tone="brand" onClick={onRetry}>
            {common('action.retry')}
          </Button>
          {homeHref !== undefined && <ButtonLink href={homeHref}>{t('failure.home')}</ButtonLink>}
        </>
      }
    >
      <p>{t('failure.routeText')}</p>
    </Notice>
  )
}
