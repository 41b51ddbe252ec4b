import { StationEnergyChart } from '@corrente/ui/widgets/stations'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { type CardQuestion, stationEnergyQuery } from '../../resources/stationRecharges.ts'
import { cardFeed } from './cardFeed.ts'
import { useCopyText } from './useCopyText.ts'

/** The energy of a station's last ten days (STN-028). */
export function StationEnergyPanel({ question }: { readonly question: CardQuestion }) {
  const [energy, run] = useAtom(useMemo(() => stationEnergyQuery(question), [question]))
  const copy = useCopyText()
  return <StationEnergyChart energy={cardFeed(energy, () => void run('refetch'))} onCopyText={copy} />
}
