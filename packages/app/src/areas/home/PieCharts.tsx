import { StationsPie, UsersPie } from '@corrente/ui/widgets/home'
import { usePorts } from '../../ports/index.ts'
import type { HomeChartProps } from './HomeCharts.tsx'
import { useDisabled } from './useDisabled.ts'
import { useStatsFeed } from './useStatsFeed.ts'

/** Users charging and not (HOM-021). */
export function Users({ address }: HomeChartProps) {
  return <UsersPie stats={useStatsFeed(address)} onCopyText={usePorts().copy} />
}

/** Stations by status (HOM-021). */
export function Stations({ address }: HomeChartProps) {
  const stats = useStatsFeed(address)
  return <StationsPie stats={stats} disabled={useDisabled(stats.data)} onCopyText={usePorts().copy} />
}
