import {
  draftDays,
  jumpsOf,
  keptWeek,
  type PricingProfile,
  type PricingWeek,
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

/** What somebody else changed too, and the week that they saved. */
interface Met {
  readonly parts: readonly WeekPart[]
  readonly server: PricingWeek
}

/** Asks, saves the whole list once, and says how it ended (DPR-041, DPR-045). */
export function SaveWeek({ profile, draft, onClose }: SaveWeekProps) {
  const t = useText('pricing-profiles')
  const { gateways, toasts, clock } = usePorts()
  const { keep } = usePreferences()
  const { zone } = useTariffClock()
  const { base, week } = draft
  const [met, meet] = useState<Met>({ parts: NONE, server: base })
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
    const end = await write.press(actionOf(theirs, met.parts))
    if (end.phase === 'asking') {
      const { conflicts, server } = end.ask
      meet(({ parts }) => ({ parts: [...parts, ...conflicts], server }))
      write.cancel()
    }
  }
  const sent = sendableWeek(week, base)
  const changes = weekChanges(base, sent)
  return (
    <SaveWeekDialog
      changes={changes}
      drafts={draftDays(week)}
      jumps={jumpsOf(changes, base)}
      chargerCount={profile.chargerCount}
      isBroken={weekProblems(sent, base).length > 0}
      conflicts={met.parts.map((part) => ({ part, base, mine: week, theirs: met.server }))}
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
