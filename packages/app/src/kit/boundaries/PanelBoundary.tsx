import { Skeleton } from '@corrente/ui/primitives'
import { PanelError } from '@corrente/ui/widgets/shell'
import { type ReactNode, Suspense } from 'react'
import { usePorts } from '../../ports/index.ts'
import { Boundary } from './Boundary.tsx'

export interface PanelBoundaryProps {
  /** Which panel, for the report; a name of the code, not words. */
  readonly name: string
  /** The panel's height while its code is on its way, so that nothing moves when it comes. @default it is here already */
  readonly blockSize?: string
  readonly children: ReactNode
}

/** A panel that breaks says so in its own place; the rest of the screen goes on (R12). */
export function PanelBoundary({ name, blockSize, children }: PanelBoundaryProps) {
  const { report } = usePorts()
  return (
    <Boundary
      onFailure={(error) => report.failed(name, error)}
      fallback={(retry) => <PanelError onRetry={retry} />}
    >
      {blockSize === undefined ? (
        children
      ) : (
        <Suspense fallback={<Skeleton shape="block" blockSize={blockSize} />}>{children}</Suspense>
      )}
    </Boundary>
  )
}
