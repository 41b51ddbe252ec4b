import { useText } from '@corrente/ui/messages'
import { type Ports, usePorts } from '../../ports/index.ts'
import type { DownloadOrder } from './startDownload.ts'
import { useDownload } from './useDownload.ts'

const XLSX = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: 'xlsx',
} as const

/** An Excel file to be asked for; its words are those of every list, its name that of its kind, where it says no others. */
export interface ExcelOrder
  extends Pick<DownloadOrder, 'kind'>,
    Partial<Pick<DownloadOrder, 'label' | 'what' | 'until' | 'failed'>> {
  /** Makes the call, with the options as they are given. */
  readonly run: (
    ports: Ports,
    options: Parameters<DownloadOrder['run']>[0],
  ) => ReturnType<DownloadOrder['run']>
}

/**
 * An Excel file that a server makes: its button's press, and whether one of its kind is under way.
 * @param order - undefined while there is nothing to ask for: a press does nothing
 */
export function useExcel(order: ExcelOrder | undefined) {
  const t = useText('reports')
  const ports = usePorts()
  const { start, isRunning, csvBlock } = useDownload()
  return {
    onExcel: () => {
      if (!order) return
      start({
        ...XLSX,
        label: t('excel'),
        what: order.kind,
        failed: t('excelFailed'),
        ...order,
        run: (options) => order.run(ports, options),
      })
    },
    isExcelRunning: order !== undefined && isRunning(order.kind),
    csvBlock,
  }
}
