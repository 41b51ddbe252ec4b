import {
  nextException,
  orderPricingProfiles,
  type PricingProfile,
  priceRange,
} from '@corrente/domain/pricing'
import { pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { type CardFacts, ProfileCards, type ProfileMark } from '@corrente/ui/widgets/pricing'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { pricingProfilesQuery } from '../../resources/pricingProfiles.ts'
import { CreateProfile } from './CreateProfile.tsx'
import { DeleteProfile } from './DeleteProfile.tsx'
import { type ProfileEntries, useProfileEntries } from './useProfileEntries.ts'
import { useTariffClock } from './useTariffClock.ts'

const ALL = pricingProfilesQuery()

const marksOf = (
  profile: PricingProfile,
  entries: Exclude<ReturnType<ProfileEntries['get']>, undefined | 'failed'>,
): readonly ProfileMark[] => [
  ...(profile.chargerCount === 0 ? (['unused'] as const) : []),
  ...(entries.length === 0 ? (['empty'] as const) : []),
  ...(entries.some(({ kind }) => kind === 'unread') ? (['unread'] as const) : []),
]

/** What the cards say of the entries that were read. */
function useFacts(profiles: readonly PricingProfile[], entries: ProfileEntries) {
  const { today } = useTariffClock()
  return useMemo(() => {
    const byUuid = new Map(profiles.map((profile) => [profile.uuid, profile]))
    return (uuid: string): CardFacts => {
      const read = entries.get(uuid)
      const profile = byUuid.get(uuid)
      if (read === undefined || !profile) return 'loading'
      if (read === 'failed') return 'failed'
      const next = nextException(read, today)
      return {
        range: priceRange(read),
        marks: marksOf(profile, read),
        next: next && { from: next.startDate ?? '', to: next.endDate ?? '' },
      }
    }
  }, [profiles, entries, today])
}

/** `/dynamic-pricing`: the profiles as cards (DPR-002, DPR-046), with what they cost and whom they concern. */
export function ProfilesPage() {
  const t = useText('pricing-profiles')
  usePageTitle(t('list.title'))
  const may = useMay()
  const navigate = useNavigate()
  const reading = useLoadable(ALL)
  const profiles = useMemo(() => orderPricingProfiles(reading.data ?? []), [reading.data])
  const { entries, ask } = useProfileEntries()
  const [made, make] = useState<{ readonly from: PricingProfile | undefined }>()
  const [gone, drop] = useState<PricingProfile>()
  const mayEdit = may('pricing-profile')
  return (
    <>
      <ProfileCards
        profiles={{ ...reading, data: reading.data && profiles }}
        factsOf={useFacts(profiles, entries)}
        groupsOf={() => undefined}
        hrefOf={(uuid) => pathOf('pricing-profile', { profileId: uuid })}
        onSight={ask}
        onCreate={mayEdit ? () => make({ from: undefined }) : undefined}
        onDuplicate={mayEdit ? (from) => make({ from }) : undefined}
        onDelete={mayEdit ? drop : undefined}
      />
      {made && (
        <CreateProfile
          from={made.from}
          onClose={() => make(undefined)}
          onCreated={(uuid) => {
            make(undefined)
            if (uuid === undefined) reading.retry()
            else void navigate({ to: pathOf('pricing-profile', { profileId: uuid }) })
          }}
        />
      )}
      {gone && <DeleteProfile profile={gone} onClose={() => drop(undefined)} />}
    </>
  )
}
