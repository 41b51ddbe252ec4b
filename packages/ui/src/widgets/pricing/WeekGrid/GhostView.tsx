import { shareOf } from '@corrente/domain/day-plan'
import type { Weekday } from '@corrente/domain/pricing'
import { useSyncExternalStore } from 'react'
import type { GhostStore } from './ghostStore.ts'
import type { WeekWords } from './useWeekWords.ts'
import { GhostBox } from './WeekGrid.styles.ts'

export interface GhostViewProps {
  day: Weekday
  ghosts: GhostStore
  words: WeekWords
}

const hoursOf = (minutes: number) =>
  minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60}`

/** What is being drawn on a day: its hours and how long it is. */
export function GhostView({ day, ghosts, words }: GhostViewProps) {
  const spans = useSyncExternalStore(ghosts.subscribe(day), () => ghosts.get(day))
  return spans.map(({ start, end, beyond = 0 }) => (
    <GhostBox
      key={start}
      data-ghost=""
      aria-hidden="true"
      style={{
        insetInlineStart: `${shareOf(start) * 100}%`,
        inlineSize: `${shareOf(end + beyond - start) * 100}%`,
      }}
    >
      {words.span({ start, end: end + beyond })} · {hoursOf(end + beyond - start)}
    </GhostBox>
  ))
}
