import type { ListSort } from '@corrente/domain/paging'
import { useMemo, useState } from 'react'
import { useInlineSize, useTextScale } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { chosenColumns, DEFAULT_TABLE_VIEW } from '../columns.ts'
import { linesOf, sameLines } from '../lines.ts'
import { layoutColumns, scaledLayout } from '../priorities.ts'
import { roomOf, withRoom } from '../room.ts'
import { selectedCount } from '../selection.ts'
import { useTableRows } from '../useTableRows.ts'
import type { DataTableProps } from './tableProps.ts'
import { useRowHands } from './useRowHands.ts'
import { useRowTicks } from './useRowTicks.ts'

const NONE: ReadonlySet<string> = new Set()

/** What a table shows and what can be done with it, apart from how it is drawn. */
export function useDataTable<T>(props: DataTableProps<T>) {
  const { columns, rows, keyOf, selecting, renderPanel, onOpen, view = DEFAULT_TABLE_VIEW } = props
  const { hasCards = false } = props
  const { state = { kind: 'ready' }, total = rows.length, sort, page, isSortedByCaller = false } = props
  const t = useText('table')
  const [scroller, inlineSize] = useInlineSize<HTMLDivElement>()
  const scale = useTextScale()
  const [own, setOwn] = useState(NONE)
  const [said, say] = useState('')

  const hasSelect = selecting !== undefined
  const hasPanel = renderPanel !== undefined
  const visible = useMemo(() => chosenColumns(columns, view), [columns, view])
  // By value: while a network lives behind them the rows change each second, and the widths hardly ever.
  const room = JSON.stringify(useMemo(() => roomOf(visible, rows), [visible, rows]))
  const chosen = useMemo(() => withRoom(visible, JSON.parse(room)), [visible, room])
  const layout = useMemo(
    () => scaledLayout(layoutColumns(chosen, inlineSize / scale, { hasSelect, hasPanel, hasCards }), scale),
    [chosen, inlineSize, scale, hasSelect, hasPanel, hasCards],
  )
  const sorted = useTableRows({ rows, keyOf, columns, sort, isSortedByCaller, page, keys: props.keys })
  const { keys } = sorted
  const ticks = useRowTicks(selecting, sorted, (selection) =>
    say(t('selected', { count: selectedCount(selection, total) })),
  )
  const isGone = useMemo(
    () => state.kind === 'ready' && [...own].some((key) => !keys.includes(key)),
    [state.kind, own, keys],
  )
  // A row that has left comes back closed: nobody finds below a search what was opened before it.
  if (isGone) setOwn(new Set([...own].filter((key) => keys.includes(key))))
  const expanded = layout.hasExpander ? (props.expanded ?? own) : NONE
  // Nothing is drawn before the width is known: columns would jump.
  const isDrawn = state.kind !== 'loading' && inlineSize > 0
  const lineUp = useMemo(() => (isDrawn ? linesOf(keys, expanded) : []), [isDrawn, keys, expanded])
  const [held, setHeld] = useState(lineUp)
  const lines = sameLines(held, lineUp)
  if (lines !== held) setHeld(lines)

  const expand = (key: string, isOpen = !expanded.has(key)): void => {
    if (!layout.hasExpander || isOpen === expanded.has(key)) return
    const next = new Set(expanded)
    if (isOpen) next.add(key)
    else next.delete(key)
    setOwn(next)
    props.onExpandedChange?.(next)
  }
  const open = (key: string): void => {
    const row = sorted.rows[keys.indexOf(key)]
    if (row === undefined) return
    if (onOpen) onOpen(row)
    else expand(key)
  }
  const sortBy = (next: ListSort | undefined): void => {
    props.onSortChange?.(next)
    // The new order is read from its beginning, also in the middle of a long list.
    scroller.current?.scrollTo({ top: 0 })
    const column = columns.find(({ key }) => key === next?.key)?.header ?? ''
    say(t(`sorted.${next?.direction ?? 'none'}`, { column }))
  }
  const hands = useRowHands({ expand, tick: ticks.tick })
  const status =
    state.kind === 'loading' ? t('loading') : state.kind === 'refreshing' ? t('refreshing') : said

  return {
    scroller,
    state,
    view,
    total,
    chosen,
    layout,
    rows: sorted.rows,
    keys,
    lines,
    expanded,
    expand,
    open,
    hands,
    select: ticks.select,
    tick: ticks.tick,
    sortBy,
    /** What assistive technology hears, when there is a pause. */
    status,
    page: ticks.page,
    /** Cells of a row, the table's own included. */
    span: layout.shown.length + (hasSelect ? 1 : 0) + (layout.hasExpander ? 1 : 0),
  }
}

export type DataTableModel<T> = ReturnType<typeof useDataTable<T>>
