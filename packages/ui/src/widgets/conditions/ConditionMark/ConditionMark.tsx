import { type Conditioned, markOf, stationConditionOf } from '@corrente/domain/stations'
import { StatusMark } from '../../../primitives/index.ts'
import { useConditionText } from '../useConditionText.ts'

export interface ConditionMarkProps {
  /** The station as it stands now. */
  station: Conditioned
  /** Shows the mark alone; the words stay for assistive technology. */
  isLabelHidden?: boolean
  /** In one line, cut where it does not fit. */
  isCut?: boolean
}

/** The state of a station in full: a mark of its own and the words, never the colour alone (HOM-016). */
export function ConditionMark({ station, isLabelHidden = false, isCut = false }: ConditionMarkProps) {
  const text = useConditionText()
  const condition = stationConditionOf(station)
  const { isPartial } = condition
  return (
    <StatusMark
      status={markOf(condition)}
      label={text(condition)}
      size="small"
      isLabelHidden={isLabelHidden}
      isCut={isCut}
      // Some of its connectors are faulted, others serve.
      severity={isPartial && condition.condition === 'faulted' ? 'weak' : undefined}
    />
  )
}
