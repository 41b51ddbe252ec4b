import { readKeptWeek, readPastWeeks, restoredWeek, weekChanges } from '@corrente/domain/pricing'
import { PastWeeksDialog } from '@corrente/ui/widgets/pricing'
import { useMemo, useState } from 'react'
import { usePreferences } from '../../../kit/access/index.ts'
import { useTariffClock } from '../useTariffClock.ts'
import type { WeekDraft } from '../useWeekDraft.ts'

export interface PastWeeksProps {
  readonly uuid: string
  readonly draft: WeekDraft
  readonly onClose: () => void
}

/** The weeks of a profile that this browser replaced; one that is chosen becomes a step of the draft, and sends nothing. */
export function PastWeeks({ uuid, draft, onClose }: PastWeeksProps) {
  const { zone } = useTariffClock()
  const { read } = usePreferences()
  const [kept] = useState(() =>
    readPastWeeks(read().pricingWeeks).filter(({ profileUuid }) => profileUuid === uuid),
  )
  const { base, week } = draft
  const weeks = useMemo(
    () =>
      kept.map(({ at, week: raw }, index) => {
        const read = readKeptWeek(raw, zone)
        return { id: `${index}`, at, week: read && restoredWeek(read, base) }
      }),
    [kept, base, zone],
  )
  return (
    <PastWeeksDialog
      weeks={weeks.map(({ id, at, week: past }) => ({ id, at, changes: past && weekChanges(week, past) }))}
      onRestore={(id) => {
        const past = weeks.find((each) => each.id === id)?.week
        if (past) draft.change(() => past, { kind: 'past', count: 1 })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
