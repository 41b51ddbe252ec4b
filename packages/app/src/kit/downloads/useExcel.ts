import type { DownloadOrder } from './startDownload.ts'
import { useDownload } from './useDownload.ts'

const XLSX = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: 'xlsx',
} as const

/**
 * An Excel file that a server makes: its button's press, and whether one of its kind is under way.
 * @param order - undefined while there is nothing to ask for: a press does nothing
 */
export function useExcel(order: Omit<DownloadOrder, keyof typeof XLSX> | undefined) {
  const { start, isRunning, isLimitReached } = useDownload()
  return {
    onExcel: () => {
      if (order) start({ ...XLSX, ...order })
    },
    isExcelRunning: order !== undefined && isRunning(order.kind),
    isLimitReached,
  }
}
