import { shareOf } from '@corrente/domain/day-plan'
import type { Period } from '@corrente/domain/pricing'
import { TouchHandle } from './WeekGrid.styles.ts'

export interface TouchHandlesProps {
  period: Period
}

/** What a finger takes to make a block longer or shorter: 44 px outside of each end, so that the block stays free. */
export function TouchHandles({ period: { key, start, end } }: TouchHandlesProps) {
  return (['start', 'end'] as const).map((edge) => (
    <TouchHandle
      key={edge}
      aria-hidden="true"
      data-key={key}
      data-start={start}
      data-end={end}
      data-edge={edge}
      $side={edge}
      style={{ '--at': `${shareOf(edge === 'start' ? start : end) * 100}%` }}
    />
  ))
}
