import { type DateRange, MINUTE_MS, toDateOnly } from '@corrente/domain/time'
import { useNow } from '@corrente/ui/foundations'
import { useMemo } from 'react'
import { useAddress } from '../../kit/address/index.ts'
import { usePorts } from '../../ports/index.ts'
import { HOME_RULES, rangeOf, searchOf } from './homeSearch.ts'

/** What the address of the home dashboard says, and the ways to change it. */
export interface HomeAddress {
  readonly range: DateRange
  /** Writes a chosen range as local dates; the default one leaves the address bare. */
  readonly showRange: (range: DateRange) => void
  readonly stationId: string | undefined
  /** Selects a station, or none. */
  readonly showStation: (id: string | undefined) => void
}

/** Reads and writes the address, so that a link shares the view and Back works. The default range moves on at midnight. */
export function useHomeAddress(): HomeAddress {
  const { formats, clock } = usePorts()
  const { zone } = formats
  const { values, change } = useAddress(HOME_RULES)
  const { from, to, station } = values
  const today = toDateOnly(useNow(MINUTE_MS), zone)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is another default range
  const range = useMemo(() => rangeOf({ from, to }, clock.now(), zone), [from, to, today, zone, clock])
  return {
    range,
    showRange: (next) => change(searchOf(next, clock.now(), zone), 'step'),
    stationId: station,
    showStation: (id) => change({ station: id }, 'step'),
  }
}
