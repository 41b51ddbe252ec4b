import type { DashboardStats } from '@corrente/domain/stats'
import { endsToday } from '@corrente/domain/time'
import type { Loadable } from '@corrente/ui/foundations'
import { useLoadable } from '../../kit/reading/index.ts'
import { useReadAgain } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { statsAtom } from './atoms.ts'
import type { HomeAddress } from './useHomeAddress.ts'
import { useLiveStats } from './useLiveStats.ts'

/** The statistics of the range with the live figures on top, as a panel wants them (HOM-001, LIV-005). */
export function useStatsFeed({ range }: HomeAddress): Loadable<DashboardStats> {
  const { clock, formats } = usePorts()
  const loaded = useLoadable(statsAtom)
  const data = useLiveStats(loaded.data, endsToday(range, clock.now(), formats.zone))
  useReadAgain(loaded.retry)
  return { ...loaded, data }
}
