import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import { useMessages, useText } from '../../messages/index.ts'
import { Frame } from './Calendar.styles.ts'
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

function Arrow({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />
}

/** Sunday is 0; where the platform cannot tell, weeks begin on Sunday, as in Brazil. */
function firstWeekday(locale: string): 0 | 1 | 6 {
  const info: unknown = Reflect.get(new Intl.Locale(locale), 'getWeekInfo')
  const week: unknown =
    typeof info === 'function' ? Reflect.apply(info, new Intl.Locale(locale), []) : undefined
  const day: unknown = typeof week === 'object' && week !== null ? Reflect.get(week, 'firstDay') : undefined
  return day === 1 || day === 6 ? day : 0
}

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
  const words = useMemo(() => {
    const write = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, options)
      return (date: Date): string => format.format(date)
    }
    return {
      month: write({ month: 'long', year: 'numeric' }),
      weekday: write({ weekday: 'narrow' }),
      weekdayName: write({ weekday: 'long' }),
      day: write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    }
  }, [language])
  const day = (text: string | undefined): Date | undefined =>
    text === undefined ? undefined : toCalendarDay(text)
  const first = day(min)
  const last = day(max)
  const shown = day(to) ?? day(from) ?? day(today)
  return (
    <Frame>
      <DayPicker
        mode="range"
        resetOnSelect
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
        components={{ Chevron: Arrow }}
        formatters={{
          formatCaption: words.month,
          formatWeekdayName: words.weekday,
          formatDay: (date) => String(date.getDate()),
        }}
        labels={{
          labelNext: () => t('calendar.nextMonth'),
          labelPrevious: () => t('calendar.previousMonth'),
          labelNav: () => t('calendar.label'),
          labelGrid: words.month,
          labelWeekday: words.weekdayName,
          labelDayButton: words.day,
          labelGridcell: words.day,
        }}
      />
    </Frame>
  )
})
