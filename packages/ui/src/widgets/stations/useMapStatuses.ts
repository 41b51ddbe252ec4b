import { CONDITION_MARKS, type ConditionMark } from '@corrente/domain/stations'
import { useMemo } from 'react'
import type { MapStatus } from '../../map/index.ts'
import { useText } from '../../messages/index.ts'
import { SHAPE_STATUS, STATUS_SHAPES } from '../../primitives/index.ts'

/** What the map writes of a mark: the legend's four words first, the conditions' for what one of them leaves apart. */
export const MARK_WORDS = {
  available: 'status.available',
  busy: 'status.busy',
  maintenance: 'status.maintenance',
  unavailable: 'status.unavailable',
  faulted: 'condition.faulted',
  offline: 'condition.offline',
  partial: 'condition.partialShort',
  unknown: 'condition.unknown',
} as const satisfies Record<ConditionMark, string>

/** The states of a station as the map draws them, four colours and eight marks, in the domain's order; the same array until the language changes. */
export function useMapStatuses(): readonly MapStatus[] {
  const t = useText('stations')
  return useMemo(
    () =>
      CONDITION_MARKS.map((mark) => ({
        key: mark,
        label: t(MARK_WORDS[mark]),
        token: `status-${SHAPE_STATUS[mark] ?? 'unavailable'}` as const,
        mark: STATUS_SHAPES[mark],
      })),
    [t],
  )
}
