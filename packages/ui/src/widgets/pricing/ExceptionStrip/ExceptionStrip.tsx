import {
  calendarFrom,
  exceptionNaming,
  type Holiday,
  type PricingWeek,
  priceScale,
  tariffsOf,
  weekdayOf,
} from '@corrente/domain/pricing'
import { useMemo } from 'react'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { usePriceWords } from '../usePriceWords.ts'
import { useTariffWords } from '../useTariffWords.ts'
import { priceFill } from '../WeekGrid/priceFill.ts'
import { Day, Month, MonthName, Months, Quiet, Root } from './ExceptionStrip.styles.ts'
import { type DaySpan, useStripPicking } from './useStripPicking.ts'

export interface ExceptionStripProps {
  week: PricingWeek
  /** By the tariffs' clock, `YYYY-MM-DD`: what is before it is past. */
  today: string
  /** National holidays of the tenant's country, as hints. */
  holidays: ReadonlyMap<string, Holiday>
  /** Days were picked for a new exception. Absent: nothing can be changed. */
  onPick?: ((span: DaySpan) => void) | undefined
  /** A day of an exception was pressed: its week is wanted. */
  onShow: (date: string) => void
}

/** The names of months, short: the year stands with the first of each. */
function useMonthNames() {
  const { locale } = useFormats()
  return useMemo(() => {
    const { format } = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
    return (month: string) =>
      `${format(Date.parse(`${month}-01T00:00:00Z`)).replace('.', '')} ${month.slice(0, 4)}`
  }, [locale])
}

/** Twelve months from today, a cell a day: the exceptions in the colours of their prices; a drag over days makes a new one. */
export function ExceptionStrip({ week, today, holidays, onPick, onShow }: ExceptionStripProps) {
  const t = useText('pricing-profiles')
  const prices = usePriceWords()
  const words = useTariffWords()
  const monthName = useMonthNames()
  const months = useMemo(() => calendarFrom(today), [today])
  const lastDay = months.at(-1)?.days.at(-1) ?? today
  const shade = priceScale(tariffsOf(week))
  const picking = useStripPicking({ week, today, lastDay, onPick, onShow })
  const { span, current, refused } = picking
  const labelOf = (date: string) => {
    const exception = exceptionNaming(week, date)
    const holiday = holidays.get(date)
    return [
      `${t(`day.${weekdayOf(date)}`)}, ${prices.day(date)}`,
      exception && words.line(exception.tariff),
      exception && !exception.isActive && t('day.inactive'),
      holiday && t(`holiday.${holiday}`),
    ]
      .filter(Boolean)
      .join(', ')
  }
  return (
    <Root>
      <Months ref={picking.root} role="grid" aria-label={t('strip.label')} {...picking.handlers}>
        {months.map(({ month, days }) => (
          <Month key={month} role="row">
            <MonthName role="rowheader">{monthName(month)}</MonthName>
            {days.map((date) => {
              const exception = exceptionNaming(week, date)
              const label = labelOf(date)
              const weekday = weekdayOf(date)
              return (
                <Day
                  key={date}
                  role="gridcell"
                  data-date={date}
                  data-weekend={weekday === 'SATURDAY' || weekday === 'SUNDAY' ? '' : undefined}
                  data-past={date < today ? '' : undefined}
                  data-today={date === today ? '' : undefined}
                  data-holiday={holidays.get(date)}
                  data-exception={exception ? '' : undefined}
                  data-off={exception && !exception.isActive ? '' : undefined}
                  aria-label={label}
                  title={label}
                  aria-selected={span !== undefined && span.from <= date && date <= span.to}
                  tabIndex={date === current ? 0 : -1}
                  style={exception?.isActive ? priceFill(shade(exception.tariff)) : undefined}
                >
                  {date.slice(8)}
                </Day>
              )
            })}
          </Month>
        ))}
      </Months>
      <Quiet role="status">{refused ? t(`exception.${refused}`) : span && prices.days(span)}</Quiet>
      <Quiet>{t(onPick ? 'strip.hint' : 'strip.legend')}</Quiet>
    </Root>
  )
}
