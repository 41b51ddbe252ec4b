import { theme } from '@corrente/themes'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import styled from 'styled-components'
import { focusRing, tabularNumbers } from '../../foundations/index.ts'
import { useMessages, useText } from '../../messages/index.ts'
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

const Frame = styled.div`
  .rdp-months {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]};
  }

  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }

  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-content: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${theme.radius.control};
    color: ${theme.fg.muted};
    pointer-events: auto;
    ${focusRing}

    &:hover {
      background: ${theme.bg.hover};
      color: ${theme.fg.default};
    }

    &[aria-disabled='true'] {
      color: ${theme.fg.disabled};
      cursor: not-allowed;
    }
  }

  .rdp-month_caption {
    display: grid;
    place-content: center;
    block-size: 32px;
    font-size: ${theme.font.size[13]};
    font-weight: ${theme.font.weight.semibold};
  }

  .rdp-weekday {
    block-size: 28px;
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.medium};
  }

  .rdp-day {
    padding: 1px 0;
    text-align: center;
    ${tabularNumbers}
  }

  .rdp-day_button {
    inline-size: 36px;
    block-size: 32px;
    border: 1px solid transparent;
    border-radius: ${theme.radius.s};
    font-size: ${theme.font.size[13]};
    ${focusRing}

    &:hover:not(:disabled) {
      background: ${theme.bg.hover};
    }

    &:disabled {
      color: ${theme.fg.disabled};
      cursor: not-allowed;
    }
  }

  .rdp-today .rdp-day_button {
    border-color: ${theme.border.strong};
    font-weight: ${theme.font.weight.bold};
  }

  .rdp-selected {
    background: ${theme.bg.selected};
  }

  .rdp-range_start {
    border-start-start-radius: ${theme.radius.s};
    border-end-start-radius: ${theme.radius.s};
  }

  .rdp-range_end {
    border-start-end-radius: ${theme.radius.s};
    border-end-end-radius: ${theme.radius.s};
  }

  .rdp-range_start .rdp-day_button,
  .rdp-range_end .rdp-day_button {
    border-color: ${theme.brand.bg};
    background: ${theme.brand.bg};
    color: ${theme.brand.fg};

    &:hover:not(:disabled) {
      background: ${theme.brand.bgHover};
    }
  }

  svg {
    inline-size: 16px;
    block-size: 16px;
  }

  [dir='rtl'] & .rdp-nav svg {
    transform: scaleX(-1);
  }
`

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
