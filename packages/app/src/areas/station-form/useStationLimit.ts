import { useState } from 'react'
import { useAnswer } from '../../kit/forms/index.ts'
import { usePorts } from '../../ports/index.ts'
import { isStationLimitReached } from '../../resources/stationLimit.ts'

/** Asks once whether another station may be created (STN-038); any other answer than a plain no lets the user go on. */
export function useStationLimit(): boolean {
  const { cp } = usePorts().gateways
  const [isReached, setReached] = useState(false)
  useAnswer('limit', { ask: (_question, signal) => isStationLimitReached(cp, signal), onAnswer: setReached })
  return isReached
}
