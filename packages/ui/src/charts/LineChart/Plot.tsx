import { theme } from '@corrente/themes'
import { scaleLinear } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import { memo } from 'react'
import { decimate, type LinePoint, labelled } from '../decimate.ts'
import type { LineChartProps, LineSeries } from './LineChart.tsx'

/** Room around the plot, CSS pixels. */
export const PLOT = { top: 12, end: 16, bottom: 26, start: 52 } as const
const X_LABEL = 56
const Y_TICKS = 4
/** Below this number of points each of them gets a dot. */
const DOTS_UP_TO = 16

/** Moments to pixels and values to pixels, zero at the foot; a series of nothing but zeros stands on the axis. */
export function scalesOf(series: readonly LineSeries[], width: number, height: number) {
  const points = series[0]?.points ?? []
  const first = points[0]?.t ?? 0
  const last = points.at(-1)?.t ?? 1
  let most = 0
  for (const { points: line } of series) for (const { v } of line) most = Math.max(most, v)
  const right = Math.max(1, width - PLOT.start - PLOT.end)
  return {
    x: scaleLinear<number>({
      domain: first === last ? [first - 1, last + 1] : [first, last],
      range: [0, right],
    }),
    y: scaleLinear<number>({
      domain: [0, most === 0 ? 1 : most],
      range: [height - PLOT.top - PLOT.bottom, 0],
      nice: Y_TICKS,
    }),
  }
}

const isWhole = (series: readonly LineSeries[]) =>
  series.every(({ points }) => points.every(({ v }) => Number.isInteger(v)))

/** What does not follow the cursor: grid, axes and lines, drawn again only when data or size change. */
export const Plot = memo(function Plot(props: LineChartProps & { width: number }) {
  const { series, width, blockSize, formatTick, formatMomentTick } = props
  const { x, y } = scalesOf(series, width, blockSize)
  const moments = series[0]?.points ?? []
  const foot = y(0)
  const room = width - PLOT.start - PLOT.end
  const ticks = y.ticks(Y_TICKS).filter((tick) => !isWhole(series) || Number.isInteger(tick))
  const shownMoments = labelled(moments.length, Math.max(2, Math.floor(room / X_LABEL)))
  return (
    <g transform={`translate(${PLOT.start} ${PLOT.top})`}>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x2={room} stroke={tick === 0 ? theme.chart.axis : theme.chart.grid} />
          <text x={-8} dy="0.32em" textAnchor="end" fontSize={11} fill={theme.fg.muted}>
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {shownMoments.map((i) => {
        const moment = moments[i]
        return moment ? (
          <text
            key={moment.t}
            x={x(moment.t)}
            y={foot + 18}
            textAnchor="middle"
            fontSize={11}
            fill={theme.fg.muted}
          >
            {formatMomentTick(moment.t)}
          </text>
        ) : null
      })}
      {series.map((line) => {
        const drawn = [...decimate(line.points, Math.max(1, Math.floor(room / 2)))]
        const shape = { data: drawn, x: (p: LinePoint) => x(p.t), y: (p: LinePoint) => y(p.v) }
        return (
          <g key={line.key}>
            {series.length === 1 && drawn.length > 1 && (
              <AreaClosed<LinePoint> {...shape} yScale={y} fill={line.color} fillOpacity={0.1} />
            )}
            <LinePath<LinePoint>
              {...shape}
              stroke={line.color}
              strokeWidth={2}
              strokeLinejoin="round"
              strokeLinecap="round"
              fill="none"
            />
            {drawn.length <= DOTS_UP_TO &&
              drawn.map((p) => (
                <circle
                  key={p.t}
                  cx={x(p.t)}
                  cy={y(p.v)}
                  r={3}
                  fill={theme.bg.surface}
                  stroke={line.color}
                  strokeWidth={2}
                />
              ))}
          </g>
        )
      })}
    </g>
  )
})
