import { rangeOfDays } from '@corrente/domain/time'
import { useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import type { MovementAddress } from './movementAddress.ts'
import type { useMovementQuestion } from './useMovementQuestion.ts'

/** What the movements are asked for by. */
export type AskedMovements = Pick<ReturnType<typeof useMovementQuestion>, 'question' | 'range' | 'order'>

/** Period and filters, in words. */
export function useScope({ values }: MovementAddress, { question, range, order }: AskedMovements): string {
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
