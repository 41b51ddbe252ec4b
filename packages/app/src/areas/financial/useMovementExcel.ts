import type { MovementTab } from '@corrente/domain/financial'
import { useText } from '@corrente/ui/messages'
import { useZones } from '../../features/zones/index.ts'
import { useDownload } from '../../kit/downloads/index.ts'
import { usePorts } from '../../ports/index.ts'
import { askMovementExcel, type MovementQuestion } from '../../resources/movements.ts'

/** The shown list as an Excel file; its name says tab and range, never a person (FIN-030; decisions: Files). */
export function useMovementExcel(tab: MovementTab, question: MovementQuestion | undefined, count: number) {
  const { fin } = usePorts().gateways
  const t = useText('financial')
  const downloads = useDownload()
  const zones = useZones()
  const start = () => {
    if (!question) return
    const { from, to } = question.range
    downloads.start({
      kind: 'financial',
      label: t('list.excel'),
      what: `financial-${tab}-${from}`,
      until: zones ? `${to}-${zones.suffix}` : to,
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      extension: 'xlsx',
      failed: t('list.excelFailed'),
      run: (options) => askMovementExcel(fin, tab, question, count, options),
    })
  }
  return { onExcel: start, isExcelRunning: downloads.isRunning('financial') }
}
