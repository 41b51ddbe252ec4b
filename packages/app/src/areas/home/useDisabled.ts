import type { DashboardStats } from '@corrente/domain/stats'
import { useStationSet } from '../../live/index.ts'

/** The disabled stations that the statistics have; 0 where the numbers do not show that they have them. */
export function useDisabled(stats: DashboardStats | undefined): number {
  const stations = useStationSet()
  if (stats?.stations.total !== stations.length) return 0
  return stations.filter(({ isActive }) => !isActive).length
}
