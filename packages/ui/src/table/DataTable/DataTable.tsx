import { useRef } from 'react'
import styled from 'styled-components'
import { useSingleKeys, VisuallyHidden } from '../../foundations/index.ts'
import { Skeleton } from '../../primitives/index.ts'
import type { TableLayout } from '../priorities.ts'
import { TableOptions } from '../TableOptions/TableOptions.tsx'
import { Foot, Refreshing, Root, Scroller, Table } from './DataTable.styles.ts'
import { TableBar } from './TableBar.tsx'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { NoRows, TableNotices } from './TableNotices.tsx'
import { tableLine } from './tableLine.tsx'
import type { DataTableProps } from './tableProps.ts'
import { useDataTable } from './useDataTable.ts'
import { useRowEvents } from './useRowEvents.ts'
import { useRowFocus } from './useRowFocus.ts'

interface SkeletonRowsProps<T> {
  layout: TableLayout<T>
  hasTicks: boolean
  /** How many. */
  count: number
}

const Line = styled.tr``
const Place = styled.span`
  display: flex;

  &[data-number] {
    justify-content: flex-end;
  }
`

/** Shares of a cell that a value may fill; they differ along a row and down a column, as values do. */
const SHARES = ['72%', '48%', '64%', '56%', '80%']

/** Rows in the shape of what comes; the heading stays, so that nothing moves when it does. */
function SkeletonRows<T>({ layout, hasTicks, count }: SkeletonRowsProps<T>) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
    <Line key={row} aria-hidden="true">
      {hasTicks ? <td data-cell="mark" /> : null}
      {layout.hasExpander ? <td data-cell="mark" /> : null}
      {layout.shown.map(({ column }, index) => (
        <td key={column.key} data-cell={column.kind ?? 'text'}>
          <Place data-number={column.kind === 'number' ? '' : undefined}>
            <Skeleton inlineSize={SHARES[(row + index * 2) % SHARES.length] ?? '60%'} blockSize="12px" />
          </Place>
        </td>
      ))}
    </Line>
  ))
}

/**
 * Rows of one kind in columns: sorted, ticked, expanded, opened, by pointer and by keyboard. Columns leave by priority
 * where there is no room and show in the row's panel, so that the page never scrolls sideways, from 360 px on.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { rows, selecting, onOpen, onViewChange } = props
  const isOn = useSingleKeys()
  const hasSingleKeys = props.hasSingleKeys ?? isOn
  const table = useDataTable(props)
  const { layout, state, view, span } = table
  const body = useRef<HTMLTableSectionElement>(null)
  const focus = useRowFocus(table.keys, body)
  const events = useRowEvents(table, focus, hasSingleKeys)
  const isLoading = state.kind === 'loading'

  return (
    <Root>
      {selecting || onViewChange || props.note || props.newRows ? (
        <TableBar
          selecting={selecting}
          total={table.total}
          onSelect={table.select}
          tick={layout.isCards ? table.page : undefined}
          newRows={props.newRows}
          note={props.note}
          options={
            onViewChange ? (
              <TableOptions
                columns={props.columns}
                view={view}
                onChange={onViewChange}
                dropped={layout.dropped}
                {...(layout.isCards && props.onSortChange && { sort: props.sort, onSort: table.sortBy })}
                canOpen={onOpen !== undefined}
                canSelect={selecting !== undefined}
                hasSingleKeys={hasSingleKeys}
              />
            ) : null
          }
        />
      ) : null}
      <TableNotices state={state} hasRows={rows.length > 0} unreadRows={props.unreadRows ?? 0} />
      {state.kind === 'refreshing' ? <Refreshing /> : null}
      <Scroller
        ref={table.scroller}
        $scrolls={props.blockSize !== undefined}
        $isCards={layout.isCards}
        style={{ '--block': props.blockSize, '--sticky': `${props.stickyOffset ?? 0}px` }}
      >
        <Table
          role="grid"
          aria-label={props.label}
          aria-rowcount={isLoading ? -1 : Math.max(table.total, rows.length) + 1}
          aria-busy={isLoading || state.kind === 'refreshing' || undefined}
          {...(selecting ? { 'aria-multiselectable': true } : {})}
        >
          <TableHead
            layout={layout}
            sort={props.sort}
            onSort={props.onSortChange ? table.sortBy : undefined}
            tick={table.page}
          />
          <TableBody
            {...events}
            bodyRef={body}
            scroller={table.scroller}
            isVirtual={props.blockSize !== undefined}
            lines={table.lines}
            focus={focus}
            density={view.density}
            span={span}
            renderLine={(line, index, lineRef) => tableLine(props, table, focus, { line, index, lineRef })}
          >
            {isLoading ? (
              <SkeletonRows
                layout={layout}
                hasTicks={selecting !== undefined}
                count={props.skeletonRows ?? 10}
              />
            ) : null}
          </TableBody>
        </Table>
      </Scroller>
      {rows.length === 0 ? <NoRows state={state} empty={props.empty} /> : null}
      {props.footer ? <Foot>{props.footer}</Foot> : null}
      <VisuallyHidden role="status">{table.status}</VisuallyHidden>
    </Root>
  )
}
