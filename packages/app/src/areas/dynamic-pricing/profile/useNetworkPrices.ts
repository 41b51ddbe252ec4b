import { networkPrices, orderPricingProfiles, type PriceSurroundings } from '@corrente/domain/pricing'
import { useMemo } from 'react'
import { useLoadable } from '../../../kit/reading/index.ts'
import { entriesOfQuery, pricingProfilesQuery } from '../../../resources/pricingProfiles.ts'

/** With this many chargers' lists a price is compared; each is a call, kept for five minutes. */
const COMPARED = 12
const NONE: readonly string[] = []

/** The middle price of the network's other lists; nothing is known of it until they came. */
export function useNetworkPrices(uuid: string): PriceSurroundings['network'] {
  const { data: profiles } = useLoadable(useMemo(() => pricingProfilesQuery(), []))
  const others = useMemo(
    () =>
      profiles === undefined
        ? NONE
        : orderPricingProfiles(profiles)
            .filter((profile) => profile.uuid !== uuid && profile.chargerCount !== 0)
            .slice(0, COMPARED)
            .map((profile) => profile.uuid),
    [profiles, uuid],
  )
  const { data: entries } = useLoadable(useMemo(() => entriesOfQuery(others), [others]))
  return useMemo(
    () => networkPrices([...(entries?.values() ?? [])].filter((read) => typeof read !== 'string')),
    [entries],
  )
}
