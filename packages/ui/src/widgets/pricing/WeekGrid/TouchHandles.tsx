import { DAY_MINUTES, shareOf } from '@corrente/domain/day-plan'
import { isCrossing, type WeekCell } from '@corrente/domain/pricing'
import { TouchHandle } from './WeekGrid.styles.ts'

type Edge = 'start' | 'end'
const BOTH: readonly Edge[] = ['start', 'end']

/** The ends of what was picked that lie in a cell: a night begins on one row and ends on the next. */
function edgesOf({ kind, period, end }: WeekCell, isNight: boolean): readonly Edge[] {
  if (!period || (kind !== 'period' && kind !== 'tail')) return []
  if (kind === 'tail') return end === period.end - DAY_MINUTES ? ['end'] : []
  if (isCrossing(period)) return ['start']
  return isNight ? [period.start === 0 ? 'end' : 'start'] : BOTH
}

export interface TouchHandlesProps {
  /** Of the day. */
  cells: readonly WeekCell[]
  /** The keys of what a finger picked: of a block, or of a night's evening and its morning. */
  keys: readonly string[]
}

/** What a finger takes to make a block longer or shorter: 44 px outside of each end, so that the block stays free. */
export function TouchHandles({ cells, keys }: TouchHandlesProps) {
  return cells
    .filter(({ period }) => period && keys.includes(period.key))
    .flatMap((cell) =>
      edgesOf(cell, keys.length > 1).map((edge) => (
        <TouchHandle
          key={`${cell.period?.key}${edge}`}
          aria-hidden="true"
          data-key={cell.period?.key}
          data-start={cell.period?.start}
          data-end={cell.period?.end}
          data-offset={cell.kind === 'tail' ? 1 : 0}
          data-edge={edge}
          $side={edge}
          style={{ '--at': `${shareOf(edge === 'start' ? cell.start : cell.end) * 100}%` }}
        />
      )),
    )
}
