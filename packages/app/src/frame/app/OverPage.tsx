import { Suspense } from 'react'
import { PanelBoundary } from '../../kit/boundaries/index.ts'
import { useOver } from '../../kit/over/index.ts'

/** What was opened over the page. The page stays as it is, behind it and afterwards. */
export function OverPage() {
  const over = useOver()
  return (
    over && (
      <PanelBoundary name="over">
        <Suspense>
          <over.View {...over.props} />
        </Suspense>
      </PanelBoundary>
    )
  )
}
