import { decodeWeek, type PricingEntry, type PricingProfile } from '@corrente/domain/pricing'
import { pathOf } from '@corrente/domain/routing'
import { shownOf } from '@corrente/ui/foundations'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { ButtonLink, ErrorState, Panel } from '@corrente/ui/primitives'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { pricingEntriesQuery, pricingProfilesQuery } from '../../resources/pricingProfiles.ts'
import { OneProfile } from './OneProfile.tsx'
import { useTariffClock } from './useTariffClock.ts'

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
  const isKnown = entries.state === 'notFound' || entries.state === 'notPermitted'
  return (
    <Stack gap={4}>
      <PageHeader title={t('page.title')} />
      <ErrorState
        title={t(isKnown ? `page.${entries.state}` : 'page.unreachable')}
        {...(!isKnown && { onRetry: entries.retry, isRetrying: entries.isRetrying })}
        actions={
          <ButtonLink size="small" href={pathOf('pricing')}>
            {t('page.list')}
          </ButtonLink>
        }
      />
    </Stack>
  )
}
