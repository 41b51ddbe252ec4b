import { theme } from '@corrente/themes'
import { Area, LinePath } from '@visx/shape'
import { memo } from 'react'
import { decimate, type LinePoint, labelled } from '../decimate.ts'
import { linearScale } from '../parts/linearScale.ts'
import { fitText, spreadLabels, widthOf } from '../parts/measure.ts'
import { dashOf } from '../parts/textures.tsx'
import { ValueGrid } from '../parts/ValueGrid.tsx'
import { lineSteps } from './lineSteps.ts'
import { type LineMark, MarkLines, MarkWords } from './Marks.tsx'

export const LINE_CURVES = ['straight', 'step'] as const
/** From value to value, or each value held until the next one: a limit, a state. */
type LineCurve = (typeof LINE_CURVES)[number]

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

/** A span of time that stands out behind the lines. */
interface LineBand {
  readonly from: number
  readonly to: number
}

/** What is drawn of lines. */
export interface PlottedLines {
  /** One to six lines of one unit. */
  series: readonly LineSeries[]
  /** Default: straight. A step's last point says until when the last value holds. */
  curve?: LineCurve
  /** A shaded span; its words stand beside the chart. */
  band?: LineBand | undefined
  /** Moments that a dashed line marks, with a word where there is room for it; all words stand beside the chart too. */
  marks?: readonly LineMark[] | undefined
  /** CSS pixels. */
  blockSize: number
  /** A value on the axis, short. */
  formatTick: (value: number) => string
  /** A moment on the axis, short. */
  formatMomentTick: (t: number) => string
}

/** Room around the plot, CSS pixels. */
export const PLOT = { top: 12, end: 16, bottom: 26, start: 52 } as const
const X_LABEL = 56
/** Labels nearer than this stand in each other's way. */
const X_APART = 40
const Y_TICKS = 4
/** Below this number of points each of them gets a dot. */
const DOTS_UP_TO = 16
/** Names stand at the ends of lines from this width on; they take at most so much of it. */
const NAMES_FROM = 480
const NAME_MOST = 140
const NAME_LINE = 14

/** Several lines, and room for their names at their ends. */
export const hasEndLabels = (series: readonly LineSeries[], width: number): boolean =>
  series.length > 1 && width >= NAMES_FROM

/** The lower end of a plot of this height, CSS pixels below its top. */
export const footOf = (height: number): number => height - PLOT.top - PLOT.bottom

const endRoom = (series: readonly LineSeries[], width: number) =>
  hasEndLabels(series, width)
    ? Math.min(NAME_MOST, Math.max(...series.map(({ label }) => widthOf(label)))) + 30
    : PLOT.end

/**
 * Moments to pixels and values to pixels, zero at the foot unless a value is below it; a series of nothing but zeros stands
 * on the axis.
 */
export function scalesOf(series: readonly LineSeries[], width: number, height: number) {
  const points = series[0]?.points ?? []
  const first = points[0]?.t ?? 0
  const last = points.at(-1)?.t ?? 1
  let [least, most] = [0, 0]
  for (const { points: line } of series)
    for (const { v } of line) {
      least = Math.min(least, v)
      most = Math.max(most, v)
    }
  const room = Math.max(1, width - PLOT.start - endRoom(series, width))
  return {
    x: linearScale({
      domain: first === last ? [first - 1, last + 1] : [first, last],
      range: [0, room],
    }),
    y: linearScale({
      domain: [least, least === most ? 1 : most],
      range: [footOf(height), 0],
      nice: Y_TICKS,
    }),
    room,
  }
}

const isWhole = (series: readonly LineSeries[]) =>
  series.every(({ points }) => points.every(({ v }) => Number.isInteger(v)))

/** What does not follow the cursor: grid, axes and lines, drawn again only when data or size change. */
export const Plot = memo(function Plot(props: PlottedLines & { width: number }) {
  const {
    series,
    width,
    blockSize,
    formatTick,
    formatMomentTick,
    curve = 'straight',
    band,
    marks = [],
  } = props
  const { x, y, room } = scalesOf(series, width, blockSize)
  const moments = series[0]?.points ?? []
  const foot = footOf(blockSize)
  const momentLabels = labelled(
    moments.map(({ t }) => x(t)),
    Math.max(2, Math.floor(room / X_LABEL)),
    X_APART,
  ).flatMap((i) => {
    const t = moments[i]?.t
    return t === undefined ? [] : [{ t, text: formatMomentTick(t) }]
  })
  const names = hasEndLabels(series, width)
    ? spreadLabels(
        series.map(({ points }) => y(points.at(-1)?.v ?? 0)),
        NAME_LINE,
        foot,
      )
    : []
  const within = (t: number) => Math.min(room, Math.max(0, x(t)))
  return (
    <g transform={`translate(${PLOT.start} ${PLOT.top})`}>
      {band && (
        <rect
          x={within(band.from)}
          y={0}
          width={Math.max(1, within(band.to) - within(band.from))}
          height={foot}
          fill={theme.bg.selected}
        />
      )}
      <MarkLines marks={marks} xOf={within} foot={foot} />
      <ValueGrid
        scale={y}
        direction="vertical"
        length={room}
        count={Y_TICKS}
        isWhole={isWhole(series)}
        formatTick={formatTick}
      />
      {momentLabels
        // A minute that lasts says its time once.
        .filter(({ text }, i) => text !== momentLabels[i + 1]?.text)
        .map(({ t, text }) => (
          <text key={t} x={x(t)} y={foot + 18} textAnchor="middle" fontSize={11} fill={theme.fg.muted}>
            {text}
          </text>
        ))}
      {series.map((line, s) => {
        const kept = decimate(line.points, Math.max(1, Math.floor(room / 2)))
        const drawn = curve === 'step' ? lineSteps(kept) : [...kept]
        const shape = { data: drawn, x: (p: LinePoint) => x(p.t), y: (p: LinePoint) => y(p.v) }
        return (
          <g key={line.key}>
            {series.length === 1 && drawn.length > 1 && (
              <Area<LinePoint>
                data={drawn}
                x={shape.x}
                y0={y(0)}
                y1={shape.y}
                fill={line.color}
                fillOpacity={0.1}
              />
            )}
            <LinePath<LinePoint>
              {...shape}
              stroke={line.color}
              strokeWidth={2}
              strokeLinejoin="round"
              strokeLinecap={dashOf(s) ? 'butt' : 'round'}
              strokeDasharray={dashOf(s)}
              fill="none"
            />
            {curve === 'straight' &&
              drawn.length <= DOTS_UP_TO &&
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
            {names[s] !== undefined && (
              <g transform={`translate(${room + 8} ${names[s]})`}>
                <path d="M0 0h14" stroke={line.color} strokeWidth={2} strokeDasharray={dashOf(s)} />
                <text x={18} dy="0.32em" fontSize={11} fontWeight={500} fill={theme.fg.default}>
                  {fitText(line.label, NAME_MOST)}
                </text>
              </g>
            )}
          </g>
        )
      })}
      <MarkWords marks={marks} xOf={within} room={room} />
    </g>
  )
})
