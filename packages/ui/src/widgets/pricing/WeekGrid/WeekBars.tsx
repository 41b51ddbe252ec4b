import { DAY_MINUTES, shareOf } from '@corrente/domain/day-plan'
import { allDayPrice, WEEKDAYS, type WeekCell, type Weekday } from '@corrente/domain/pricing'
import { useState } from 'react'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { Inline } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, TextLink } from '../../../primitives/index.ts'
import type { PriceLook } from './CellView.tsx'
import { PeriodCard } from './PeriodCard.tsx'
import { priceFill } from './priceFill.ts'
import type { WeekGridModel } from './useWeekGrid.ts'
import {
  Bar,
  BarButton,
  Bars,
  Card,
  CardLine,
  Cards,
  DayTitle,
  OneDay,
  Piece,
  Price,
  Scale,
  Swatch,
} from './WeekBars.styles.ts'
import type { WeekGridProps } from './weekGridProps.ts'

export interface WeekBarsProps extends Pick<WeekGridProps, 'hrefOf' | 'now' | 'shown'> {
  model: WeekGridModel
}

/** An evening, where the day has no gap that says more. */
const USUAL = { start: 18 * 60, end: 22 * 60 }
const HOURS = [0, 6, 12, 18, 24]

/** The hours that a new period begins with: the first gap of the day, unless that is the whole day. */
const gapOf = (cells: readonly WeekCell[]) => {
  const gap = cells.find(({ kind }) => kind === 'general' || kind === 'own')
  return gap && gap.end - gap.start < DAY_MINUTES ? { start: gap.start, end: gap.end } : USUAL
}

/** The week on a phone: seven thin bars to tap, and below them one day, whose hours are typed. */
export function WeekBars({ model, hrefOf, now, shown }: WeekBarsProps) {
  const t = useText('pricing-week')
  const [day, show] = useState<Weekday>(now?.day ?? 'MONDAY')
  const { words, rows, isEditable } = model
  const exception = rows.exceptionOn(day)
  const cells = rows.cellsOn(day)
  const href = hrefOf?.(day)
  const isDim = ({ tariff }: WeekCell) =>
    shown !== undefined && words.letterOf(rows.look.tariffs, tariff) !== shown
  return (
    <>
      <Bars role="group" aria-label={t('grid.label')}>
        {WEEKDAYS.map((each) => (
          <BarButton key={each} type="button" aria-pressed={each === day} onClick={() => show(each)}>
            <span aria-hidden="true">{words.short(each)}</span>
            <VisuallyHidden>{words.day(each)}</VisuallyHidden>
            <DayBar cells={rows.cellsOn(each)} look={rows.look} size={12} isDim={isDim} />
          </BarButton>
        ))}
      </Bars>
      <OneDay aria-label={words.day(day)}>
        <CardLine>
          <DayTitle>{href ? <TextLink href={href}>{words.day(day)}</TextLink> : words.day(day)}</DayTitle>
          {isEditable && !exception && (
            <Inline>
              <Button size="small" onClick={() => model.setCopied(day)}>
                {t('grid.copyTo')}
              </Button>
              <Button
                size="small"
                tone="brand"
                onClick={() => model.open({ on: 'new', days: [day], span: gapOf(cells) })}
              >
                {t('grid.newPeriod')}
              </Button>
            </Inline>
          )}
        </CardLine>
        <div aria-hidden="true">
          <DayBar cells={cells} look={rows.look} size={28} isDim={isDim} />
          <Scale>
            {HOURS.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </Scale>
        </div>
        <Cards>
          <BaseCard model={model} day={day} isException={exception !== undefined} cells={cells} />
          {cells.map(
            (cell) =>
              cell.period && (
                <PeriodCard
                  key={`${cell.kind}${cell.period.key}${cell.start}-${cell.end}`}
                  {...{ model, cell }}
                />
              ),
          )}
        </Cards>
      </OneDay>
    </>
  )
}

/** A day from 00:00 to 24:00 in the colours of its prices. */
function DayBar({
  cells,
  look,
  size,
  isDim,
}: {
  readonly cells: readonly WeekCell[]
  readonly look: PriceLook
  readonly size: number
  readonly isDim: (cell: WeekCell) => boolean
}) {
  return (
    <Bar $size={size}>
      {cells.map((cell) => {
        const { kind, start, end, period, tariff, isActive } = cell
        return (
          <Piece
            key={`${kind}${period?.key ?? ''}${start}`}
            {...(isDim(cell) && { 'data-dim': '' })}
            {...(period && { 'data-block': '' })}
            {...(period && tariff === null && { 'data-draft': '' })}
            style={{
              ...(isActive && priceFill(look.shade(tariff))),
              insetInlineStart: `${shareOf(start) * 100}%`,
              inlineSize: `${shareOf(end - start) * 100}%`,
            }}
          />
        )
      })}
    </Bar>
  )
}

interface BaseCardProps {
  readonly model: WeekGridModel
  readonly day: Weekday
  /** The day has another price, which its own page changes. */
  readonly isException: boolean
  readonly cells: readonly WeekCell[]
}

/** The price that holds where no period does. */
function BaseCard({ model, day, isException, cells }: BaseCardProps) {
  const t = useText('pricing-week')
  const { week, words, rows, isEditable } = model
  const tariff = isException ? cells[0]?.tariff : allDayPrice(week, day)
  return (
    <Card>
      <CardLine>
        <Price>
          <Swatch aria-hidden="true" style={priceFill(rows.look.shade(tariff))} />
          {t(isException ? 'grid.exception' : 'box.general')}: {words.price(tariff)}
        </Price>
        {isEditable && !isException && (
          <Button
            size="small"
            aria-label={t('table.editPlace', { place: t('step.general', { day: words.dayWithin(day) }) })}
            onClick={() => model.open({ on: 'general', days: [day] })}
          >
            {t('table.edit')}
          </Button>
        )}
      </CardLine>
    </Card>
  )
}
