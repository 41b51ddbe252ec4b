import type { PricingProfile } from '@corrente/domain/pricing'
import { serverTextOf } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { DeleteProfileDialog } from '@corrente/ui/widgets/pricing'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { pricingDeletion } from '../../resources/pricingProfiles.ts'
import type { ProfileUseRead } from './useProfileUse.ts'

export interface DeleteProfileProps {
  readonly profile: PricingProfile
  readonly use: ProfileUseRead
  readonly onClose: () => void
}

/** Asks before a profile is deleted, deletes it once, and says how it ended (DPR-042, DPR-043, DPR-044). */
export function DeleteProfile({ profile, use, onClose }: DeleteProfileProps) {
  const t = useText('pricing-profiles')
  const { gateways, toasts } = usePorts()
  const say = (tone: 'success' | 'warning', text: string) =>
    toasts.show({ tone, text, id: 'pricing-deleted' })
  const deletion = useWrite(pricingDeletion(gateways.cp, profile), () => {
    deletion.forget()
    say('success', t('delete.done'))
    onClose()
  })
  const { state } = deletion
  return (
    <DeleteProfileDialog
      profile={profile}
      groups={use.groupsOf?.(profile.uuid) ?? (use.phase === 'loading' ? 'loading' : 'unknown')}
      isPartial={use.isPartial}
      state={state}
      reason={state.phase === 'refused' ? serverTextOf(state.refusal.body) : undefined}
      onConfirm={() => void deletion.press()}
      onVerify={deletion.verify}
      onCancel={() => {
        if (state.phase === 'unknown') say('warning', t('delete.lost'))
        deletion.forget()
        onClose()
      }}
    />
  )
}
