import type { ReactNode } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../foundations/index.ts'
import { useText } from '../messages/index.ts'
import { ErrorState, LatePart, Skeleton } from '../primitives/index.ts'

export interface LazyMapProps {
  /** The map: a component of `late`. */
  children: ReactNode
  /** What still works without the map, in the user's language. */
  lostDetail: string
}

const Frame = styled.div`
  position: relative;
  block-size: 100%;
  min-block-size: 280px;
  display: grid;
`

/** The shape of what comes. */
function Waiting() {
  const t = useText('map')
  return (
    <Frame role="status" aria-busy="true" data-map="loading">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="block" blockSize="100%" />
    </Frame>
  )
}

/** A map that comes in a chunk of its own: a skeleton until it is there, a retry where it does not come. */
export function LazyMap({ children, lostDetail }: LazyMapProps) {
  const t = useText('map')
  return (
    <LatePart
      waiting={<Waiting />}
      lost={(retry) => (
        <Frame>
          <ErrorState title={t('failed.title')} detail={lostDetail} onRetry={retry} />
        </Frame>
      )}
    >
      {children}
    </LatePart>
  )
}
