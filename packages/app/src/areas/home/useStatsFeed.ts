import type { DashboardStats } from '@corrente/domain/stats'
import { endsToday } from '@corrente/domain/time'
import type { Feed } from '@corrente/ui/widgets/home'
import { useAtom } from 'jotai'
import { useAfterGap } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { statsAtom } from './atoms.ts'
import { feedOf } from './feed.ts'
import type { HomeAddress } from './useHomeAddress.ts'
import { useLiveStats } from './useLiveStats.ts'

/** The statistics of the range with the live figures on top, as a panel wants them (HOM-001, LIV-005). */
export function useStatsFeed({ range }: HomeAddress): Feed<DashboardStats> {
  const { clock, formats } = usePorts()
  const [query, run] = useAtom(statsAtom)
  const stats = useLiveStats(query.data, endsToday(range, clock.now(), formats.zone))
  const retry = () => void run('refetch')
  useAfterGap(retry)
  return feedOf(query, stats, retry)
}
