import { theme } from '@corrente/themes'
import { type PointerEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { tabularNumbers, visuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { type LinePoint, nearest } from '../decimate.ts'
import { useInlineSize } from '../useInlineSize.ts'
import { PLOT, Plot, scalesOf } from './Plot.tsx'

/** One line. */
export interface LineSeries {
  readonly key: string
  /** In the user's language. */
  readonly label: string
  /** A leaf of the theme's chart palette. */
  readonly color: string
  /** Ascending in time; the same moments in every series. */
  readonly points: readonly LinePoint[]
}

export interface LineChartProps {
  /** What is drawn, for assistive technology. */
  title: string
  /** One to six lines of one unit. */
  series: readonly LineSeries[]
  /** CSS pixels. */
  blockSize: number
  /** A value with its unit. */
  format: (value: number) => string
  /** A value on the axis, short. */
  formatTick: (value: number) => string
  /** A moment, in full. */
  formatMoment: (t: number) => string
  /** A moment on the axis, short. */
  formatMomentTick: (t: number) => string
}

const Root = styled.div`
  position: relative;
  block-size: var(--block);
  border-radius: ${theme.radius.s};
  touch-action: pan-y;

  &:has(input:focus-visible) {
    outline: 2px solid ${theme.focusRing};
    outline-offset: 2px;
  }
  & svg {
    display: block;
    overflow: visible;
    font-family: ${theme.font.family};
    ${tabularNumbers}
  }
`
const Cursor = styled.input`
  ${visuallyHidden}
`
const Bubble = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  transform: translate(clamp(0px, calc(var(--x) - 50%), calc(var(--most) - 100%)), 0);
  padding: 4px 8px;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.s};
  background: ${theme.bg.raised};
  box-shadow: ${theme.shadow.overlay};
  color: ${theme.fg.default};
  font-size: ${theme.font.size[12]};
  white-space: nowrap;
  pointer-events: none;
  ${tabularNumbers}

  & p {
    margin: 0;
    color: ${theme.fg.muted};
  }
  & p + p {
    color: inherit;
    font-weight: ${theme.font.weight.semibold};
  }
`

/** Values over time: zero at the foot, a light grid, a cursor for pointer and arrow keys alike. */
export function LineChart(props: LineChartProps) {
  const { title, series, blockSize, format, formatMoment } = props
  const t = useText('charts')
  const id = useId()
  const [root, width] = useInlineSize<HTMLDivElement>()
  const [at, setAt] = useState<number>()
  const moments = series[0]?.points ?? []
  const last = moments.length - 1
  const chosen = Math.min(at ?? last, last)
  const moment = moments[chosen]
  if (!moment) return null
  const { x, y } = scalesOf(series, width, blockSize)
  const isMany = series.length > 1
  const say = (line: LineSeries) =>
    `${isMany ? `${line.label}: ` : ''}${format(line.points[chosen]?.v ?? Number.NaN)}`
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setAt(nearest(moments, x.invert(event.clientX - box.x - PLOT.start)))
  }
  const place = { '--x': `${x(moment.t) + PLOT.start}px`, '--most': `${width}px` }
  return (
    <Root ref={root} style={{ '--block': `${blockSize}px` }}>
      {width > 0 && (
        <svg
          width={width}
          height={blockSize}
          aria-hidden="true"
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={() => setAt(undefined)}
        >
          <Plot {...props} width={width} />
          {at !== undefined && (
            <g transform={`translate(${PLOT.start} ${PLOT.top})`} pointerEvents="none">
              <line
                x1={x(moment.t)}
                x2={x(moment.t)}
                y1={0}
                y2={y(0)}
                stroke={theme.chart.axis}
                strokeDasharray="2 3"
              />
              {series.map((line) => (
                <circle
                  key={line.key}
                  cx={x(moment.t)}
                  cy={y(line.points[chosen]?.v ?? 0)}
                  r={4}
                  fill={line.color}
                  stroke={theme.bg.surface}
                  strokeWidth={2}
                />
              ))}
            </g>
          )}
        </svg>
      )}
      <Cursor
        id={id}
        type="range"
        min={0}
        max={last}
        value={chosen}
        aria-label={t('cursor', { title })}
        aria-valuetext={`${formatMoment(moment.t)}: ${series.map(say).join('; ')}`}
        onChange={(event) => setAt(event.target.valueAsNumber)}
        onFocus={() => setAt(chosen)}
        onBlur={() => setAt(undefined)}
      />
      {at !== undefined && (
        <Bubble style={place} aria-hidden="true">
          <p>{formatMoment(moment.t)}</p>
          {series.map((line) => (
            <p key={line.key}>{say(line)}</p>
          ))}
        </Bubble>
      )}
    </Root>
  )
}
