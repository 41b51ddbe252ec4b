import { MONEY_KINDS, type MoneyKind } from '@corrente/domain/book'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Select } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  & > section {
    flex: 1 1 420px;
  }

  /* On a phone both choices stand on one line. */
  @media (width < ${theme.breakpoint.tablet}px) {
    & > :not(section) {
      flex: 1 1 150px;
      min-inline-size: 0;
    }
  }
`

/** The periods of the queue, days up to today. */
export const QUEUE_DAYS = [7, 30] as const
export type QueueDays = (typeof QUEUE_DAYS)[number]

export interface MoneyFilterProps {
  days: QueueDays
  onDays: (days: QueueDays) => void
  /** undefined: all. */
  kind: MoneyKind | undefined
  onKind: (kind: MoneyKind | undefined) => void
  /** Rows of each kind; undefined until they are known. */
  counts: Readonly<Record<MoneyKind, number>> | undefined
  /** What stands beside them: the sums. */
  children?: ReactNode
}

const ALL = ''

/** The period, and one kind of all. */
export function MoneyFilters({ days, onDays, kind, onKind, counts, children }: MoneyFilterProps) {
  const t = useText('money-queue')
  const kinds = MONEY_KINDS.map((each) => ({
    value: each,
    label: counts ? t('kindCount', { kind: t(`kind.${each}`), count: counts[each] }) : t(`kind.${each}`),
  }))
  return (
    <Choices>
      <Select
        label={t('period')}
        isLabelHidden
        isFilter
        options={QUEUE_DAYS.map((each) => ({ value: String(each), label: t('days', { count: each }) }))}
        value={String(days)}
        onChange={(value) => {
          const found = QUEUE_DAYS.find((each) => String(each) === value)
          if (found) onDays(found)
        }}
      />
      <Select
        label={t('column.kind')}
        isLabelHidden
        isFilter
        options={[{ value: ALL, label: t('allKinds') }, ...kinds]}
        value={kind ?? ALL}
        onChange={(value) => onKind(MONEY_KINDS.find((each) => each === value))}
      />
      {children}
    </Choices>
  )
}
