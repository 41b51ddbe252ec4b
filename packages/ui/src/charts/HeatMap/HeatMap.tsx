import { type CSSProperties, type PointerEvent, useId } from 'react'
import { useText } from '../../messages/index.ts'
import { Bubble } from '../parts/Bubble.tsx'
import { Cursor, useCursor } from '../parts/Cursor.tsx'
import { heatStep, highestOf } from '../parts/heatSteps.ts'
import { everyNth, fitText, widthOf } from '../parts/measure.ts'
import { Surface } from '../parts/Surface.ts'
import { useInlineSize } from '../useInlineSize.ts'
import { AxisText, Cell, CellText, Hole, SCALE_BLOCK, Scale } from './HeatMap.styles.tsx'

/** One row or column. */
export interface HeatMapLabel {
  readonly key: string
  /** Short, in the user's language. */
  readonly label: string
  /** In full, for the bubble. Default: the label. */
  readonly name?: string | undefined
}

export interface HeatMapProps {
  /** What is drawn, for assistive technology. */
  title: string
  /** One to about twelve: the days of the week. */
  rows: readonly HeatMapLabel[]
  /** One to about forty: the hours of the day. */
  columns: readonly HeatMapLabel[]
  /** By row, then by column; undefined where nothing is known. Below zero counts as nothing for the shade. */
  values: readonly (readonly (number | undefined)[])[]
  /** The ramp's hue: a leaf of the theme's chart palette. */
  color: string
  /** CSS pixels, scale included. */
  blockSize: number
  /** A value with its unit. */
  format: (value: number) => string
  /** A value within a cell and at the scale, short. */
  formatCell: (value: number) => string
}

const ROOM = { top: 20, end: 2 } as const
const GAP = 2
const BUBBLE_ROOM = 56

/** Amounts over two axes at once: five shades of one hue, the numbers themselves where the cells are large enough. */
export function HeatMap(props: HeatMapProps) {
  const { title, rows, columns, values, color, blockSize, format, formatCell } = props
  const t = useText('charts')
  const scope = useId()
  const [root, width] = useInlineSize<HTMLDivElement>()
  const count = rows.length * columns.length
  const cursor = useCursor(count, 0)
  if (count === 0) return null

  const start = Math.min(width * 0.3, Math.max(...rows.map(({ label }) => widthOf(label))) + 10)
  const cellWidth = Math.max(1, (width - start - ROOM.end) / columns.length)
  const cellHeight = Math.max(6, (blockSize - ROOM.top - SCALE_BLOCK) / rows.length)
  const most = highestOf(values)
  const valueAt = (row: number, column: number) => values[row]?.[column]
  const longest = Math.max(
    0,
    ...values.flatMap((row) => row.map((value) => (value === undefined ? 0 : widthOf(formatCell(value))))),
  )
  const hasText = longest <= cellWidth - GAP - 4 && cellHeight - GAP >= 15
  const shownColumns = everyNth(
    columns.length,
    Math.floor((width - start) / (Math.max(...columns.map(({ label }) => widthOf(label)), 6) + 8)),
  )

  const [row, column] = [Math.floor(cursor.index / columns.length), cursor.index % columns.length]
  const nameOf = (label: HeatMapLabel | undefined) => label?.name ?? label?.label ?? ''
  const value = valueAt(row, column)
  const name = `${nameOf(rows[row])}, ${nameOf(columns[column])}`
  const said = value === undefined || !Number.isFinite(value) ? t('none') : format(value)
  const place = { x: start + column * cellWidth, y: ROOM.top + row * cellHeight }
  const isLow = place.y > BUBBLE_ROOM
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const [x, y] = [event.clientX - box.x - start, event.clientY - box.y - ROOM.top]
    const [c, r] = [Math.floor(x / cellWidth), Math.floor(y / cellHeight)]
    if (c < 0 || r < 0 || c >= columns.length || r >= rows.length) cursor.hide()
    else cursor.show(r * columns.length + c)
  }
  return (
    <Surface ref={root} style={{ '--block': `${blockSize}px`, '--heat': color } as CSSProperties}>
      {width > 0 && (
        <svg
          width={width}
          height={blockSize}
          aria-hidden="true"
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={cursor.hide}
        >
          <Hole id={scope} />
          {shownColumns.map((c) => (
            <AxisText key={columns[c]?.key} x={start + (c + 0.5) * cellWidth} y={12} anchor="middle">
              {columns[c]?.label ?? ''}
            </AxisText>
          ))}
          {rows.map((label, r) => (
            <AxisText
              key={label.key}
              x={start - 8}
              y={ROOM.top + (r + 0.5) * cellHeight}
              anchor="end"
              isMiddle
            >
              {fitText(label.label, start - 8)}
            </AxisText>
          ))}
          {rows.map((label, r) =>
            columns.map((at, c) => {
              const own = valueAt(r, c)
              const step = heatStep(own, most)
              const box = {
                x: start + c * cellWidth,
                y: ROOM.top + r * cellHeight,
                width: Math.max(1, cellWidth - GAP),
                height: Math.max(1, cellHeight - GAP),
              }
              return (
                <g key={`${label.key} ${at.key}`}>
                  <Cell
                    {...box}
                    rx={2}
                    data-step={step ?? 'none'}
                    {...(step === undefined && { fill: `url(#${scope})` })}
                  />
                  {hasText && own !== undefined && step !== undefined && (
                    <CellText
                      x={box.x + box.width / 2}
                      y={box.y + box.height / 2}
                      dy="0.35em"
                      textAnchor="middle"
                      data-step={step}
                    >
                      {formatCell(own)}
                    </CellText>
                  )}
                </g>
              )
            }),
          )}
          {cursor.isShown && (
            <Cell
              x={place.x - 1}
              y={place.y - 1}
              width={cellWidth - GAP + 2}
              height={cellHeight - GAP + 2}
              rx={3}
              data-step="cursor"
            />
          )}
          <Scale x={start} y={blockSize - SCALE_BLOCK + 14} from={formatCell(0)} to={formatCell(most)} />
        </svg>
      )}
      <Cursor title={title} count={count} cursor={cursor} text={`${name}: ${said}`} perRow={columns.length} />
      {cursor.isShown && (
        <Bubble
          title={name}
          x={place.x + cellWidth / 2}
          y={isLow ? place.y : place.y + cellHeight}
          most={width}
          side={isLow ? 'above' : 'below'}
        >
          <p>{said}</p>
        </Bubble>
      )}
    </Surface>
  )
}
