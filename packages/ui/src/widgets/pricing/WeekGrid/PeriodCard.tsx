import { clockOf, minuteOf } from '@corrente/domain/day-plan'
import { isCrossing, type WeekCell } from '@corrente/domain/pricing'
import { type FocusEvent, useState } from 'react'
import { TimeField } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { priceFill } from './priceFill.ts'
import type { WeekGridModel } from './useWeekGrid.ts'
import { Card, CardLine, Price, Swatch, Times } from './WeekBars.styles.ts'

export interface PeriodCardProps {
  readonly model: WeekGridModel
  /** A cell of a period. */
  readonly cell: WeekCell
}

/** A period of a day on a phone: its hours to type, its price to open. What is typed counts when the card is left. */
export function PeriodCard({ model, cell }: PeriodCardProps) {
  const t = useText('pricing-week')
  const { words, rows, isEditable, editing } = model
  const { period, tariff, day, kind } = cell
  const [start, setStart] = useState<string | undefined>(clockOf(cell.start))
  const [end, setEnd] = useState<string | undefined>(clockOf(cell.end))
  const [refused, setRefused] = useState<string>()
  if (!period) return null
  // Hours over midnight are two days' business: the box splits them.
  const canType = isEditable && kind === 'period' && !isCrossing(period)
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return
    const span = { start: start && minuteOf(start), end: end && minuteOf(end) }
    if (typeof span.start !== 'number' || typeof span.end !== 'number') return
    if (span.start === cell.start && span.end === cell.end) return setRefused(undefined)
    const result = editing.put(period.key, day, { start: span.start, end: span.end })
    // What is refused says why where it was typed, and stays to be corrected.
    setRefused(result.isDone ? undefined : words.refusal(result, rows.look.tariffs))
  }
  const isTwice = rows.lanesOn(day).has(period.key)
  const letter = words.letterOf(rows.look.tariffs, tariff)
  return (
    <Card aria-label={words.place(cell)} onBlur={canType ? leave : undefined}>
      {canType ? (
        <Times>
          <TimeField label={t('box.from')} value={start} onChange={setStart} />
          <TimeField label={t('box.to')} value={end} onChange={setEnd} error={refused} canEndDay />
        </Times>
      ) : (
        <span>{words.span(cell)}</span>
      )}
      <CardLine>
        <Price>
          <Swatch aria-hidden="true" style={priceFill(rows.look.shade(tariff))} />
          {[words.price(tariff), letter, isTwice && t('grid.conflict'), !cell.isActive && t('grid.inactive')]
            .filter(Boolean)
            .join(' · ')}
        </Price>
        {isEditable && (
          <Button
            size="small"
            aria-label={t('table.editPlace', { place: words.placeWithin(cell) })}
            onClick={() => model.open({ on: 'period', key: period.key, at: undefined })}
          >
            {t('table.edit')}
          </Button>
        )}
      </CardLine>
    </Card>
  )
}
