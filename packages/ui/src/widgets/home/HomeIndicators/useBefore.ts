import type { DateRange } from '@corrente/domain/time'
import { toDateOnly } from '@corrente/domain/time'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

export interface Compared {
  /** The range that the card shows. */
  readonly range: DateRange
  /** The one before it, of the same length; undefined where there is none to compare with. */
  readonly former: DateRange | undefined
  /** Whether the range is over: a day that still runs compares with no whole one. */
  readonly isOver: boolean
}

type Format = (value: number) => string

/**
 * What a figure was in the period before, which is named by its days: `Antes, 01/03 a 07/03: 4.052 kWh`; before it the
 * change in percent, where the shown period is over.
 * @returns '' where it is not known
 */
export function useBefore({ range, former, isOver }: Compared) {
  const t = useText('home')
  const { day, shortDay, percent, zone } = useFormats()
  const year = (ms: number) => toDateOnly(ms, zone).slice(0, 4)
  return (value: number | undefined, before: number | undefined, format: Format): string => {
    if (!former || before === undefined || value === undefined) return ''
    const write = year(former.from) === year(range.to) ? shortDay : day
    const [from, to] = [write(former.from), write(former.to)]
    const told = format(before)
    const text =
      from === to
        ? t('indicators.beforeDay', { day: from, value: told })
        : t('indicators.before', { from, to, value: told })
    if (!isOver || before <= 0) return text
    const change = ((value - before) / before) * 100
    const sign = change > 0 ? '+' : change < 0 ? '−' : ''
    return t('indicators.change', { change: `${sign}${percent(Math.abs(change))}`, before: text })
  }
}
