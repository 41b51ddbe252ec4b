import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { MISSING, RowTab } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Badge, IconButton } from '../../primitives/index.ts'
import type { TableColumn } from '../columns.ts'
import type { TableLayout } from '../priorities.ts'
import type { RowTone } from './DataTable.styles.ts'
import { RowTick } from './RowTick.tsx'
import type { LineRef } from './TableBody.tsx'

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
  onExpand: () => void
  /** A press on it does something. */
  canPress: boolean
  tick: { isChecked: boolean; reason: string | undefined; onToggle: (isRange: boolean) => void } | undefined
  /** For the virtual list, which measures it. */
  lineRef: LineRef
  /** Its line of the virtual list. */
  line: number
}

const filled = (content: ReactNode): ReactNode =>
  content === null || content === undefined || content === '' ? MISSING : content

/** One row with its tick, its expander and its cells. */
export function TableRow<T>(props: TableRowProps<T>) {
  const { row, id, ariaIndex, name, layout, header, tone, age, isOutside, isActive, tick } = props
  const t = useText('table')
  const own = useId()
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
        {...(tick && !tick.reason ? { 'aria-selected': tick.isChecked } : {})}
      >
        {tick ? (
          <td data-cell="own">
            <RowTick
              label={t('select', { name })}
              isChecked={tick.isChecked}
              disabledReason={tick.reason}
              onToggle={tick.onToggle}
            />
          </td>
        ) : null}
        {layout.hasExpander ? (
          <td data-cell="own">
            <IconButton
              size="small"
              label={t(props.isExpanded ? 'hideDetails' : 'showDetails', { name })}
              icon={
                props.isExpanded ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />
              }
              aria-expanded={props.isExpanded}
              tooltipSide="end"
              onClick={props.onExpand}
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
              {age || isOutside ? (
                <div data-below="">
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
