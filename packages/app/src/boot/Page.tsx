import { AppError, LostChunk } from '@corrente/ui/widgets/shell'
import { type ReactNode, StrictMode, useSyncExternalStore } from 'react'
import { SupportDetails } from '../features/support-file/index.ts'
import { Boundary } from '../kit/boundaries/index.ts'
import { usePorts } from '../ports/index.ts'
import type { LostChunk as LostChunkPort } from './lostChunk.ts'
import { Providers, type ProvidersProps } from './Providers.tsx'

interface RootBoundaryProps {
  readonly children: ReactNode
}

/** The last boundary: whatever breaks outside a route or panel ends here, with a way on and details to copy (R12). */
function RootBoundary({ children }: RootBoundaryProps) {
  const { report, navigation } = usePorts()
  return (
    <Boundary
      onFailure={(error) => report.failed('page', error)}
      fallback={() => <AppError details={<SupportDetails />} onReload={navigation.reload} />}
    >
      {children}
    </Boundary>
  )
}

interface LostChunkNoticeProps {
  readonly lostChunk: LostChunkPort
}

/** Offers a reload when a piece of the program did not come; what stands in this tab's drafts is there again afterwards. */
function LostChunkNotice({ lostChunk }: LostChunkNoticeProps) {
  const { navigation, storage } = usePorts()
  const loss = useSyncExternalStore(lostChunk.subscribe, lostChunk.loss, lostChunk.loss)
  return loss ? (
    <LostChunk
      loss={loss}
      onReload={navigation.reload}
      onCheck={lostChunk.check}
      keepsDraft={storage.hasDrafts()}
    />
  ) : null
}

export interface PageProps extends Pick<ProvidersProps, 'world'> {
  readonly lostChunk: LostChunkPort
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
