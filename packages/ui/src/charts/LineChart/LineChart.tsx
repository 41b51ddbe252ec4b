import { theme } from '@corrente/themes'
import type { PointerEvent } from 'react'
import { nearest } from '../decimate.ts'
import { Bubble } from '../parts/Bubble.tsx'
import { Cursor, useCursor } from '../parts/Cursor.tsx'
import { Legend } from '../parts/Legend.tsx'
import { Surface } from '../parts/Surface.ts'
import { useDrawing } from '../useInlineSize.ts'
import { footOf, hasEndLabels, type LineSeries, PLOT, Plot, type PlottedLines, scalesOf } from './Plot.tsx'

export interface LineChartProps extends PlottedLines {
  /** What is drawn, for assistive technology. */
  title: string
  /** A value with its unit. */
  format: (value: number) => string
  /** A moment, in full. */
  formatMoment: (t: number) => string
}

const LEGEND_BLOCK = 24

/**
 * Values over time: zero at the foot, a light grid, a cursor for pointer and arrow keys alike. Several lines differ by
 * their dashes too, and carry their names at their ends or, where that is too narrow, in a legend.
 */
export function LineChart(props: LineChartProps) {
  const { title, series, format, formatMoment } = props
  const { root, width, scale, frame } = useDrawing()
  const moments = series[0]?.points ?? []
  const cursor = useCursor(moments.length, moments.length - 1)
  const moment = moments[cursor.index]
  if (!moment) return null
  const isMany = series.length > 1
  const hasLegend = isMany && !hasEndLabels(series, width)
  const blockSize = props.blockSize - (hasLegend ? LEGEND_BLOCK : 0)
  const { x, y } = scalesOf(series, width, blockSize)
  const say = (line: LineSeries) =>
    `${isMany ? `${line.label}: ` : ''}${format(line.points[cursor.index]?.v ?? Number.NaN)}`
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    cursor.show(nearest(moments, x.invert((event.clientX - box.x) / scale - PLOT.start)))
  }
  return (
    <div>
      {hasLegend && <Legend entries={series} mark="line" />}
      <Surface ref={root} style={{ '--block': `${blockSize * scale}px` }}>
        {width > 0 && (
          <svg
            {...frame(blockSize)}
            aria-hidden="true"
            onPointerMove={onPointer}
            onPointerDown={onPointer}
            onPointerLeave={cursor.hide}
          >
            <Plot {...props} blockSize={blockSize} width={width} />
            {cursor.isShown && (
              <g transform={`translate(${PLOT.start} ${PLOT.top})`} pointerEvents="none">
                <line
                  x1={x(moment.t)}
                  x2={x(moment.t)}
                  y1={0}
                  y2={footOf(blockSize)}
                  stroke={theme.chart.axis}
                  strokeDasharray="2 3"
                />
                {series.map((line) => (
                  <circle
                    key={line.key}
                    cx={x(moment.t)}
                    cy={y(line.points[cursor.index]?.v ?? 0)}
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
          title={title}
          count={moments.length}
          cursor={cursor}
          text={`${formatMoment(moment.t)}: ${series.map(say).join('; ')}`}
        />
        {cursor.isShown && (
          <Bubble title={formatMoment(moment.t)} x={(x(moment.t) + PLOT.start) * scale} most={width * scale}>
            {series.map((line) => (
              <p key={line.key}>{say(line)}</p>
            ))}
          </Bubble>
        )}
      </Surface>
    </div>
  )
}
