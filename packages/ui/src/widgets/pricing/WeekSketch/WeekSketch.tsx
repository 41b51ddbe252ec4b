import { DAY_MINUTES } from '@corrente/domain/day-plan'
import { cellsOf, type PricingWeek, priceScale, tariffsOf, WEEKDAYS } from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { priceFill } from '../WeekGrid/priceFill.ts'

export interface WeekSketchProps {
  week: PricingWeek
  /** The weeks that it is compared with: one scale of colours for all. Default: its own. */
  scale?: readonly PricingWeek[]
  /** What it is of, for who does not see it. */
  label: string
}

const Root = styled.div`
  display: grid;
  gap: 1px;
  overflow: clip;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.s};
  background: ${theme.border.default};
`
const Day = styled.div`
  position: relative;
  block-size: 8px;
  background: ${theme.bg.surface};
`
const Cell = styled.span`
  position: absolute;
  inset-block: 0;
`

/** A typical week in price colours, small: a day is a line, Monday first; what the profile leaves to the connector is blank. */
export function WeekSketch({ week, scale = [week], label }: WeekSketchProps) {
  const shade = priceScale(scale.flatMap(tariffsOf))
  return (
    <Root role="img" aria-label={label}>
      {WEEKDAYS.map((day) => (
        <Day key={day}>
          {cellsOf(week, day)
            .filter(({ isActive }) => isActive)
            .map((cell) => (
              <Cell
                key={`${cell.period?.key ?? cell.kind}${cell.start}`}
                style={{
                  insetInlineStart: `${(cell.start / DAY_MINUTES) * 100}%`,
                  inlineSize: `${((cell.end - cell.start) / DAY_MINUTES) * 100}%`,
                  ...priceFill(shade(cell.tariff)),
                }}
              />
            ))}
        </Day>
      ))}
    </Root>
  )
}
