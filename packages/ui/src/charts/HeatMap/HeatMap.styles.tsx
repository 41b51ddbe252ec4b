import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { HEAT_STEPS } from '../parts/heatSteps.ts'
import { widthOf } from '../parts/measure.ts'

/** Room of the scale below the cells, CSS pixels. */
export const SCALE_BLOCK = 34
const BOX = { width: 22, height: 10 } as const

/**
 * The ramp, from one token of the chart palette: first towards it from the surface, then from it towards the text colour.
 * The two halves leave a gap in the middle, so that a number is readable on every step: text colour on the lower three,
 * the surface's own on the upper two.
 */
export const Cell = styled.rect`
  stroke: none;

  &[data-step='0'] {
    fill: ${theme.bg.surface};
    stroke: ${theme.chart.grid};
  }
  &[data-step='1'] {
    fill: color-mix(in oklab, var(--heat) 12%, ${theme.bg.surface});
  }
  &[data-step='2'] {
    fill: color-mix(in oklab, var(--heat) 26%, ${theme.bg.surface});
  }
  &[data-step='3'] {
    fill: color-mix(in oklab, var(--heat) 42%, ${theme.bg.surface});
  }
  &[data-step='4'] {
    fill: color-mix(in oklab, var(--heat) 72%, ${theme.fg.default});
  }
  &[data-step='5'] {
    fill: color-mix(in oklab, var(--heat) 30%, ${theme.fg.default});
  }
  &[data-step='cursor'] {
    fill: none;
    stroke: ${theme.focusRing};
    stroke-width: 2;
  }
`
export const CellText = styled.text`
  fill: ${theme.fg.default};
  font-size: 11px;

  &[data-step='4'],
  &[data-step='5'] {
    fill: ${theme.bg.surface};
  }
`

export interface AxisTextProps {
  /** CSS pixels in the drawing. */
  x: number
  y: number
  anchor: 'middle' | 'end' | 'start'
  /** `y` is the middle of the line, not its foot. */
  isMiddle?: boolean
  children: ReactNode
}

/** A quiet word beside the cells. */
export function AxisText({ x, y, anchor, isMiddle = false, children }: AxisTextProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={11}
      fill={theme.fg.muted}
      {...(isMiddle && { dy: '0.32em' })}
    >
      {children}
    </text>
  )
}

/** What fills a cell of which nothing is known. */
export function Hole({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
        <path d="M0 6 6 0" stroke={theme.chart.grid} strokeWidth={1.2} fill="none" />
      </pattern>
    </defs>
  )
}

export interface ScaleProps {
  /** Where its row of boxes begins, CSS pixels in the drawing. */
  x: number
  y: number
  /** The lowest and the highest value, short. */
  from: string
  to: string
}

/** Which shade is how much. */
export function Scale({ x, y, from, to }: ScaleProps) {
  const first = x + widthOf(from) + 6
  return (
    <g>
      <AxisText x={x} y={y + BOX.height / 2} anchor="start" isMiddle>
        {from}
      </AxisText>
      {Array.from({ length: HEAT_STEPS + 1 }, (_, step) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          key={step}
          x={first + step * (BOX.width + 2)}
          y={y}
          {...BOX}
          rx={2}
          data-step={step}
        />
      ))}
      <AxisText
        x={first + (HEAT_STEPS + 1) * (BOX.width + 2) + 4}
        y={y + BOX.height / 2}
        anchor="start"
        isMiddle
      >
        {to}
      </AxisText>
    </g>
  )
}
