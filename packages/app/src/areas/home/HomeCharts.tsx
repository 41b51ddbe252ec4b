import { EnergyLine, RechargesLine } from '@corrente/ui/widgets/home'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { graphsAtom } from './atoms.ts'
import type { HomeAddress } from './useHomeAddress.ts'
import { useStatsFeed } from './useStatsFeed.ts'

export interface HomeChartProps {
  readonly address: HomeAddress
}

/** Recharges per day of the range. */
export function Recharges({ address }: HomeChartProps) {
  return <RechargesLine graphs={useLoadable(graphsAtom)} range={address.range} onCopyText={usePorts().copy} />
}

/** Energy per day of the range. */
export function Energy({ address }: HomeChartProps) {
  const { data } = useStatsFeed(address)
  return (
    <EnergyLine
      graphs={useLoadable(graphsAtom)}
      range={address.range}
      indicated={data?.energyKwh ?? undefined}
      onCopyText={usePorts().copy}
    />
  )
}
