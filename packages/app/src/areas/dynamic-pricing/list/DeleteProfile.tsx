import type { PricingProfile } from '@corrente/domain/pricing'
import { serverTextOf } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { DeleteProfileDialog } from '@corrente/ui/widgets/pricing'
import { useOnceQuestion } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { pricingDeletion } from '../../../resources/pricingProfiles.ts'
import type { ProfileUseRead } from './useProfileUse.ts'

export interface DeleteProfileProps {
  readonly profile: PricingProfile
  readonly use: ProfileUseRead
  readonly onClose: () => void
}

/** Asks before a profile is deleted, deletes it once, and says how it ended (DPR-042, DPR-043, DPR-044). */
export function DeleteProfile({ profile, use, onClose }: DeleteProfileProps) {
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
