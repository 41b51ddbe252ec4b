import { measureElement, useVirtualizer } from '@tanstack/react-virtual'
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useMemo,
  useState,
} from 'react'
import type { TableDensity } from '../columns.ts'
import { drawnLines, lineOfRow, type TableLine } from '../lines.ts'
import { Body, Gap } from './DataTable.styles.ts'
import { createLearnedSize } from './learnedSize.ts'
import type { RowFocus } from './useRowFocus.ts'

/** Height of the headings, CSS pixels: the rows begin below them in the box that scrolls. */
const HEAD_BLOCK_SIZE = 37
const PANEL_BLOCK_SIZE = 160

/** Measures a line of a virtual list; undefined where all lines are drawn. */
export type LineRef = ((element: HTMLTableRowElement | null) => void) | undefined

export interface TableBodyProps {
  bodyRef: RefObject<HTMLTableSectionElement | null>
  /** The box that scrolls, where the list is virtual. */
  scroller: RefObject<HTMLElement | null>
  isVirtual: boolean
  lines: readonly TableLine[]
  focus: RowFocus
  density: TableDensity
  /** Cells of a row. */
  span: number
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onClick: (event: MouseEvent<HTMLElement>) => void
  /** Draws a line; a virtual list measures it through the ref. */
  renderLine: (line: TableLine, index: number, ref: LineRef) => ReactNode
  /** Skeleton rows, while there are no others. */
  children: ReactNode
}

/** The rows and panels in sight; what is not drawn is held open by rows as high. */
export function TableBody(props: TableBodyProps) {
  const { bodyRef, scroller, isVirtual, lines, focus, density, span, onKeyDown, onClick } = props
  const pinned = lineOfRow(lines, focus.active)
  const [learned] = useState(createLearnedSize)
  // Written once: a row that is not as high as was thought asks for the keys of all. Another function measures them anew.
  const keys = useMemo(() => lines.map(({ kind, key }) => `${kind} ${key}`), [lines])
  const keyOfLine = useCallback((index: number) => keys[index] ?? index, [keys])
  const virtual = useVirtualizer({
    count: lines.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.kind === 'panel' ? PANEL_BLOCK_SIZE : learned.guess(density)),
    getItemKey: keyOfLine,
    measureElement: (element: HTMLTableRowElement, entry, instance) => {
      const size = measureElement(element, entry, instance)
      if (element.dataset.row !== undefined && size > 0) learned.see(density, size)
      return size
    },
    scrollMargin: HEAD_BLOCK_SIZE,
    overscan: 8,
    useFlushSync: false,
    rangeExtractor: (range) => drawnLines(range, pinned),
  })
  let end = HEAD_BLOCK_SIZE
  return (
    <Body
      ref={bodyRef}
      $density={density}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {props.children}
      {isVirtual
        ? virtual.getVirtualItems().map((item) => {
            const line = lines[item.index]
            const gap = item.start - end
            end = item.end
            return line ? (
              <Fragment key={item.key}>
                <Space blockSize={gap} span={span} />
                {props.renderLine(line, item.index, virtual.measureElement)}
              </Fragment>
            ) : null
          })
        : lines.map((line, index) => (
            <Fragment key={`${line.kind} ${line.key}`}>{props.renderLine(line, index, undefined)}</Fragment>
          ))}
      {isVirtual ? <Space blockSize={virtual.getTotalSize() - (end - HEAD_BLOCK_SIZE)} span={span} /> : null}
    </Body>
  )
}

function Space({ blockSize, span }: { blockSize: number; span: number }) {
  return blockSize > 0 ? (
    <Gap aria-hidden="true" style={{ '--gap': blockSize }}>
      <td colSpan={span} />
    </Gap>
  ) : null
}
