import { type DashboardStats, mergeStats } from '@corrente/domain/stats'
import { useEffect, useState } from 'react'
import { useLive } from '../../live/index.ts'

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
export function useLiveStats(
  loaded: DashboardStats | undefined,
  endsToday: boolean,
): DashboardStats | undefined {
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
