import { useVirtualizer } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useRef } from 'react'
import { usePersonal, useTextScale } from '../../foundations/index.ts'
import { SHAPE_STATUS, STATUS_SHAPES } from '../../primitives/index.ts'
import { optionText } from './optionText.ts'
import { Canvas, Scroller } from './PickList.styles.ts'
import type { PickRow, PickState } from './rows.ts'

interface PickListProps {
  /** Id of the listbox; rows get `{id}-{index}`. */
  id: string
  /** What is listed. */
  label: string
  rows: readonly PickRow[]
  isPicked: (key: string) => boolean
  /** Why a row cannot be picked or taken back now. */
  lockedReasonOf?: ((key: string) => string | undefined) | undefined
  /** What a row is at this moment, on a line of its own; asked for those in view alone. */
  stateOf?: ((key: string) => PickState | undefined) | undefined
  /** Nothing can be picked now; the frame around says why. */
  isOff?: boolean
  /** Index of the active row, -1 for none. */
  active: number
  /** A row was pressed; `isRange` with Shift. */
  onPress: (index: number, isRange: boolean) => void
  onDoublePress?: (index: number) => void
  /** Height of the list in px. */
  blockSize: number
  /** That is the most: it is no taller than its rows, unless what stands beside it is. */
  isFitted?: boolean
  /** The list itself takes the focus and hears the keys; else a field beside it does. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  ref?: Ref<HTMLDivElement>
}

const ROW = 36
const ROW_WITH_NOTE = 48
const ROW_WITH_STATE = 64
/** Rows beyond each edge; of tall ones fewer cover as much. */
const OVERSCAN = 6
const OVERSCAN_TALL = 4

/** Rows to pick from; of 40,000 only a screenful is in the page, and each tells its place among all. */
export function PickList({
  id,
  label,
  rows,
  isPicked,
  lockedReasonOf,
  stateOf,
  isOff = false,
  active,
  onPress,
  onDoublePress,
  blockSize,
  isFitted = false,
  onKeyDown,
  ref,
}: PickListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const personal = usePersonal()
  const scale = useTextScale()
  const hasNotes = rows.some(({ note }) => note) || lockedReasonOf !== undefined
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => scale * (stateOf ? ROW_WITH_STATE : hasNotes ? ROW_WITH_NOTE : ROW),
    overscan: stateOf ? OVERSCAN_TALL : OVERSCAN,
    // A scroll is drawn with the next frame, not in the middle of its event.
    useFlushSync: false,
    // The active row is always in the page, so that `aria-activedescendant` never points at nothing.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan)
      const to = Math.min(count - 1, endIndex + overscan)
      const indexes = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
      return active >= 0 && active < count && (active < from || active > to) ? [...indexes, active] : indexes
    },
  })
  useEffect(() => {
    if (active >= 0) virtual.scrollToIndex(active, { align: 'auto' })
  }, [active, virtual])

  const press = (event: MouseEvent, index: number): void => onPress(index, event.shiftKey)
  return (
    <Scroller
      ref={(node) => {
        scroller.current = node
        if (typeof ref === 'function') ref(node)
        else if (ref) ref.current = node
      }}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      tabIndex={onKeyDown ? 0 : -1}
      {...(onKeyDown && active >= 0 && active < rows.length
        ? { 'aria-activedescendant': `${id}-${active}` }
        : {})}
      onKeyDown={onKeyDown}
      data-fitted={isFitted}
      style={{ '--block': blockSize }}
    >
      <Canvas role="presentation" style={{ '--total': virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index]
          if (row === undefined) return null
          const locked = lockedReasonOf?.(row.key)
          const text = row.isTextPersonal ? personal(row.text) : row.text
          const note = locked ?? (row.isNotePersonal && row.note ? personal(row.note) : row.note)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the list or by the field beside it
            <div
              key={row.key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              title={text}
              aria-selected={isPicked(row.key)}
              aria-disabled={isOff || locked !== undefined || undefined}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              data-active={index === active}
              style={{ insetBlockStart: start, blockSize: size }}
              onClick={(event) => press(event, index)}
              {...(onDoublePress ? { onDoubleClick: () => onDoublePress(index) } : {})}
            >
              <span data-part="tick" data-on={isPicked(row.key)} aria-hidden="true">
                {isPicked(row.key) ? <Check strokeWidth={3} /> : null}
              </span>
              <span data-part="words">
                <span>{optionText(text).text}</span>
                {stateOf && <StateLine state={stateOf(row.key)} />}
                {note ? <span data-part="note">{note}</span> : null}
              </span>
            </div>
          )
        })}
      </Canvas>
    </Scroller>
  )
}

/** The mark of a state and its words, in the one style of the list. */
function StateLine({ state }: { readonly state: PickState | undefined }) {
  if (state === undefined) return null
  const shape = state.shape ?? 'unknown'
  return (
    <span data-part="state">
      <svg viewBox="0 0 16 16" aria-hidden="true" data-status={SHAPE_STATUS[shape] ?? 'unknown'}>
        <path d={STATUS_SHAPES[shape]} fillRule="evenodd" />
      </svg>
      {state.label}
    </span>
  )
}
