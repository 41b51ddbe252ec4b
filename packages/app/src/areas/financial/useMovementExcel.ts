import type { MovementTab } from '@corrente/domain/financial'
import { useText } from '@corrente/ui/messages'
import { useZones } from '../../features/zones/index.ts'
import { useExcel } from '../../kit/downloads/index.ts'
import { askMovementExcel, type MovementQuestion } from '../../resources/movements.ts'

/** The shown list as an Excel file; its name says tab and range, never a person (FIN-030; decisions: Files). */
export function useMovementExcel(tab: MovementTab, question: MovementQuestion | undefined, count: number) {
  const t = useText('financial')
  const zones = useZones()
  return useExcel(
    question && {
      kind: 'financial',
      what: `financial-${tab}-${question.range.from}`,
      until: zones ? `${question.range.to}-${zones.suffix}` : question.range.to,
      failed: t('list.excelFailed'),
      run: ({ gateways }, options) => askMovementExcel(gateways.fin, tab, question, count, options),
    },
  )
}
