import {
  draftDays,
  jumpsOf,
  type PricingProfile,
  sendableWeek,
  weekChanges,
  weekProblems,
} from '@corrente/domain/pricing'
import { SaveWeekDialog } from '@corrente/ui/widgets/pricing'
import type { WeekDraft } from '../useWeekDraft.ts'
import type { WeekSave } from './useSaveWeek.ts'

export interface SaveWeekProps {
  readonly profile: PricingProfile
  readonly draft: WeekDraft
  readonly saving: WeekSave
  readonly onClose: () => void
}

/** Asks, saves the whole list once, and says how it ended (DPR-041, DPR-045). */
export function SaveWeek({ profile, draft, saving, onClose }: SaveWeekProps) {
  const { base, week } = draft
  const sent = sendableWeek(week, base)
  const changes = weekChanges(base, sent)
  return (
    <SaveWeekDialog
      changes={changes}
      drafts={draftDays(week)}
      jumps={jumpsOf(changes, base)}
      chargerCount={profile.chargerCount}
      isBroken={weekProblems(sent, base).length > 0}
      conflicts={saving.conflicts}
      state={saving.state}
      onSave={(theirs) => void saving.save(theirs)}
      onVerify={saving.verify}
      onCancel={() => {
        saving.leave()
        onClose()
      }}
    />
  )
}
