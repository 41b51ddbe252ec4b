import { chargerName, type GroupCharger, PRICED_CONNECTORS } from '@corrente/domain/virtual-groups'
import { useMemo } from 'react'
import { useNetwork } from '../../features/network/index.ts'

/** The chargers of a group that have more connectors than a pricing reaches, by the live network (VGR-085). */
export function useUnpricedChargers(chargers: readonly GroupCharger[]): readonly string[] {
  const network = useNetwork()
  return useMemo(() => {
    const many = new Set(
      network
        .filter(({ connectors }) => connectors.some(({ id }) => id > PRICED_CONNECTORS))
        .map(({ pk }) => pk),
    )
    return chargers.filter(({ pk }) => many.has(pk)).map(chargerName)
  }, [network, chargers])
}
