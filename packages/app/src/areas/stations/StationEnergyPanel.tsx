import { StationEnergyChart } from '@corrente/ui/widgets/stations'
import { useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { type CardQuestion, stationEnergyQuery } from '../../resources/stationRecharges.ts'
import { useCopyText } from './useCopyText.ts'

/** The energy of a station's last ten days (STN-028). */
export function StationEnergyPanel({ question }: { readonly question: CardQuestion }) {
  const energy = useLoadable(useMemo(() => stationEnergyQuery(question), [question]))
  const copy = useCopyText()
  return <StationEnergyChart energy={energy} onCopyText={copy} />
}
