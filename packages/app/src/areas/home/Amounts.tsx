import { daysOver } from '@corrente/domain/time'
import { HomeAmounts } from '@corrente/ui/widgets/home'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { comparedUntilAtom, formerAtom, formerStatsAtom, graphsAtom } from './atoms.ts'
import { useFigures } from './useFigures.ts'
import type { HomeAddress } from './useHomeAddress.ts'

/** The four numbers of the range, each with its change; a count leads to the list that it counts. */
export function Amounts({ address }: { readonly address: HomeAddress }) {
  const { range } = address
  const { clock, formats } = usePorts()
  const { zone } = formats
  const former = useAtomValue(formerAtom)
  const until = useAtomValue(comparedUntilAtom)
  const compared = useMemo(
    () => ({ range, former, over: daysOver(range, until ?? clock.now(), zone) }),
    [range, former, until, clock, zone],
  )
  return (
    <HomeAmounts
      {...useFigures(address)}
      formerStats={useLoadable(formerStatsAtom).data}
      graphs={useLoadable(graphsAtom)}
      compared={compared}
    />
  )
}
