import { PanelError } from '@corrente/ui/widgets/shell'
import type { ReactNode } from 'react'
import { usePorts } from '../../ports/index.ts'
import { Boundary } from './Boundary.tsx'

export interface PanelBoundaryProps {
  /** Which panel, for the report; a name of the code, not words. */
  readonly name: string
  readonly children: ReactNode
}

/** A panel that breaks says so in its own place; the rest of the screen goes on (R12). */
export function PanelBoundary({ name, children }: PanelBoundaryProps) {
  const { report } = usePorts()
  return (
    <Boundary
      onFailure={(error) => report.failed(name, error)}
      fallback={(retry) => <PanelError onRetry={retry} />}
    >
      {children}
    </Boundary>
  )
}
