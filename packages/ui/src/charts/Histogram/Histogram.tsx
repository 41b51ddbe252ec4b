import type { PointerEvent } from 'react'
import { BarsPlot } from '../Bars/BarsPlot.tsx'
import { barsLayout } from '../Bars/barsLayout.ts'
import { Bubble } from '../parts/Bubble.tsx'
import { Cursor, useCursor } from '../parts/Cursor.tsx'
import { Surface } from '../parts/Surface.ts'
import { useInlineSize } from '../useInlineSize.ts'

/** A range of values and how many fell into it. */
export interface HistogramBin {
  /** Where it begins, included; undefined where it is open. */
  readonly from: number | undefined
  /** Where it ends, excluded; undefined where it is open. */
  readonly to: number | undefined
  /** 0 or more; what is not finite has no bar. */
  readonly count: number
}

export interface HistogramProps {
  /** What is drawn, for assistive technology. */
  title: string
  /** Ascending, each beginning where the last one ends; two to about fifty. */
  bins: readonly HistogramBin[]
  /** A leaf of the theme's chart palette. */
  color: string
  /** CSS pixels. */
  blockSize: number
  /** An edge on the axis, short: `2 h`. */
  formatEdge: (edge: number) => string
  /** A range in words: `1 h - 2 h`, `menos de 1 h`. */
  formatBin: (bin: HistogramBin) => string
  /** A count with its unit. */
  format: (count: number) => string
  /** A count on the axis and above a bar, short. */
  formatTick: (count: number) => string
}

/** Between the columns there is no category, only the next value: they touch, but for a hair. */
const HAIR = 1.5

/** How values are spread: one column per range, its edges written between the columns. */
export function Histogram(props: HistogramProps) {
  const { title, bins, color, blockSize, formatEdge, formatBin, format, formatTick } = props
  const [root, width] = useInlineSize<HTMLDivElement>()
  const cursor = useCursor(bins.length, 0)
  const chosen = bins[cursor.index]
  const last = bins.at(-1)
  if (!chosen || !last) return null
  const categories = bins.map((bin, i) => ({ key: String(i), label: formatBin(bin) }))
  const series = [{ key: 'count', label: title, color, values: bins.map(({ count }) => count) }]
  const edges = [...bins.map(({ from }) => from), last.to].map((edge) =>
    edge === undefined ? '' : formatEdge(edge),
  )
  const layout = barsLayout({
    categories,
    series,
    arrangement: 'grouped',
    direction: 'vertical',
    width,
    blockSize,
    padding: Math.min(0.2, (HAIR * bins.length) / Math.max(width, 1)),
    maxThickness: Number.POSITIVE_INFINITY,
    formatTick,
  })
  const onPointer = (event: PointerEvent<SVGSVGElement>) =>
    cursor.show(layout.categoryAt(event.clientX - event.currentTarget.getBoundingClientRect().x))
  const name = formatBin(chosen)
  return (
    <Surface ref={root} style={{ '--block': `${blockSize}px` }}>
      {width > 0 && (
        <svg
          width={width}
          height={blockSize}
          aria-hidden="true"
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={cursor.hide}
        >
          <BarsPlot
            categories={categories}
            series={series}
            formatTick={formatTick}
            layout={layout}
            active={cursor.isShown ? cursor.index : -1}
            edges={edges}
          />
        </svg>
      )}
      <Cursor title={title} count={bins.length} cursor={cursor} text={`${name}: ${format(chosen.count)}`} />
      {cursor.isShown && (
        <Bubble title={name} x={layout.middleOf(cursor.index)} most={width}>
          <p>{format(chosen.count)}</p>
        </Bubble>
      )}
    </Surface>
  )
}
