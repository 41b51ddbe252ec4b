import { checkMonth, compareSums, type Summary } from '@corrente/domain/financial'
import { type Loadable, useFormats } from '@corrente/ui/foundations'
import { MonthBridge, type MonthReading } from '@corrente/ui/widgets/financial'
import { useMemo } from 'react'
import { useSaveCsv } from '../../kit/downloads/index.ts'
import { usePorts } from '../../ports/index.ts'
import type { MovementQuestion } from '../../resources/movements.ts'
import type { MovementAddress } from './movementAddress.ts'
import { useAllMovements } from './useAllMovements.ts'
import { type AskedMovements, useScope } from './useScope.ts'
import { useUnpaid } from './useUnpaid.ts'

export interface MonthCheckProps {
  readonly address: MovementAddress
  readonly asked: AskedMovements
  /** The server's sums of the same question. */
  readonly summary: Loadable<Summary>
}

/** "Conferir o mês": the movements of the shown period and filters, read whole and added up. */
export function MonthCheck({ address, asked, summary }: MonthCheckProps) {
  const { currency } = useFormats()
  const isOpen = address.values.check === true
  const { reading, progress } = useMonth(isOpen ? asked.question : undefined)
  const { data } = reading
  const { from, to } = asked.range
  const { copy } = usePorts()
  return (
    <MonthBridge
      isOpen={isOpen}
      onClose={() => address.apply({ check: undefined })}
      scope={useScope(address, asked)}
      reading={reading}
      progress={progress}
      sums={{
        ...summary,
        data: data && summary.data && compareSums(data.check, summary.data, currency),
      }}
      unpaid={useUnpaid(isOpen ? asked.question : undefined)}
      onCopyText={copy}
      onSave={useSaveCsv(`month-${from}-${to}`)}
    />
  )
}

/** The movements of a question, read whole once somebody looks. */
function useMonth(question: MovementQuestion | undefined) {
  const { currency } = useFormats()
  const { all, progress } = useAllMovements('allMovements', question)
  const data = useMemo(
    (): MonthReading | undefined =>
      all.data && {
        check: checkMonth(all.data.rows, currency),
        read: all.data.rows.length + all.unread,
        total: all.data.count,
      },
    [all.data, all.unread, currency],
  )
  return {
    reading: { ...all, data: question && data },
    progress,
  }
}
