import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { failureOf, type Loadable, shownOf } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Button } from '../../primitives/index.ts'

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  min-inline-size: 0;

  > :first-child {
    inline-size: 100%;
  }
`

interface WithRetryProps {
  /** The list of the picker. */
  of: Loadable<unknown>
  /** The picker. */
  children: ReactNode
}

/** A picker, and the way to read its list again where that failed and can help: not where it may not be seen. */
export function WithRetry({ of, children }: WithRetryProps) {
  const t = useText('pickers')
  const canRetry = shownOf(of) === 'failed' && failureOf(of) !== 'notPermitted'
  return (
    <Frame>
      {children}
      {canRetry && (
        <Button size="small" tone="ghost" isBusy={of.isRetrying} onClick={of.retry}>
          {t('retry')}
        </Button>
      )}
    </Frame>
  )
}
