import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { hasDownloadedAtom } from './atoms.ts'

const DownloadsHost = lazy(async () => ({ default: (await import('./DownloadsHost.tsx')).DownloadsHost }))

/** The place of downloads in the shell; its code comes with the first download. */
export function Downloads() {
  return useAtomValue(hasDownloadedAtom) ? (
    <Suspense>
      <DownloadsHost />
    </Suspense>
  ) : null
}
