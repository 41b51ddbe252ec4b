import type { VirtualGroup } from '@corrente/domain/virtual-groups'
import { useNetwork } from '../network/index.ts'

/** How many cars charge in a group now, as the live network knows; undefined where it knows none of its chargers. */
export function useCharging({ chargers }: Pick<VirtualGroup, 'chargers'>): number | undefined {
  const network = useNetwork()
  const pks = new Set(chargers.map(({ pk }) => pk))
  const stations = network.filter(({ pk }) => pks.has(pk))
  if (stations.length === 0) return undefined
  return stations.flatMap(({ connectors }) => connectors).filter(({ status }) => status === 'Charging').length
}
