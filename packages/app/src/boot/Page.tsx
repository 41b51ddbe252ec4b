import { type ReactNode, StrictMode } from 'react'
import { LostChunkNotice } from './LostChunkNotice.tsx'
import type { LostChunk } from './lostChunk.ts'
import { Providers, type ProvidersProps } from './Providers.tsx'
import { RootBoundary } from './RootBoundary.tsx'

export interface PageProps extends Pick<ProvidersProps, 'world'> {
  readonly lostChunk: LostChunk
  readonly children: ReactNode
}

/** Everything of a document below its root. The build draws the sign-in with it too, so that React finds what it would make. */
export function Page({ world, lostChunk, children }: PageProps) {
  return (
    <StrictMode>
      <Providers world={world}>
        <RootBoundary>
          {children}
          <LostChunkNotice lostChunk={lostChunk} />
        </RootBoundary>
      </Providers>
    </StrictMode>
  )
}
