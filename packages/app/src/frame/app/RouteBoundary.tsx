import { RouteError } from '@corrente/ui/widgets/shell'
import type { ReactNode } from 'react'
import { Boundary } from '../../kit/boundaries/index.ts'
import { usePorts } from '../../ports/index.ts'

export interface RouteBoundaryProps {
  /** Path of the page: going to another page starts anew. */
  readonly pathname: string
  /** The first page that the user may open. */
  readonly homeHref?: string | undefined
  readonly children: ReactNode
}

/** A page that breaks leaves the shell standing, with retry, a way home and details to copy (R12). */
export function RouteBoundary({ pathname, homeHref, children }: RouteBoundaryProps) {
  const { report, copy } = usePorts()
  return (
    <Boundary
      resetKey={pathname}
      onFailure={(error) => report.failed(pathname.replace(/\d+/g, '{id}'), error)}
      fallback={(retry) => (
        <RouteError details={report.text()} onCopy={copy} onRetry={retry} homeHref={homeHref} />
      )}
    >
      {children}
    </Boundary>
  )
}
