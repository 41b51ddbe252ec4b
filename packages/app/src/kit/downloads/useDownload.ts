import { saveFile } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { useAtomValue, useStore } from 'jotai'
import { usePorts } from '../../ports/index.ts'
import { downloadsAtom, isLimitReachedAtom } from './atoms.ts'
import { type DownloadOrder, startDownload } from './startDownload.ts'

/** The downloads, as a page uses them. */
export interface Downloading {
  /** Starts one; it goes on when the page is left, and says how it ended. */
  readonly start: (order: DownloadOrder) => void
  /** Whether one of that kind is under way. */
  readonly isRunning: (kind: string) => boolean
  /** Why nothing on screen may be saved as CSV: a report was refused by the plan's limit since this page was loaded. */
  readonly csvBlock: string | undefined
}

/** Downloads with their bar, their words and their limit notice (STN-048, STN-049, AST-018). */
export function useDownload(): Downloading {
  const { clock, formats, session, tenant, toasts } = usePorts()
  const store = useStore()
  const t = useText('reports')
  const running = useAtomValue(downloadsAtom)
  const isLimitReached = useAtomValue(isLimitReachedAtom)
  const start = async (order: DownloadOrder) => {
    const deps = { store, now: clock.now, zone: formats.zone, tenantId: tenant.id, session, save: saveFile }
    const end = await startDownload(deps, order)
    // One place per kind: how the last one ended takes the place of how the one before did.
    const id = `download:${order.kind}`
    if (end?.kind === 'saved') toasts.show({ id, tone: 'success', text: t('end.saved', { name: end.name }) })
    if (end?.kind === 'cancelled')
      toasts.show({ id, tone: 'info', text: t('end.cancelled', { file: order.label }) })
    if (end?.kind === 'failed')
      toasts.show({ id, tone: 'danger', text: order.failed ?? t('end.downloadFailed') })
  }
  return {
    start: (order) => void start(order),
    isRunning: (kind) => running.some((one) => one.kind === kind),
    csvBlock: isLimitReached ? t('csvBlocked') : undefined,
  }
}
