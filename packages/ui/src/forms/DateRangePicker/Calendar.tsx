import { memo } from 'react'
import { DayPicker } from 'react-day-picker'
import { useMessages, useText } from '../../messages/index.ts'
import { Frame } from './Calendar.styles.ts'
import { Arrow, Day, firstWeekday, useCalendarLabels } from './calendarParts.tsx'
import { fromCalendarDay, toCalendarDay } from './dayText.ts'

export interface CalendarProps {
  /** First chosen day, `YYYY-MM-DD`. */
  from: string | undefined
  /** Last chosen day; undefined while only the first is chosen. */
  to: string | undefined
  /** Days were chosen; `to` is undefined after the first click of a new range. */
  onSelect: (from: string | undefined, to: string | undefined) => void
  /** Earliest day that can be chosen. */
  min?: string | undefined
  /** Latest day that can be chosen. */
  max?: string | undefined
  /** Today in the range's zone. */
  today: string
  /** Locale that says on which day a week begins. */
  locale: string
}

const day = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : toCalendarDay(text)

/**
 * One month with a range on it; arrows walk days, Page keys months, Enter and Space choose. It renders again only when a
 * day changes, not with each letter typed beside it.
 */
export const Calendar = memo(function Calendar({
  from,
  to,
  onSelect,
  min,
  max,
  today,
  locale,
}: CalendarProps) {
  const t = useText('common')
  const { language } = useMessages()
  const { formatters, labels } = useCalendarLabels()
  const first = day(min)
  const last = day(max)
  const shown = day(to) ?? day(from) ?? day(today)
  return (
    <Frame>
      <DayPicker
        mode="range"
        resetOnSelect
        lang={language}
        aria-label={t('calendar.label')}
        selected={{ from: day(from), to: day(to) }}
        onSelect={(range) => {
          const start = range?.from ? fromCalendarDay(range.from) : undefined
          const end = range?.to ? fromCalendarDay(range.to) : undefined
          onSelect(start, end)
        }}
        {...(shown ? { defaultMonth: shown } : {})}
        {...(first ? { startMonth: first } : {})}
        {...(last ? { endMonth: last } : {})}
        today={toCalendarDay(today) ?? new Date(0)}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        weekStartsOn={firstWeekday(locale)}
        components={{ Chevron: Arrow, DayButton: Day }}
        formatters={formatters}
        labels={{ ...labels, labelNav: () => t('calendar.label') }}
      />
    </Frame>
  )
})
