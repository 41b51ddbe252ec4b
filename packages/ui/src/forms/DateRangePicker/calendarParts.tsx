import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { DayButton, type DayButtonProps } from 'react-day-picker'
import { useMessages, useText } from '../../messages/index.ts'

interface ArrowProps {
  orientation?: 'up' | 'down' | 'left' | 'right'
}

/** The calendar's own signs, in the product's icons. */
export function Arrow({ orientation }: ArrowProps) {
  if (orientation === 'down') return <ChevronDown aria-hidden="true" />
  return orientation === 'left' ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />
}

/** Its cell says that a day is chosen, which nobody hears: the focus stands on the button in it. */
export function Day(props: DayButtonProps) {
  return <DayButton {...props} aria-pressed={props.modifiers.selected === true} />
}

/** Sunday is 0; where the platform cannot tell, weeks begin on Sunday, as in Brazil. */
export function firstWeekday(locale: string): 0 | 1 | 6 {
  const info: unknown = Reflect.get(new Intl.Locale(locale), 'getWeekInfo')
  const week: unknown =
    typeof info === 'function' ? Reflect.apply(info, new Intl.Locale(locale), []) : undefined
  const day: unknown = typeof week === 'object' && week !== null ? Reflect.get(week, 'firstDay') : undefined
  return day === 1 || day === 6 ? day : 0
}

/** What a calendar says, in the language of the words: for the eye and for assistive technology. */
export function useCalendarLabels() {
  const t = useText('common')
  const messages = useMessages()
  const { language } = messages
  return useMemo(() => {
    const write = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, options)
      return (date: Date): string => messages.disguise(format.format(date))
    }
    const month = write({ month: 'long', year: 'numeric' })
    // One letter is no word: in the pseudo-language it stays as it is.
    const { format: initials } = new Intl.DateTimeFormat(language, { weekday: 'narrow' })
    const day = write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    return {
      formatters: {
        formatCaption: month,
        formatMonthDropdown: write({ month: 'long' }),
        formatWeekdayName: initials,
        formatDay: (date: Date) => String(date.getDate()),
      },
      labels: {
        labelNext: () => t('calendar.nextMonth'),
        labelPrevious: () => t('calendar.previousMonth'),
        labelMonthDropdown: () => t('calendar.month'),
        labelYearDropdown: () => t('calendar.year'),
        labelGrid: month,
        labelWeekday: write({ weekday: 'long' }),
        labelDayButton: day,
        labelGridcell: day,
      },
    }
  }, [language, messages, t])
}
