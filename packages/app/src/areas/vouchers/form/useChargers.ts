import type { Loadable } from '@corrente/ui/foundations'
import type { ChargerOption } from '@corrente/ui/widgets/vouchers'
import { useMemo } from 'react'
import { useLoadable } from '../../../kit/reading/index.ts'
import { everyStationAtom, noStationAtom } from '../../../resources/everyStation.ts'

/** The chargers that a voucher can be bound to (VCH-037): all of them, read once some are to be chosen. */
export function useChargers(isNeeded: boolean): Loadable<readonly ChargerOption[]> {
  const { data, ...rest } = useLoadable(isNeeded ? everyStationAtom : noStationAtom)
  const options = useMemo(() => data?.rows.map(({ pk, id, name }) => ({ pk, id, name })), [data])
  return { ...rest, data: options }
}
