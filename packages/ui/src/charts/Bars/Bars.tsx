import { type PointerEvent, useRef } from 'react'
import styled from 'styled-components'
import { useText } from '../../messages/index.ts'
import { Bubble } from '../parts/Bubble.tsx'
import { Cursor, useCursor } from '../parts/Cursor.tsx'
import { Legend } from '../parts/Legend.tsx'
import { Surface } from '../parts/Surface.ts'
import type { BarArrangement } from '../parts/spans.ts'
import { useDrawing } from '../useInlineSize.ts'
import { BarsPlot, type PlottedBars } from './BarsPlot.tsx'
import { barsLayout } from './barsLayout.ts'

export const BAR_DIRECTIONS = ['vertical', 'horizontal'] as const
/** Columns that stand up, or rows with room for long names. */
export type BarDirection = (typeof BAR_DIRECTIONS)[number]

export interface BarsProps extends PlottedBars {
  /** What is drawn, for assistive technology. */
  title: string
  /** Default: grouped. */
  arrangement?: BarArrangement
  /** Default: vertical. */
  direction?: BarDirection
  /** CSS pixels; rows that need more than this scroll inside. */
  blockSize: number
  /** A value with its unit. */
  format: (value: number) => string
}

const LEGEND_BLOCK = 24

const Scroller = styled.div`
  block-size: var(--block);
  overflow: hidden auto;
`

/** Amounts by category, zero-based: side by side or stacked, each value at its bar's end where there is room. */
export function Bars(props: BarsProps) {
  const { title, categories, series, arrangement = 'grouped', direction = 'vertical', format } = props
  const t = useText('charts')
  const { root, width, scale, frame } = useDrawing()
  const scroller = useRef<HTMLDivElement>(null)
  const cursor = useCursor(categories.length, 0)
  const hasLegend = series.length > 1
  const blockSize = props.blockSize - (hasLegend ? LEGEND_BLOCK : 0)
  const chosen = categories[cursor.index]
  if (!chosen) return null
  const layout = barsLayout({ ...props, arrangement, direction, width, blockSize })
  const isUp = direction === 'vertical'
  const say = (value: number | undefined) =>
    value === undefined || !Number.isFinite(value) ? t('none') : format(value)
  const lines = series.map(({ label, values }) => {
    const value = say(values[cursor.index])
    return series.length > 1 ? `${label}: ${value}` : value
  })
  if (arrangement === 'stacked' && series.length > 1) {
    const total = series.reduce((sum, { values }) => {
      const value = values[cursor.index]
      return value !== undefined && Number.isFinite(value) ? sum + value : sum
    }, 0)
    lines.push(t('total', { value: format(total) }))
  }
  const name = chosen.name ?? chosen.label
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    cursor.show(layout.categoryAt((isUp ? event.clientX - box.x : event.clientY - box.y) / scale))
  }
  const middle = layout.middleOf(cursor.index)
  const scrolled = (scroller.current?.scrollTop ?? 0) / scale
  const isLow = middle - scrolled > blockSize / 2
  return (
    <div>
      {hasLegend && <Legend entries={series} mark="fill" />}
      <Surface ref={root} style={{ '--block': `${blockSize * scale}px` }}>
        <Scroller ref={scroller} style={{ '--block': `${blockSize * scale}px` }}>
          {width > 0 && (
            <svg
              {...frame(layout.height)}
              aria-hidden="true"
              onPointerMove={onPointer}
              onPointerDown={onPointer}
              onPointerLeave={cursor.hide}
            >
              <BarsPlot {...props} layout={layout} active={cursor.isShown ? cursor.index : -1} />
            </svg>
          )}
          {/* Inside, so that what scrolls can be reached by keys. */}
          <Cursor
            title={title}
            count={categories.length}
            cursor={{
              ...cursor,
              show(index) {
                cursor.show(index)
                if (isUp || !scroller.current) return
                const at = layout.middleOf(index)
                const scrollTop = scroller.current.scrollTop / scale
                if (at - 20 < scrollTop || at + 20 > scrollTop + blockSize)
                  scroller.current.scrollTop = (at - blockSize / 2) * scale
              },
            }}
            text={`${name}: ${lines.join('; ')}`}
          />
        </Scroller>
        {cursor.isShown && (
          <Bubble
            title={name}
            x={(isUp ? middle : layout.start + (width - layout.start) / 2) * scale}
            y={(middle - scrolled + (isLow ? -layout.band / 2 : layout.band / 2)) * scale}
            most={width * scale}
            side={isUp ? 'top' : isLow ? 'above' : 'below'}
          >
            {lines.map((line, i) => (
              <p key={series[i]?.key ?? 'total'}>{line}</p>
            ))}
          </Bubble>
        )}
      </Surface>
    </div>
  )
}
