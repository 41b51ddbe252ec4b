import { useText } from '@corrente/ui/messages'
import type { DownloadOrder } from './startDownload.ts'
import { useDownload } from './useDownload.ts'

const XLSX = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: 'xlsx',
} as const

/** An Excel file to be asked for; its words are those of every list, its name that of its kind, where it says no others. */
export interface ExcelOrder
  extends Pick<DownloadOrder, 'kind' | 'run'>,
    Partial<Pick<DownloadOrder, 'label' | 'what' | 'until' | 'failed'>> {}

/**
 * An Excel file that a server makes: its button's press, and whether one of its kind is under way.
 * @param order - undefined while there is nothing to ask for: a press does nothing
 */
export function useExcel(order: ExcelOrder | undefined) {
  const t = useText('reports')
  const { start, isRunning, csvBlock } = useDownload()
  return {
    onExcel: () => {
      if (!order) return
      start({ ...XLSX, label: t('excel'), what: order.kind, failed: t('excelFailed'), ...order })
    },
    isExcelRunning: order !== undefined && isRunning(order.kind),
    csvBlock,
  }
}
