import { theme } from '@corrente/themes'
import { Pie } from '@visx/shape'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'
import { Cursor, useCursor } from '../parts/Cursor.tsx'
import { Swatch } from '../parts/Legend.tsx'
import { fitText } from '../parts/measure.ts'
import { Textures, textureId, textureOf } from '../parts/textures.tsx'

/** One part of a whole. */
export interface DonutSlice {
  readonly key: string
  /** In the user's language. */
  readonly label: string
  /** 0 or more; what is less or not finite counts as 0. */
  readonly value: number
  /** The colour to paint with: a leaf of the theme's handle. */
  readonly color: string
  /** Drawn before the label: a shape that tells the part without its colour. Default: its texture in the ring. */
  readonly mark?: ReactNode
}

export interface DonutProps {
  /** What is drawn, for assistive technology. */
  title: string
  /** One to seven parts; the ring goes clockwise from the top in their order. */
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
/** The words in the hole follow the browser's text, and the ring with them. */
const OUTER = `${SIZE / 16}rem`

const Root = styled.div`
  position: relative;
  border-radius: ${theme.radius.s};

  &:has(input:focus-visible) {
    outline: 2px solid ${theme.focusRing};
    outline-offset: 2px;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 12px 24px;
`
const Picture = styled.svg`
  flex: none;
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
  &[data-active] {
    background: ${theme.bg.hover};
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

const amountOf = ({ value }: DonutSlice) => (Number.isFinite(value) ? Math.max(0, value) : 0)

/**
 * Parts of a whole as a ring, with its values written beside it: nothing has to be looked up or hovered. Pointer and
 * arrow keys bring one part out and write it into the hole.
 */
export function Donut({ title, slices, center, centerLabel, format, formatShare }: DonutProps) {
  const scope = useId()
  const cursor = useCursor(slices.length, 0)
  const radius = SIZE / 2
  const total = slices.reduce((sum, slice) => sum + amountOf(slice), 0)
  const shareOf = (slice: DonutSlice) => formatShare(total === 0 ? 0 : (amountOf(slice) / total) * 100)
  const at = slices[cursor.index]
  const active = cursor.isShown ? at : undefined
  const [large, small] = active
    ? [shareOf(active), fitText(active.label, SIZE * 0.66)]
    : [center, centerLabel]
  return (
    <Root>
      <Picture
        width={OUTER}
        height={OUTER}
        viewBox={`${-radius} ${-radius} ${SIZE} ${SIZE}`}
        aria-hidden="true"
        onPointerLeave={cursor.hide}
      >
        <Textures scope={scope} count={slices.length} />
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
            pie.arcs.map((arc, i) => {
              if (amountOf(arc.data) === 0) return null
              const path = pie.path(arc) ?? ''
              const show = () => cursor.show(i)
              return (
                <g
                  key={arc.data.key}
                  opacity={active && active !== arc.data ? 0.35 : 1}
                  onPointerEnter={show}
                  onPointerDown={show}
                >
                  <path d={path} fill={arc.data.color} data-slice={arc.data.key} />
                  {!arc.data.mark && textureOf(i) && <path d={path} fill={`url(#${textureId(scope, i)})`} />}
                </g>
              )
            })
          }
        </Pie>
        <text
          textAnchor="middle"
          y={-2}
          fontSize={Math.min(large.length > 6 ? 20 : 26, 170 / large.length)}
          fontWeight={600}
          fill={theme.fg.default}
        >
          {large}
        </text>
        <text textAnchor="middle" y={18} fontSize={12} fill={theme.fg.muted}>
          {small}
        </text>
      </Picture>
      <Legend>
        {slices.map((slice, i) => (
          <Line
            key={slice.key}
            onPointerEnter={() => cursor.show(i)}
            onPointerLeave={cursor.hide}
            data-active={active === slice ? '' : undefined}
          >
            <dt>
              {slice.mark ?? <Swatch color={slice.color} series={i} mark="fill" />}
              {slice.label}
            </dt>
            <dd>{format(amountOf(slice))}</dd>
            <dd>{shareOf(slice)}</dd>
          </Line>
        ))}
      </Legend>
      {at && (
        <Cursor
          title={title}
          count={slices.length}
          cursor={cursor}
          text={`${at.label}: ${format(amountOf(at))}, ${shareOf(at)}`}
        />
      )}
    </Root>
  )
}
