import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo, type ReactNode, useId } from 'react'
import { MISSING, RowTab } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Badge, Flip, IconButton } from '../../primitives/index.ts'
import type { TableColumn } from '../columns.ts'
import type { TableLayout } from '../priorities.ts'
import type { RowTone } from './DataTable.styles.ts'
import { RowTick } from './RowTick.tsx'
import type { LineRef } from './TableBody.tsx'
import type { RowHands } from './useRowHands.ts'

export interface TableRowProps<T> {
  row: T
  /** Its key, as the screen gives it. */
  id: string
  /** Its place among the table's rows, from 1, the heading included. */
  ariaIndex: number
  name: string
  layout: TableLayout<T>
  /** The column that names it. */
  header: TableColumn<T> | undefined
  tone: RowTone
  age: ReactNode
  isOutside: boolean
  /** It is the one in the tab order. */
  isActive: boolean
  isExpanded: boolean
  /** A press on it does something. */
  canPress: boolean
  /** Whether it is ticked; undefined where no row can be. */
  isChecked: boolean | undefined
  /** Why it cannot be ticked. */
  tickReason: string | undefined
  hands: RowHands
  /** For the virtual list, which measures it. */
  lineRef: LineRef
  /** Its line of the virtual list. */
  line: number | undefined
}

const filled = (content: ReactNode): ReactNode =>
  content === null || content === undefined || content === '' ? MISSING : content

function Row<T>(props: TableRowProps<T>) {
  const { row, id, ariaIndex, name, layout, header, tone, age, isOutside, isActive } = props
  const { isChecked, tickReason, hands } = props
  const t = useText('table')
  const own = useId()
  const onCard = layout.isCards ? header?.onCard?.(row) : undefined
  return (
    <RowTab isOn={isActive}>
      <tr
        ref={props.lineRef}
        data-index={props.line}
        data-row={id}
        data-tone={tone === 'neutral' ? undefined : tone}
        data-press={props.canPress || undefined}
        tabIndex={isActive ? 0 : -1}
        aria-rowindex={ariaIndex}
        // Without its tick and its expander, which would say its name twice more for every row.
        aria-labelledby={layout.shown.map(({ column }) => `${own}-${column.key}`).join(' ')}
        {...(isChecked !== undefined && !tickReason ? { 'aria-selected': isChecked } : {})}
      >
        {isChecked === undefined ? null : (
          <td data-cell="own">
            <RowTick
              label={t('select', { name })}
              isChecked={isChecked}
              disabledReason={tickReason}
              onToggle={(isRange) => hands.tick(id, isRange)}
            />
          </td>
        )}
        {layout.hasExpander ? (
          <td data-cell="own">
            <IconButton
              size="small"
              label={t(props.isExpanded ? 'hideDetails' : 'showDetails', { name })}
              icon={
                props.isExpanded ? (
                  <ChevronDown aria-hidden="true" />
                ) : (
                  <Flip as={ChevronRight} aria-hidden="true" />
                )
              }
              aria-expanded={props.isExpanded}
              tooltipSide="end"
              onClick={() => hands.expand(id)}
            />
          </td>
        ) : null}
        {layout.shown.map(({ column }) => {
          const kind = column.kind ?? 'text'
          // A number, a state and an id mean the same in every language.
          const isTranslated = kind === 'text' && !column.unbroken
          if (column !== header)
            return (
              <td
                key={column.key}
                id={`${own}-${column.key}`}
                data-cell={kind}
                translate={isTranslated ? undefined : 'no'}
              >
                {filled(column.cell(row))}
              </td>
            )
          return (
            <th key={column.key} id={`${own}-${column.key}`} data-cell={kind} scope="row">
              {isTranslated ? (
                filled(column.cell(row))
              ) : (
                <span translate="no">{filled(column.cell(row))}</span>
              )}
              {onCard || age || isOutside ? (
                <div data-below="">
                  {onCard}
                  {age}
                  {isOutside ? <Badge tone="warning">{t('noLongerFits')}</Badge> : null}
                </div>
              ) : null}
            </th>
          )
        })}
      </tr>
    </RowTab>
  )
}

/**
 * One row with its tick, its expander and its cells. Drawn again only where something of it changed: a network's message
 * or a tick costs its own row, whatever else stands in the list.
 */
export const TableRow = memo(Row) as typeof Row
