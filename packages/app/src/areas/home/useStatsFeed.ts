import { type DashboardStats, mergeStats } from '@corrente/domain/stats'
import { endsToday } from '@corrente/domain/time'
import type { Loadable } from '@corrente/ui/foundations'
import { useEffect, useState } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { useLive, useReadAgain } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { statsAtom } from './atoms.ts'
import type { HomeAddress } from './useHomeAddress.ts'

interface Merged {
  /** The answer that the live figures were laid over. */
  readonly base: DashboardStats
  readonly stats: DashboardStats
}

/**
 * The indicators with the live figures laid over them while the range ends today (LIV-005); a new answer of the call
 * starts anew.
 * @param loaded - the answer of the call for the shown range
 */
function useLiveStats(loaded: DashboardStats | undefined, endsToday: boolean): DashboardStats | undefined {
  const live = useLive()
  const [merged, setMerged] = useState<Merged>()
  useEffect(() => {
    if (!loaded || !endsToday) return
    return live.onStats((patch) =>
      setMerged((held) => {
        const shown = held?.base === loaded ? held.stats : loaded
        return { base: loaded, stats: mergeStats(shown, patch) }
      }),
    )
  }, [live, loaded, endsToday])
  return merged && merged.base === loaded && endsToday ? merged.stats : loaded
}

/** The statistics of the range with the live figures on top, as a panel wants them (HOM-001, LIV-005). */
export function useStatsFeed({ range }: HomeAddress): Loadable<DashboardStats> {
  const { clock, formats } = usePorts()
  const loaded = useLoadable(statsAtom)
  const data = useLiveStats(loaded.data, endsToday(range, clock.now(), formats.zone))
  useReadAgain(loaded.retry)
  return { ...loaded, data }
}
