import { useId } from 'react'
import { heatStep } from '../parts/heatSteps.ts'
import { fitText } from '../parts/measure.ts'
import { AxisText, Cell, CellText, Hole } from './HeatMap.styles.tsx'
import type { HeatLayout } from './heatLayout.ts'
import type { HeatMapProps } from './heatMapProps.ts'

export interface HeatCellsProps extends Pick<HeatMapProps, 'rows' | 'columns' | 'values' | 'formatCell'> {
  layout: HeatLayout
}

/** The cells in their shades, with the names of rows and columns. */
export function HeatCells({ rows, columns, values, formatCell, layout }: HeatCellsProps) {
  const hole = useId()
  const { start, top, cellWidth, cellHeight } = layout
  return (
    <>
      <Hole id={hole} />
      {layout.namedColumns.map((column) => (
        <AxisText key={columns[column]?.key} x={start + (column + 0.5) * cellWidth} y={12} anchor="middle">
          {columns[column]?.label ?? ''}
        </AxisText>
      ))}
      {rows.map(({ key, label }, row) => (
        <AxisText key={key} x={start - 8} y={top + (row + 0.5) * cellHeight} anchor="end" isMiddle>
          {fitText(label, start - 8)}
        </AxisText>
      ))}
      {rows.map(({ key: rowKey }, row) =>
        columns.map(({ key }, column) => {
          const value = values[row]?.[column]
          const step = heatStep(value, layout.most)
          const box = layout.boxOf({ row, column })
          return (
            <g key={`${rowKey} ${key}`}>
              <Cell
                {...box}
                rx={2}
                data-step={step ?? 'none'}
                {...(step === undefined && { fill: `url(#${hole})` })}
              />
              {layout.hasText && value !== undefined && step !== undefined && (
                <CellText
                  x={box.x + box.width / 2}
                  y={box.y + box.height / 2}
                  dy="0.35em"
                  textAnchor="middle"
                  data-step={step}
                >
                  {formatCell(value)}
                </CellText>
              )}
            </g>
          )
        }),
      )}
    </>
  )
}
