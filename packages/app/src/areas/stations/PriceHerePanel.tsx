import { offsetName } from '@corrente/domain/pricing'
import { pathOf } from '@corrente/domain/routing'
import type { StationDetail } from '@corrente/domain/stations'
import { PriceHere } from '@corrente/ui/widgets/pricing'
import { useEffect, useMemo, useRef } from 'react'
import { useTariffClock } from '../../features/tariff-clock/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { pricingProfilesQuery } from '../../resources/pricingProfiles.ts'
import { usePriceHere } from './usePriceHere.ts'

const PROFILES = pricingProfilesQuery()

export interface PriceHerePanelProps {
  readonly station: StationDetail
  /** The page was opened for it: it comes into view. */
  readonly isAsked: boolean
}

/** "Price here, now, and why": what each connector costs at this minute, and which layer says so. */
export function PriceHerePanel({ station, isAsked }: PriceHerePanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { zone } = useTariffClock()
  const { prices, progress } = usePriceHere(station)
  const { data: profiles } = useLoadable(PROFILES)
  const names = useMemo(() => new Map(profiles?.map(({ uuid, name }) => [uuid, name])), [profiles])
  const isHere = prices.data !== undefined
  useEffect(() => {
    // Once as it comes, and once more when it has its height: what is asked for stands in view.
    if (isAsked) ref.current?.scrollIntoView({ block: isHere ? 'nearest' : 'center' })
  }, [isAsked, isHere])
  return (
    <div ref={ref}>
      <PriceHere
        prices={prices}
        progress={progress}
        zoneName={offsetName(zone)}
        profileName={(uuid) => names.get(uuid)}
        profileHref={(uuid) => pathOf('pricing-profile', { profileId: uuid })}
        groupHref={(id) => `${pathOf('virtual-group-view', { id: String(id) })}?tab=pricing`}
      />
    </div>
  )
}
