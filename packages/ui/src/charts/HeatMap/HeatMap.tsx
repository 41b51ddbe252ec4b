import type { CSSProperties, PointerEvent } from 'react'
import { useText } from '../../messages/index.ts'
import { Bubble } from '../parts/Bubble.tsx'
import { Cursor, useCursor } from '../parts/Cursor.tsx'
import { Surface } from '../parts/Surface.ts'
import { useInlineSize } from '../useInlineSize.ts'
import { HeatCells } from './HeatCells.tsx'
import { Cell, SCALE_BLOCK, Scale } from './HeatMap.styles.tsx'
import { heatLayout } from './heatLayout.ts'
import type { HeatMapLabel, HeatMapProps } from './heatMapProps.ts'

/** Amounts over two axes at once: five shades of one hue, the numbers themselves where the cells are large enough. */
export function HeatMap(props: HeatMapProps) {
  const { title, rows, columns, values, color, blockSize, format, formatCell } = props
  const t = useText('charts')
  const [root, width] = useInlineSize<HTMLDivElement>()
  const count = rows.length * columns.length
  const cursor = useCursor(count, 0)
  if (count === 0) return null

  const layout = heatLayout(props, width)
  const place = { row: Math.floor(cursor.index / columns.length), column: cursor.index % columns.length }
  const nameOf = (label: HeatMapLabel | undefined) => label?.name ?? label?.label ?? ''
  const value = values[place.row]?.[place.column]
  const name = `${nameOf(rows[place.row])}, ${nameOf(columns[place.column])}`
  const said = value === undefined || !Number.isFinite(value) ? t('none') : format(value)
  const marked = layout.boxOf(place)
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const at = layout.placeAt(event.clientX - box.x, event.clientY - box.y)
    if (at) cursor.show(at.row * columns.length + at.column)
    else cursor.hide()
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
          <HeatCells rows={rows} columns={columns} values={values} formatCell={formatCell} layout={layout} />
          {cursor.isShown && (
            <Cell
              x={marked.x - 1}
              y={marked.y - 1}
              width={marked.width + 2}
              height={marked.height + 2}
              rx={3}
              data-step="cursor"
            />
          )}
          <Scale
            x={layout.start}
            y={blockSize - SCALE_BLOCK + 14}
            from={formatCell(0)}
            to={formatCell(layout.most)}
          />
        </svg>
      )}
      <Cursor title={title} count={count} cursor={cursor} text={`${name}: ${said}`} perRow={columns.length} />
      {cursor.isShown && (
        <Bubble title={name} most={width} {...layout.bubbleOf(place)}>
          <p>{said}</p>
        </Bubble>
      )}
    </Surface>
  )
}
