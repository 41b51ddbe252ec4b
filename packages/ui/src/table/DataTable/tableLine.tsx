import type { ReactNode } from 'react'
import { rowHeaderOf } from '../columns.ts'
import type { TableLine } from '../lines.ts'
import { isSelected } from '../selection.ts'
import { RowPanel } from './RowPanel.tsx'
import type { LineRef } from './TableBody.tsx'
import { TableRow } from './TableRow.tsx'
import type { DataTableProps } from './tableProps.ts'
import type { DataTableModel } from './useDataTable.ts'
import type { RowFocus } from './useRowFocus.ts'

/** A line and its place among all of them. */
export interface PlacedLine {
  readonly line: TableLine
  readonly index: number
  readonly lineRef: LineRef
}

/** Draws a row, or the panel below it; nothing for a row that is gone. */
export function tableLine<T>(
  props: DataTableProps<T>,
  table: DataTableModel<T>,
  focus: RowFocus,
  { line, index, lineRef }: PlacedLine,
): ReactNode {
  const { textOf, selecting, page } = props
  const { layout } = table
  const row = table.rows[line.row]
  if (row === undefined) return null
  // Only what is measured needs its line, which moves with each panel above it.
  const place = { row, name: textOf(row), line: lineRef && index, lineRef }
  if (line.kind === 'panel')
    return (
      <RowPanel {...place} dropped={layout.dropped} span={table.span}>
        {props.renderPanel?.(row)}
      </RowPanel>
    )
  const firstRow = props.firstRow ?? (page ? (page.number - 1) * page.size : 0)
  const reason = selecting?.reasonOf?.(row)
  return (
    <TableRow
      {...place}
      id={line.key}
      ariaIndex={firstRow + line.row + 2}
      layout={layout}
      header={rowHeaderOf(table.chosen)}
      tone={props.toneOf?.(row) ?? 'neutral'}
      age={props.ageOf?.(row)}
      isOutside={props.isOutside?.(row) ?? false}
      isActive={line.row === focus.active}
      isExpanded={table.expanded.has(line.key)}
      canPress={props.onOpen !== undefined || layout.hasExpander}
      isChecked={selecting && !reason && isSelected(selecting.selection, line.key)}
      tickReason={reason}
      hands={table.hands}
    />
  )
}
