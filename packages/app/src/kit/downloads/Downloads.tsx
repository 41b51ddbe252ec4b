import { late } from '@corrente/ui/foundations'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { hasDownloadedAtom } from './atoms.ts'

const DownloadsHost = late(async () => (await import('./DownloadsHost.tsx')).DownloadsHost)

/** The place of downloads in the shell; its code comes with the first download. */
export function Downloads() {
  return useAtomValue(hasDownloadedAtom) ? (
    <Suspense>
      <DownloadsHost />
    </Suspense>
  ) : null
}
