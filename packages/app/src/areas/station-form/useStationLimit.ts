import { useEffect, useState } from 'react'
import { usePorts } from '../../ports/index.ts'
import { isStationLimitReached } from '../../resources/stationLimit.ts'

/** Asks once whether another station may be created (STN-038); any other answer than a plain no lets the user go on. */
export function useStationLimit(): boolean {
  const { cp } = usePorts().gateways
  const [isReached, setReached] = useState(false)
  useEffect(() => {
    const call = new AbortController()
    isStationLimitReached(cp, call.signal).then(setReached, () => undefined) // only our own abort
    return () => call.abort()
  }, [cp])
  return isReached
}
