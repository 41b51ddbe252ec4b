import { DownloadTray, LimitDialog } from '@corrente/ui/widgets/downloads'
import { useAtom, useAtomValue } from 'jotai'
import { usePorts } from '../../ports/index.ts'
import { downloadsAtom, isLimitShownAtom } from './atoms.ts'

/** What every page shows of downloads: those under way, and the notice of the limit. */
export function DownloadsHost() {
  const { tenant } = usePorts()
  const downloads = useAtomValue(downloadsAtom)
  const [isLimitShown, setLimitShown] = useAtom(isLimitShownAtom)
  return (
    <>
      <DownloadTray
        downloads={downloads}
        onCancel={(id) => downloads.find((download) => download.id === id)?.cancel()}
      />
      <LimitDialog
        kind="reports"
        isOpen={isLimitShown}
        onClose={() => setLimitShown(false)}
        product={tenant.settings.upgradeProductName}
      />
    </>
  )
}
