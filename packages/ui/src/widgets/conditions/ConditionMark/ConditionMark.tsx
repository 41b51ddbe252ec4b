import { type Conditioned, markOf, stationConditionOf } from '@corrente/domain/stations'
import { MINUTE_MS } from '@corrente/domain/time'
import { useNow } from '../../../foundations/index.ts'
import { StatusMark } from '../../../primitives/index.ts'
import { useConditionText } from '../useConditionText.ts'

export interface ConditionMarkProps {
  /** The station as it stands now. */
  station: Conditioned
  /** Shows the mark alone; the words stay for assistive technology. */
  isLabelHidden?: boolean
  /** In one line, as short as it can be told apart and cut where it does not fit; in full on hover. */
  isCut?: boolean
}

/** The state of a station in full: a mark of its own and the words, never the colour alone (HOM-016). */
export function ConditionMark({ station, isLabelHidden = false, isCut = false }: ConditionMarkProps) {
  const text = useConditionText()
  const now = useNow(MINUTE_MS)
  const condition = stationConditionOf(station)
  const { isPartial } = condition
  return (
    <StatusMark
      status={markOf(condition)}
      label={text(condition, isCut ? now : undefined)}
      whole={isCut ? text(condition) : undefined}
      size="small"
      isLabelHidden={isLabelHidden}
      // Some of its connectors are faulted, others serve.
      severity={isPartial && condition.condition === 'faulted' ? 'weak' : undefined}
    />
  )
}
