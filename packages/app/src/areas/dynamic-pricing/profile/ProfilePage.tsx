import { decodeWeek, type PricingEntry, type PricingProfile } from '@corrente/domain/pricing'
import { pathOf } from '@corrente/domain/routing'
import { shownOf } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Panel } from '@corrente/ui/primitives'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { UnreadRecord } from '../../../kit/boundaries/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePageTitle } from '../../../ports/index.ts'
import { pricingEntriesQuery, pricingProfilesQuery } from '../../../resources/pricingProfiles.ts'
import { useTariffClock } from '../useTariffClock.ts'
import { OneProfile } from './OneProfile.tsx'

const ALL = pricingProfilesQuery()

/** A profile whose entries came. It opens on these, and stays on them whatever is read later. */
function Opened({
  profile,
  entries,
}: {
  readonly profile: PricingProfile
  readonly entries: readonly PricingEntry[]
}) {
  const { zone } = useTariffClock()
  const loaded = useMemo(() => decodeWeek(entries, zone), [entries, zone])
  return <OneProfile profile={profile} loaded={loaded} />
}

/** `/dynamic-pricing/{id}`, its days and its exceptions: one page, so that its draft stands on all of them (DPR-006 to DPR-010). */
export function ProfilePage() {
  const { profileId = '' } = useParams({ strict: false })
  const t = useText('pricing-profiles')
  usePageTitle(t('page.title'))
  const list = useLoadable(ALL)
  const entries = useLoadable(useMemo(() => pricingEntriesQuery(profileId, 0), [profileId]))
  const profile = list.data?.find(({ uuid }) => uuid === profileId) ?? {
    uuid: profileId,
    name: undefined,
    chargerCount: undefined,
  }
  // Its name and its chargers come with the list; the page waits for both, or for why one failed.
  const isWaiting = shownOf(entries) === 'loading' || shownOf(list) === 'loading'
  if (isWaiting) return <Panel title={t('page.title')} state={{ kind: 'loading' }} />
  if (entries.data) return <Opened key={profileId} profile={profile} entries={entries.data} />
  return (
    <UnreadRecord
      title={t('page.title')}
      reading={entries}
      sayWhy={(why) => t(`page.${why}`)}
      back={{ href: pathOf('pricing'), label: t('page.list') }}
    />
  )
}
