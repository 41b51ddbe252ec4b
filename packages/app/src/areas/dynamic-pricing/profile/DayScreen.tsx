import { DAY_MINUTES } from '@corrente/domain/day-plan'
import { readTypedPeriod, WEEKDAYS } from '@corrente/domain/pricing'
import { DayForm } from '@corrente/ui/widgets/pricing'
import { type Typing, useTypedAt } from '../useTyping.ts'
import type { WeekDraft } from '../useWeekDraft.ts'
import { newKey } from './newKey.ts'

export interface DayScreenProps {
  /** Lower case, as in the address (DPR-009). */
  readonly weekday: string
  readonly draft: WeekDraft
  readonly typing: Typing
  /** Why nothing can be changed. */
  readonly lock: string | undefined
}

/** `/dynamic-pricing/{id}/{weekday}`: the rule of a day and its periods. */
export function DayScreen({ weekday, draft, typing, lock }: DayScreenProps) {
  const typedHere = useTypedAt(typing, weekday, readTypedPeriod)
  const day = WEEKDAYS.find((each) => each.toLowerCase() === weekday)
  if (!day) return null
  return (
    <DayForm
      day={day}
      week={draft.week}
      before={draft.base}
      newKey={newKey}
      {...typedHere}
      disabledReason={lock}
      onChange={(week, visit) =>
        draft.change(() => week, { kind: 'day', place: { day, start: 0, end: DAY_MINUTES }, count: 1 }, visit)
      }
    />
  )
}
