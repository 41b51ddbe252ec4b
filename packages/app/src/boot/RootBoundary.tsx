import { AppError } from '@corrente/ui/widgets/shell'
import type { ReactNode } from 'react'
import { Boundary } from '../kit/boundaries/index.ts'
import { usePorts } from '../ports/index.ts'

export interface RootBoundaryProps {
  readonly children: ReactNode
}

/** The last boundary: whatever breaks outside a route or panel ends here, with a way on and details to copy (R12). */
export function RootBoundary({ children }: RootBoundaryProps) {
  const { report, copy, navigation } = usePorts()
  return (
    <Boundary
      onFailure={(error) => report.failed('page', error)}
      fallback={() => <AppError details={report.text()} onCopy={copy} onReload={navigation.reload} />}
    >
      {children}
    </Boundary>
  )
}
