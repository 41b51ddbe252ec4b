import type { ReactNode } from 'react'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Spinner } from '../../../primitives/index.ts'
import { Turning, Waiting } from './UsageView.styles.ts'

interface WaitedProps {
  /** What the field is called. */
  for: string
  list: Loadable<unknown>
  children: ReactNode
}

/** A field whose list may come later than the charts: until then it turns (ANL-014). */
export function Waited({ for: name, list, children }: WaitedProps) {
  const t = useText('analytics')
  return (
    <Waiting>
      {children}
      {shownOf(list) === 'loading' && (
        <Turning>
          <Spinner size="small" label={t('filters.loading', { list: name })} />
        </Turning>
      )}
    </Waiting>
  )
}
