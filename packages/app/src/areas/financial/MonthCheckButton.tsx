import { checkMonth, compareSums, type Summary } from '@corrente/domain/financial'
import { rangeOfDays } from '@corrente/domain/time'
import { type Loadable, useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Button } from '@corrente/ui/primitives'
import { MonthBridge, type MonthReading } from '@corrente/ui/widgets/financial'
import { useMemo, useState } from 'react'
import { useZones } from '../../features/zones/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { allMovementsQuery, type MovementQuestion } from '../../resources/movements.ts'
import type { MovementAddress } from './movementAddress.ts'
import type { useMovementQuestion } from './useMovementQuestion.ts'
import { useUnpaid } from './useUnpaid.ts'

type Asked = Pick<ReturnType<typeof useMovementQuestion>, 'question' | 'range' | 'order'>

export interface MonthCheckButtonProps {
  readonly address: MovementAddress
  readonly asked: Asked
  /** The server's sums of the same question. */
  readonly summary: Loadable<Summary>
}

/** "Conferir o mês": the movements of the shown period and filters, read whole and added up. */
export function MonthCheckButton({ address, asked, summary }: MonthCheckButtonProps) {
  const t = useText('month-check')
  const { currency } = useFormats()
  const isOpen = address.values.check === true
  const { reading, progress } = useMonth(isOpen ? asked.question : undefined)
  const { data } = reading
  return (
    <>
      <Button onClick={() => address.apply({ check: true })}>{t('button')}</Button>
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
        zones={useZones()}
      />
    </>
  )
}

/** The movements of a question, read whole once somebody looks. */
function useMonth(question: MovementQuestion | undefined) {
  const { currency } = useFormats()
  const [progress, setProgress] = useState<{
    readonly of: MovementQuestion | undefined
    readonly read: number
    readonly total: number | undefined
  }>()
  const all = useLoadable(
    useMemo(
      () => allMovementsQuery(question, (read, total) => setProgress({ of: question, read, total })),
      [question],
    ),
  )
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
    progress: progress?.of === question ? progress : undefined,
  }
}

/** What is checked, in words. */
function useScope({ values }: MovementAddress, { question, range, order }: Asked): string {
  const t = useText('month-check')
  const tf = useText('financial')
  const { day, zone } = useFormats()
  const days = rangeOfDays(range.from, range.to, zone)
  const terms = question?.terms.length ?? 0
  return [
    t('scope.range', { from: day(days?.from), to: day(days?.to) }),
    tf(`order.${order}`),
    values.account !== undefined && t('scope.account', { name: values.account }),
    values.charger !== undefined && t('scope.charger', { name: values.charger }),
    terms > 0 && t('scope.search', { count: terms }),
  ]
    .filter(Boolean)
    .join(' · ')
}
