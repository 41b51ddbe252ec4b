import { StationEnergyChart } from '@corrente/ui/widgets/stations'
import { useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { stationEnergyQuery } from '../../resources/stationRecharges.ts'

/** The energy of a station's last ten days (STN-028). */
export function StationEnergyPanel({ stationPk }: { readonly stationPk: number }) {
  const energy = useLoadable(useMemo(() => stationEnergyQuery(stationPk), [stationPk]))
  return <StationEnergyChart energy={energy} onCopyText={usePorts().copy} />
}
