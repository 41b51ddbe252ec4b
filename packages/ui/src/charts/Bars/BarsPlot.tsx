import { theme } from '@corrente/themes'
import { BarRounded } from '@visx/shape'
import { useId } from 'react'
import { everyNth, fitText, widthOf } from '../parts/measure.ts'
import { Textures, textureId, textureOf } from '../parts/textures.tsx'
import { ValueGrid } from '../parts/ValueGrid.tsx'
import type { BarsLayout } from './barsLayout.ts'

/** One place of the axis. */
interface BarCategory {
  readonly key: string
  /** Short, in the user's language; cut where it does not fit. */
  readonly label: string
  /** In full, for the bubble. Default: the label. */
  readonly name?: string | undefined
}

/** One set of bars. */
interface BarSeries {
  readonly key: string
  /** In the user's language. */
  readonly label: string
  /** A leaf of the theme's chart palette. */
  readonly color: string
  /** One per category, of the chart's one unit; what is not finite has no bar. */
  readonly values: readonly number[]
}

/** What is drawn of bars. */
export interface PlottedBars {
  /** One to about sixty; more are a line. */
  categories: readonly BarCategory[]
  /** One to six. */
  series: readonly BarSeries[]
  /** Places whose bars carry lines: one that is not over yet, those that are picked out. */
  hatched?: readonly number[]
  /** A value on the axis and at a bar's end, short. */
  formatTick: (value: number) => string
}

export interface BarsPlotProps extends PlottedBars {
  layout: BarsLayout
  /** The category under pointer or cursor; -1 for none. */
  active: number
  /** Texts between the categories instead of below each: the edges of a histogram, one more than there are bars. */
  edges?: readonly string[] | undefined
}

const RADIUS = 3
/** The series whose texture a hatched place carries: slanting lines. */
const HATCH = 1
const LABEL_GAP = 8
/** Below this a cut name says nothing any more. */
const LEAST_NAME = 64

/** Grid, axes, bars and values, as a layout says. */
export function BarsPlot(props: BarsPlotProps) {
  const { categories, series, formatTick, layout, active, edges, hatched = [] } = props
  const { start, top, across, down, band, spans, scale, boxOf, direction } = layout
  const scope = useId()
  const isUp = direction === 'vertical'
  const isWhole = series.every(({ values }) =>
    values.every((v) => !Number.isFinite(v) || Number.isInteger(v)),
  )
  const longest = Math.max(...categories.map(({ label }) => widthOf(label)), 12) + LABEL_GAP
  // All names, cut where they must be, as long as that leaves something to read; else every second, third, …
  const isEach = Math.min(longest, LEAST_NAME) <= band
  const most = isEach ? categories.length : Math.max(1, Math.floor(across / Math.min(longest, 96)))
  return (
    <g transform={`translate(${start} ${top})`}>
      <Textures
        scope={scope}
        count={hatched.length > 0 ? Math.max(HATCH + 1, series.length) : series.length}
      />
      {active >= 0 && (
        <rect
          {...(isUp
            ? { x: active * band, width: band, height: down }
            : { y: active * band, height: band, width: across })}
          fill={theme.bg.hover}
        />
      )}
      <ValueGrid
        scale={scale}
        direction={direction}
        length={isUp ? across : down}
        count={layout.tickCount}
        isWhole={isWhole}
        formatTick={formatTick}
      />
      {isUp &&
        edges === undefined &&
        everyNth(categories.length, most).map((i) => (
          <text
            key={categories[i]?.key}
            x={(i + 0.5) * band}
            y={down + 18}
            textAnchor="middle"
            fontSize={11}
            fill={theme.fg.muted}
          >
            {fitText(categories[i]?.label ?? '', (isEach ? band : Math.max(band, 96)) - 4)}
          </text>
        ))}
      {edges !== undefined &&
        everyNth(edges.length, Math.floor(across / (Math.max(12, ...edges.map(widthOf)) + LABEL_GAP))).map(
          (i) => (
            <g key={i} transform={`translate(${i * band} ${down})`}>
              {edges[i] !== '' && <line y2={4} stroke={theme.chart.axis} />}
              <text y={18} textAnchor="middle" fontSize={11} fill={theme.fg.muted}>
                {edges[i]}
              </text>
            </g>
          ),
        )}
      {layout.names.map((name, i) => (
        <text
          key={categories[i]?.key}
          x={-8}
          y={(i + 0.5) * band}
          dy="0.32em"
          textAnchor="end"
          fontSize={11}
          fill={theme.fg.muted}
        >
          {name}
        </text>
      ))}
      {spans.map((span) => {
        const box = boxOf(span)
        const line = series[span.series]
        if (!line) return null
        const isBelow = span.to < span.from
        const radius = Math.min(RADIUS, box.width / 2, box.height / 2)
        const end = isUp ? (isBelow ? 'bottom' : 'top') : isBelow ? 'left' : 'right'
        const shape = { ...box, radius, [end]: span.isLast && radius > 0.5 }
        const isQuiet = active >= 0 && active !== span.category
        return (
          <g key={`${span.category} ${span.series}`} opacity={isQuiet ? 0.55 : 1} data-bar={line.key}>
            <BarRounded {...shape} fill={line.color} />
            {textureOf(hatched.includes(span.category) ? HATCH : span.series) && (
              <BarRounded
                {...shape}
                fill={`url(#${textureId(scope, hatched.includes(span.category) ? HATCH : span.series)})`}
              />
            )}
            {layout.hasValues && span.isLast && (
              <text
                {...(isUp
                  ? { x: box.x + box.width / 2, y: isBelow ? box.y + box.height + 12 : box.y - 5 }
                  : { x: box.x + box.width + 6, y: box.y + box.height / 2, dy: '0.32em' })}
                textAnchor={isUp ? 'middle' : 'start'}
                fontSize={11}
                fontWeight={500}
                fill={theme.fg.default}
              >
                {formatTick(span.to)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
