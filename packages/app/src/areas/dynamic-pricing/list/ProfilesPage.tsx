import { allows } from '@corrente/domain/permissions'
import { orderPricingProfiles, type PricingProfile } from '@corrente/domain/pricing'
import { pathOf } from '@corrente/domain/routing'
import { serverTextOf, z } from '@corrente/domain/wire'
import { useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Banner, Button, Progress } from '@corrente/ui/primitives'
import { DeleteProfileDialog, ProfileCards } from '@corrente/ui/widgets/pricing'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAccess, useMay } from '../../../kit/access/index.ts'
import { lenient, useAddress } from '../../../kit/address/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { useOnceQuestion } from '../../../kit/writes/index.ts'
import { usePageTitle, usePorts } from '../../../ports/index.ts'
import { pricingDeletion, pricingProfilesQuery } from '../../../resources/pricingProfiles.ts'
import { CreateProfile } from '../CreateProfile.tsx'
import { useLeftCreation } from '../useLeftCreation.ts'
import { useProfileEntries } from './useProfileEntries.ts'
import { useProfileFacts } from './useProfileFacts.tsx'
import { type ProfileUseRead, useProfileUse } from './useProfileUse.ts'
import { WithoutProfile } from './WithoutProfile.tsx'

interface DeleteProfileProps {
  readonly profile: PricingProfile
  readonly use: ProfileUseRead
  readonly onClose: () => void
}

/** Asks before a profile is deleted, deletes it once, and says how it ended (DPR-042, DPR-043, DPR-044). */
function DeleteProfile({ profile, use, onClose }: DeleteProfileProps) {
  const t = useText('pricing-profiles')
  const { cp } = usePorts().gateways
  const question = useOnceQuestion(pricingDeletion(cp, profile), {
    id: 'pricing-deleted',
    done: t('delete.done'),
    unknown: t('delete.lost'),
    onClose,
  })
  const { state } = question
  return (
    <DeleteProfileDialog
      {...question}
      profile={profile}
      groups={use.groupsOf?.(profile.uuid) ?? (use.phase === 'loading' ? 'loading' : 'unknown')}
      isPartial={use.isPartial || use.unread > 0}
      reason={state.phase === 'refused' ? serverTextOf(state.refusal.body) : undefined}
    />
  )
}

const ALL = pricingProfilesQuery()
/** A question that the address opens: the palette leads to both. */
const SEARCH = z.object({ ask: lenient(z.enum(['new', 'without'])) })
const RULES = { read: (search: Readonly<Record<string, unknown>>) => SEARCH.parse(search), replaces: [] }

/** Which groups were looked through so far, or why it is not known who uses a profile. */
function UseNote({ use }: { readonly use: ProfileUseRead }) {
  const t = useText('pricing-profiles')
  const { integer } = useFormats()
  const { progress } = use
  if (use.phase === 'failed')
    return (
      <Banner
        tone="warning"
        action={
          <Button size="small" isBusy={use.read.isRetrying} onClick={use.read.retry}>
            {t('create.retry')}
          </Button>
        }
      >
        {t('use.failed')}
      </Banner>
    )
  if (use.phase === 'loading' && progress)
    return (
      <Progress
        label={t('use.reading')}
        value={progress.read / Math.max(1, progress.total)}
        note={t('use.progress', { read: integer(progress.read), total: integer(progress.total) })}
      />
    )
  return (
    <>
      {use.isPartial && <Banner tone="info">{t('use.partial')}</Banner>}
      {use.unread > 0 && <Banner tone="warning">{t('use.unread', { count: use.unread })}</Banner>}
    </>
  )
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
  const { values, change } = useAddress(RULES)
  const [made, make] = useState<PricingProfile>()
  const [left, clear] = useLeftCreation()
  const close = () => {
    make(undefined)
    clear()
    change({ ask: undefined })
  }
  const [gone, drop] = useState<PricingProfile>()
  const use = useProfileUse(profiles)
  const access = useAccess()
  const mayEdit = access !== undefined && allows(access, 'pricing-profile')
  return (
    <>
      <ProfileCards
        profiles={{ ...reading, data: reading.data && profiles }}
        factsOf={useProfileFacts(profiles, entries, use)}
        groupsOf={(uuid) => use.groupsOf?.(uuid)}
        hrefOf={(uuid) => pathOf('pricing-profile', { profileId: uuid })}
        onSight={ask}
        onCreate={mayEdit ? () => change({ ask: 'new' }) : undefined}
        // A copy is worked on at once, on its own page.
        onDuplicate={mayEdit && may('pricing-profile') ? make : undefined}
        onDelete={mayEdit ? drop : undefined}
        onWithout={use.mayGroups ? () => change({ ask: 'without' }) : undefined}
        notice={<UseNote use={use} />}
      />
      {mayEdit && (left || made || values.ask === 'new') && (
        <CreateProfile
          key={left?.id}
          from={made}
          left={left}
          onClose={close}
          onCreated={(uuid) => {
            if (uuid !== undefined && may('pricing-profile'))
              void navigate({ to: pathOf('pricing-profile', { profileId: uuid }) })
            else {
              close()
              reading.retry()
            }
          }}
        />
      )}
      {gone && <DeleteProfile profile={gone} use={use} onClose={() => drop(undefined)} />}
      {use.mayGroups && values.ask === 'without' && <WithoutProfile use={use} onClose={close} />}
    </>
  )
}
