import { type KeyboardEvent, useState } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

/** Where somebody is in a chart. */
export interface CursorState {
  /** Position of the mark that pointer or keys are on, 0 … count - 1; the last one before anybody came. */
  readonly index: number
  /** The bubble is open. */
  readonly isShown: boolean
  show(index: number): void
  hide(): void
}

/** @param start where the cursor stands before anybody moved it; kept inside the marks when they become fewer */
export function useCursor(count: number, start: number): CursorState {
  const [state, setState] = useState<{ index?: number; isShown: boolean }>({ isShown: false })
  return {
    index: Math.max(0, Math.min(state.index ?? start, count - 1)),
    isShown: state.isShown && count > 0,
    show: (index) => setState({ index, isShown: true }),
    hide: () => setState((last) => ({ ...last, isShown: false })),
  }
}

export interface CursorProps {
  /** What is drawn, for assistive technology. */
  title: string
  /** Number of marks, at least 1. */
  count: number
  cursor: CursorState
  /** The mark that the cursor is on, in words with its values. */
  text: string
  /** Marks per row, where they stand in rows: up and down then go from row to row, Home and End along one. */
  perRow?: number | undefined
}

const Range = styled.input`
  ${visuallyHidden}
`

/** Where a key leads in rows of marks; undefined for a key that the control itself knows. */
export function keyTarget(key: string, index: number, count: number, perRow: number): number | undefined {
  const row = Math.floor(index / perRow)
  const within = (next: number) => (next >= 0 && next < count ? next : index)
  switch (key) {
    case 'ArrowUp':
      return within(index - perRow)
    case 'ArrowDown':
      return within(index + perRow)
    case 'Home':
      return row * perRow
    case 'End':
      return Math.min(row * perRow + perRow, count) - 1
    default:
      return undefined
  }
}

/** One tab stop per chart: arrows walk from mark to mark, Home and End jump, Escape closes the bubble. */
export function Cursor({ title, count, cursor, text, perRow }: CursorProps) {
  const t = useText('charts')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      cursor.hide()
      return
    }
    const target = perRow ? keyTarget(event.key, cursor.index, count, perRow) : undefined
    if (target === undefined) return
    event.preventDefault()
    cursor.show(target)
  }
  return (
    <Range
      type="range"
      min={0}
      max={count - 1}
      value={cursor.index}
      aria-label={t('cursor', { title })}
      aria-valuetext={text}
      onChange={(event) => cursor.show(event.target.valueAsNumber)}
      onKeyDown={onKeyDown}
      onFocus={() => cursor.show(cursor.index)}
      onBlur={cursor.hide}
    />
  )
}
