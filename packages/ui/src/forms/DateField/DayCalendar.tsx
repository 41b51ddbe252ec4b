import { toDateOnly } from '@corrente/domain/time'
import { DayPicker } from 'react-day-picker'
import { useClock, useFormats } from '../../foundations/index.ts'
import { useMessages } from '../../messages/index.ts'
import { Frame } from '../DateRangePicker/Calendar.styles.ts'
import { Arrow, Day, firstWeekday, useCalendarLabels } from '../DateRangePicker/calendarParts.tsx'
import { fromCalendarDay, toCalendarDay } from '../DateRangePicker/dayText.ts'

export interface DayCalendarProps {
  /** What the day is. */
  label: string
  /** The chosen day, `YYYY-MM-DD`. */
  day: string | undefined
  /** A day was chosen. */
  onPick: (day: string) => void
  max: string | undefined
}

/** How far the list of years goes where nothing bounds it. */
const YEARS_BACK = 100
const YEARS_AHEAD = 20

/** One month to pick a day from, with lists of months and years. Its own chunk: not needed until it is asked for. */
export function DayCalendar({ label, day, onPick, max }: DayCalendarProps) {
  const { now } = useClock()
  const { locale, zone } = useFormats()
  const { language } = useMessages()
  const calendar = useCalendarLabels()
  const today = toDateOnly(now(), zone)
  const year = Number(today.slice(0, 4))
  const first = toCalendarDay(`${year - YEARS_BACK}-01-01`)
  const last = toCalendarDay(max ?? `${year + YEARS_AHEAD}-12-31`)
  const selected = day === undefined ? undefined : toCalendarDay(day)
  const shown = selected ?? toCalendarDay(max !== undefined && max < today ? max : today)
  return (
    <Frame data-mode="single">
      <DayPicker
        mode="single"
        autoFocus
        lang={language}
        captionLayout="dropdown"
        aria-label={label}
        selected={selected}
        onSelect={(_date, pressed) => onPick(fromCalendarDay(pressed))}
        {...(shown ? { defaultMonth: shown } : {})}
        {...(first ? { startMonth: first } : {})}
        {...(last ? { endMonth: last } : {})}
        today={toCalendarDay(today) ?? new Date(0)}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        weekStartsOn={firstWeekday(locale)}
        components={{ Chevron: Arrow, DayButton: Day }}
        formatters={calendar.formatters}
        labels={{ ...calendar.labels, labelNav: () => label }}
      />
    </Frame>
  )
}
