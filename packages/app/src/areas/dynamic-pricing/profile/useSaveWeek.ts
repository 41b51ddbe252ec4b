import {
  draftDays,
  keptWeek,
  type PricingProfile,
  type PricingWeek,
  type WeekPart,
  withPastWeek,
} from '@corrente/domain/pricing'
import { isUnderWay, isUnsettled } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
import { useState } from 'react'
import { useOnline } from '../../../features/online.ts'
import { usePreferences } from '../../../kit/access/index.ts'
import { useWrite } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { savePricing } from '../../../resources/pricingSave.ts'
import { useTariffClock } from '../useTariffClock.ts'
import type { WeekDraft } from '../useWeekDraft.ts'

const NONE: readonly WeekPart[] = []

/** What somebody else changed too, and the week that they saved. */
interface Met {
  readonly parts: readonly WeekPart[]
  readonly server: PricingWeek
}

/** The week that was saved; days with drafts stay on the screen as they are. */
function besideDrafts(saved: PricingWeek, week: PricingWeek): PricingWeek {
  const days = { ...saved.days }
  for (const day of draftDays(week)) days[day] = week.days[day]
  return { ...saved, days }
}

/** The save of a profile, whether its dialog is open or not: an answer that was lost locks the week until it is looked up. */
export function useSaveWeek(profile: PricingProfile, draft: WeekDraft, onSaved: () => void) {
  const t = useText('pricing-profiles')
  const { gateways, toasts, clock } = usePorts()
  const { keep } = usePreferences()
  const { zone } = useTariffClock()
  const isOnline = useOnline()
  const { base, week } = draft
  const [met, meet] = useState<Met>({ parts: NONE, server: base })
  const actionOf = (theirs: readonly WeekPart[], decided: readonly WeekPart[]) =>
    savePricing(gateways.cp, zone, { uuid: profile.uuid, base, week, theirs, decided })
  const write = useWrite(actionOf(NONE, NONE), ({ week: saved, server: replaced }) => {
    write.forget()
    // No call has a history: the browser keeps what this save replaced, with what somebody else had changed of it.
    const past = { profileUuid: profile.uuid, at: clock.serverNow(), week: keptWeek(replaced, zone) }
    keep((now) => ({ ...now, pricingWeeks: withPastWeek(now.pricingWeeks, past) }))
    toasts.show({ tone: 'success', text: t('save.done'), id: 'pricing-saved' })
    draft.rebase(saved, besideDrafts(saved, week))
    meet({ parts: NONE, server: saved })
    onSaved()
  })
  const { state } = write
  const isUnknown = isUnsettled(state)
  const lockOf = () => {
    if (isUnknown) return t('page.unknown')
    if (isUnderWay(state)) return t('page.saving')
    return isOnline ? undefined : t('page.offline')
  }
  return {
    state: state.phase === 'asking' ? ({ phase: 'idle' } as const) : state,
    conflicts: met.parts.map((part) => ({ part, base, mine: week, theirs: met.server })),
    isUnknown,
    /** Why the week is read only; undefined: it is not. */
    lock: lockOf(),
    verify: write.verify,
    save: async (theirs: readonly WeekPart[]) => {
      const end = await write.press(actionOf(theirs, met.parts))
      if (end.phase !== 'asking') return
      const { conflicts, server } = end.ask
      meet(({ parts }) => ({ parts: [...parts, ...conflicts], server }))
      write.cancel()
    },
    /** The dialog was closed. What is not known stays so, and is said. */
    leave: () => {
      if (isUnknown) toasts.show({ tone: 'warning', text: t('save.unknown'), id: 'pricing-saved' })
      else write.forget()
    },
  }
}

/** How the save of a profile stands. */
export type WeekSave = ReturnType<typeof useSaveWeek>
