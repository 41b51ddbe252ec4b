import {
  draftDays,
  jumpsOf,
  keptWeek,
  type PricingProfile,
  sendableWeek,
  type WeekPart,
  weekChanges,
  weekProblems,
  withPastWeek,
} from '@corrente/domain/pricing'
import { useText } from '@corrente/ui/messages'
import { SaveWeekDialog } from '@corrente/ui/widgets/pricing'
import { useState } from 'react'
import { usePreferences } from '../../kit/access/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { savePricing } from '../../resources/pricingSave.ts'
import { useTariffClock } from './useTariffClock.ts'
import type { WeekDraft } from './useWeekDraft.ts'

export interface SaveWeekProps {
  readonly profile: PricingProfile
  readonly draft: WeekDraft
  readonly onClose: () => void
}

const NONE: readonly WeekPart[] = []

/** Asks, saves the whole list once, and says how it ended (DPR-041, DPR-045). */
export function SaveWeek({ profile, draft, onClose }: SaveWeekProps) {
  const t = useText('pricing-profiles')
  const { gateways, toasts, clock } = usePorts()
  const { keep } = usePreferences()
  const { zone } = useTariffClock()
  const { base, week } = draft
  const [conflicts, setConflicts] = useState(NONE)
  const actionOf = (theirs: readonly WeekPart[], decided: readonly WeekPart[]) =>
    savePricing(gateways.cp, zone, { uuid: profile.uuid, base, week, theirs, decided })
  const write = useWrite(actionOf(NONE, NONE), (saved) => {
    write.forget()
    // No call has a history: the browser keeps what this save replaced.
    const past = { profileUuid: profile.uuid, at: clock.serverNow(), week: keptWeek(base, zone) }
    keep((now) => ({ ...now, pricingWeeks: withPastWeek(now.pricingWeeks, past) }))
    toasts.show({ tone: 'success', text: t('save.done'), id: 'pricing-saved' })
    // Days with drafts stay on the screen as they are; everything else is what was saved.
    const behind = new Set(draftDays(week))
    const days = Object.fromEntries(
      Object.entries(saved.days).map(([day, value]) => {
        const draftDay = draftDays(week).find((each) => each === day && behind.has(each))
        return [day, draftDay ? week.days[draftDay] : value]
      }),
    )
    draft.rebase(saved, { ...saved, days: { ...saved.days, ...days } })
    onClose()
  })
  const { state } = write
  const save = async (theirs: readonly WeekPart[]) => {
    const end = await write.press(actionOf(theirs, conflicts))
    if (end.phase === 'asking') {
      setConflicts([...conflicts, ...end.ask.conflicts])
      write.cancel()
    }
  }
  const sent = sendableWeek(week, base)
  const changes = weekChanges(base, sent)
  return (
    <SaveWeekDialog
      changes={changes}
      drafts={draftDays(week)}
      jumps={jumpsOf(changes)}
      chargerCount={profile.chargerCount}
      isBroken={weekProblems(sent, base).length > 0}
      conflicts={conflicts}
      state={state.phase === 'asking' ? { phase: 'idle' } : state}
      onSave={(theirs) => void save(theirs)}
      onVerify={write.verify}
      onCancel={() => {
        if (state.phase === 'unknown')
          toasts.show({ tone: 'warning', text: t('save.unknown'), id: 'pricing-saved' })
        else write.forget()
        onClose()
      }}
    />
  )
}
