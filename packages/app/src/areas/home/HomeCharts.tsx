import { EnergyLine, RechargesLine, StationsPie, UsersPie } from '@corrente/ui/widgets/home'
import { useAtom } from 'jotai'
import { usePorts } from '../../ports/index.ts'
import { graphsAtom } from './atoms.ts'
import { feedOf } from './feed.ts'
import type { HomeAddress } from './useHomeAddress.ts'
import { useStatsFeed } from './useStatsFeed.ts'

export interface HomeChartProps {
  readonly address: HomeAddress
}

/** Copies for a chart's menu; a clipboard that refuses rejects, and the chart says so. */
function useCopy(): (text: string) => Promise<void> {
  const { copy } = usePorts()
  return async (text) => {
    if (!(await copy(text))) throw new Error('The clipboard did not take the text.')
  }
}

function useGraphsFeed() {
  const [query, run] = useAtom(graphsAtom)
  return feedOf(query, query.data, () => void run('refetch'))
}

/** Recharges per day of the range. */
export function Recharges({ address }: HomeChartProps) {
  return <RechargesLine graphs={useGraphsFeed()} range={address.range} onCopyText={useCopy()} />
}

/** Energy per day of the range. */
export function Energy({ address }: HomeChartProps) {
  return <EnergyLine graphs={useGraphsFeed()} range={address.range} onCopyText={useCopy()} />
}

/** Users charging and not (HOM-021). */
export function Users({ address }: HomeChartProps) {
  return <UsersPie stats={useStatsFeed(address)} onCopyText={useCopy()} />
}

/** Stations by status (HOM-021). */
export function Stations({ address }: HomeChartProps) {
  return <StationsPie stats={useStatsFeed(address)} onCopyText={useCopy()} />
}
