import { changeOf } from '@corrente/domain/stats'
import { type DateRange, toDateOnly } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

/** Two figures of one thing. */
export interface Pair {
  readonly value: number | null | undefined
  readonly before: number | null | undefined
  /** The days that `before` is of; undefined where there are none to compare with. */
  readonly former: DateRange | undefined
  /** What is compared is not what the card shows: it lacks today, of which nobody knows the part. */
  readonly isWithoutToday?: boolean
}

/** What a card says of the period before. */
export interface Comparison {
  /** How much more or less it is; undefined where that is not known. */
  readonly change: ReactNode
  /** What it was, and on which days. */
  readonly hint: string | undefined
}

const NOTHING: Comparison = { change: undefined, hint: undefined }
const ICONS = { up: ArrowUp, down: ArrowDown, same: Equal } as const

const Line = styled.span`
  svg {
    display: inline;
    inline-size: 12px;
    block-size: 12px;
    margin-inline-end: 2px;
    vertical-align: -1px;
  }
  b {
    ${tabularNumbers}
    /* The sign stays before its number, whichever way the line runs. */
    unicode-bidi: plaintext;
    color: ${theme.fg.default};
    font-weight: ${theme.font.weight.semibold};
  }
`

type Format = (value: number) => string

/** How a figure stands to that of the period before: the change in sight, with a word; what it was, and when, on hover. */
export function useComparison() {
  const t = useText('home')
  const { day, shortDay, timeOfDay, percent, zone } = useFormats()
  const year = (ms: number) => toDateOnly(ms, zone).slice(0, 4)
  const thisYear = (range: DateRange, now: DateRange) => year(range.from) === year(now.to)
  return (pair: Pair, shown: DateRange, format: Format): Comparison => {
    const { value, before, former, isWithoutToday = false } = pair
    const change = changeOf(value, before)
    if (!former || typeof value !== 'number' || typeof before !== 'number') return NOTHING
    const write = thisYear(former, shown) ? shortDay : day
    const [from, to] = [write(former.from), write(former.to)]
    const told = { value: format(before), from, to, day: from, time: timeOfDay(former.to) }
    // A day that is over ends with its last second.
    const isUntil = toDateOnly(former.to, zone) === toDateOnly(former.to + 60_000, zone)
    const text = t(
      from === to
        ? isUntil
          ? 'indicators.beforeDayUntil'
          : 'indicators.beforeDay'
        : isUntil
          ? 'indicators.beforeUntil'
          : 'indicators.before',
      told,
    )
    const hint = isWithoutToday ? t('indicators.withoutToday', { value: format(value), before: text }) : text
    if (!change) return { change: undefined, hint }
    const { direction } = change
    const Icon = ICONS[direction]
    const sign = { up: '+', down: '−', same: '' }[direction]
    return {
      hint,
      change: (
        <Line>
          <Icon aria-hidden="true" />
          {direction !== 'same' && <b>{`${sign}${percent(Math.abs(change.percent))}`}</b>}{' '}
          {t(`indicators.change.${direction}`)}
        </Line>
      ),
    }
  }
}
