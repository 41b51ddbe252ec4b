import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { listTarget, useFormats, useTextScale } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { type LogText, lineOfRow, rowOfLine } from '../logText.ts'
import { useCoverLine } from '../useCoverLine.ts'
import { useLineWords } from '../useLineWords.ts'
import { All, Box, LINE_BLOCK } from './LogLines.styles.ts'
import { LogRow } from './LogRow.tsx'

/** Two marks around a part, by their lines; with one of them the part is not whole yet. */
export interface LogMarks {
  readonly from: number | undefined
  readonly to: number | undefined
}

export interface LogLinesProps {
  log: LogText
  /** The lines that are shown, ascending; undefined: all of them. */
  rows: Int32Array | undefined
  /** What is marked in them. */
  search: string
  /** The line that keys and the details are about. */
  selected: number | undefined
  onSelect: (line: number) => void
  marks: LogMarks
  /** Its number was pressed. */
  onMark: (line: number) => void
  /** Lines as they came instead of columns. */
  isRaw: boolean
  /** Leaves room below for the line that is looked at. */
  isShort: boolean
  /** Whether the end is in sight: then it stays so when lines come. */
  isAtEnd: boolean
  /** The end came into sight, or went out of it. */
  onAtEnd: (isAtEnd: boolean) => void
}

const PAGE = 20
/** Lines that are drawn on each side of those in sight. */
const OVERSCAN = 12
/** Nearer to the end than so many lines is at the end. */
const SLACK = 1.5

/** The lines of a log in the order of the file, of which only those in sight are drawn. */
export function LogLines(props: LogLinesProps) {
  const { log, rows, selected, marks, isAtEnd, onAtEnd, onSelect } = props
  const t = useText('logs')
  const { integer } = useFormats()
  const cover = useCoverLine()
  const say = useLineWords()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const count = rows?.length ?? log.count
  const block = LINE_BLOCK * useTextScale()
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => block,
    overscan: OVERSCAN,
    useFlushSync: false,
  })
  const row = selected === undefined ? -1 : rowOfLine(rows, selected)
  useEnds(count, isAtEnd, row, virtual.scrollToIndex)

  const onScroll = () => {
    const box = scroller.current
    if (!box) return
    const is = box.scrollHeight - box.scrollTop - box.clientHeight < SLACK * block
    if (is !== isAtEnd) onAtEnd(is)
  }
  const go = (to: number) => {
    const line = lineOfRow(rows, to)
    if (line !== undefined) onSelect(line)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : listTarget(event.key, row, count - 1, PAGE)
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : undefined
    const line = lineOfRow(rows, Number(target?.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1))
    if (line === undefined) return
    onSelect(line)
    if (target?.closest('[data-gutter]')) props.onMark(line)
  }
  // As many rows as are drawn at once: a row that leaves is written anew for the one that comes, which costs less than
  // to build it. A row that stays in sight stays the same element.
  const slots = Math.ceil((virtual.scrollRect?.height ?? 0) / block) + 1 + 2 * OVERSCAN
  const all: CSSProperties & Record<'--all', string> = { '--all': `${virtual.getTotalSize()}px` }
  const [from, to] = [marks.from ?? marks.to ?? -1, marks.to ?? marks.from ?? -1]
  return (
    <Box
      ref={scroller}
      $isShort={props.isShort}
      role="listbox"
      aria-label={t('lines.label')}
      tabIndex={0}
      aria-activedescendant={row >= 0 && row < count ? `${id}-${row}` : undefined}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <All role="presentation" style={all}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lineOfRow(rows, index)
          if (line === undefined || line >= log.count) return null
          const pair = log.pairOf(line)
          return (
            <LogRow
              key={index % slots}
              id={`${id}-${index}`}
              say={say}
              raw={cover(log.rawAt(line))}
              pairRaw={pair !== undefined && pair < line ? cover(log.rawAt(pair)) : undefined}
              level={log.levelAt(line)}
              number={integer(line + 1)}
              row={index}
              rows={count}
              at={start}
              search={props.search}
              isSelected={line === selected}
              isPart={line >= from && line <= to}
              isRaw={props.isRaw}
            />
          )
        })}
      </All>
    </Box>
  )
}

/** Keeps the end in sight where it was, and brings a newly selected row into sight. */
function useEnds(
  count: number,
  isAtEnd: boolean,
  row: number,
  scrollTo: (index: number, options: { align: 'end' | 'auto' | 'center' }) => void,
) {
  const stay = useEffectEvent(() => {
    if (isAtEnd && count > 0) scrollTo(count - 1, { align: 'end' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of lines is another end
  useLayoutEffect(() => stay(), [count, isAtEnd])
  const reveal = useEffectEvent(() => {
    if (row >= 0 && row < count) scrollTo(row, { align: 'auto' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row is brought into sight when it is selected, not when it moves
  useEffect(() => reveal(), [row])
}
