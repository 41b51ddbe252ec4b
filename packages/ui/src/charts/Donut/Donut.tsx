import { theme } from '@corrente/themes'
import { Pie } from '@visx/shape'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'

/** One part of a whole. */
export interface DonutSlice {
  readonly key: string
  /** In the user's language. */
  readonly label: string
  /** 0 or more; what is less or not finite counts as 0. */
  readonly value: number
  /** The colour to paint with: a leaf of the theme's handle. */
  readonly color: string
  /** Drawn before the label instead of a square of the colour: a shape that tells the part without it. */
  readonly mark?: ReactNode
}

export interface DonutProps {
  slices: readonly DonutSlice[]
  /** Written into the hole, large. */
  center: string
  /** Below it, small: what the number counts. */
  centerLabel: string
  /** How a slice's value is written. */
  format: (value: number) => string
  /** How a slice's share of the whole is written, 0 … 100. */
  formatShare: (share: number) => string
}

/** The hole's share of the width (HOM-021). */
export const CUTOUT = 0.8
const SIZE = 148

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 12px 24px;
`
const Picture = styled.svg`
  flex: none;
  font-family: ${theme.font.family};
  ${tabularNumbers}
`
const Legend = styled.dl`
  flex: 1 1 180px;
  display: grid;
  gap: 2px;
  margin: 0;
  max-inline-size: 340px;
  font-size: ${theme.font.size[13]};
`
const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 4.2em;
  align-items: center;
  gap: 8px;
  min-block-size: 28px;
  border-block-end: 1px solid ${theme.border.default};

  &:last-child {
    border-block-end: 0;
  }
  & dt {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    align-items: center;
    gap: 8px;
    overflow-wrap: anywhere;
  }
  & dd {
    margin: 0;
    text-align: end;
    ${tabularNumbers}
  }
  & dd:nth-of-type(1) {
    font-weight: ${theme.font.weight.semibold};
  }
  & dd:nth-of-type(2) {
    color: ${theme.fg.muted};
  }
`
const Square = styled.span`
  inline-size: 12px;
  block-size: 12px;
  border-radius: 3px;
  background: var(--color);
`

const amountOf = ({ value }: DonutSlice) => (Number.isFinite(value) ? Math.max(0, value) : 0)

/** Parts of a whole as a ring, with its values written beside it: nothing has to be looked up or hovered. */
export function Donut({ slices, center, centerLabel, format, formatShare }: DonutProps) {
  const radius = SIZE / 2
  const total = slices.reduce((sum, slice) => sum + amountOf(slice), 0)
  return (
    <Root>
      <Picture
        width={SIZE}
        height={SIZE}
        viewBox={`${-radius} ${-radius} ${SIZE} ${SIZE}`}
        aria-hidden="true"
      >
        {total === 0 && (
          <circle
            r={radius * ((1 + CUTOUT) / 2)}
            fill="none"
            stroke={theme.chart.grid}
            strokeWidth={radius * (1 - CUTOUT)}
          />
        )}
        <Pie<DonutSlice>
          data={[...slices]}
          pieValue={amountOf}
          pieSortValues={null}
          outerRadius={radius}
          innerRadius={radius * CUTOUT}
          padAngle={slices.filter((slice) => amountOf(slice) > 0).length > 1 ? 0.02 : 0}
          cornerRadius={2}
        >
          {(pie) =>
            pie.arcs.map((arc) =>
              amountOf(arc.data) > 0 ? (
                <path
                  key={arc.data.key}
                  d={pie.path(arc) ?? ''}
                  fill={arc.data.color}
                  data-slice={arc.data.key}
                />
              ) : null,
            )
          }
        </Pie>
        <text
          textAnchor="middle"
          y={-2}
          fontSize={center.length > 6 ? 20 : 26}
          fontWeight={600}
          fill={theme.fg.default}
        >
          {center}
        </text>
        <text textAnchor="middle" y={18} fontSize={12} fill={theme.fg.muted}>
          {centerLabel}
        </text>
      </Picture>
      <Legend>
        {slices.map((slice) => (
          <Line key={slice.key}>
            <dt>
              {slice.mark ?? <Square style={{ '--color': slice.color }} />}
              {slice.label}
            </dt>
            <dd>{format(amountOf(slice))}</dd>
            <dd>{formatShare(total === 0 ? 0 : (amountOf(slice) / total) * 100)}</dd>
          </Line>
        ))}
      </Legend>
    </Root>
  )
}
