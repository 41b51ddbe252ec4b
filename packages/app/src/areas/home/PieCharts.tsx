import { StationsPie, UsersPie } from '@corrente/ui/widgets/home'
import { usePorts } from '../../ports/index.ts'
import type { HomeChartProps } from './HomeCharts.tsx'
import { useStatsFeed } from './useStatsFeed.ts'
import { useUnavailable } from './useUnavailable.ts'

/** Users charging and not (HOM-021). */
export function Users({ address }: HomeChartProps) {
  return <UsersPie stats={useStatsFeed(address)} onCopyText={usePorts().copy} />
}

/** Stations by status (HOM-021), why they are unavailable by the live state. */
export function Stations({ address }: HomeChartProps) {
  return <StationsPie stats={useStatsFeed(address)} apart={useUnavailable()} onCopyText={usePorts().copy} />
}
