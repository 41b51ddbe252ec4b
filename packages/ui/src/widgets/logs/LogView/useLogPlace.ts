import { stepTo } from '@corrente/domain/logs'
import { useState } from 'react'
import { useSingleKeys } from '../../../foundations/index.ts'
import type { LogMarks } from '../LogLines/LogLines.tsx'
import { lineOfRow, rowOfLine } from '../logText.ts'
import type { LogViewProps } from './logViewProps.ts'

const NONE = new Int32Array()
const NO_MARKS: LogMarks = { from: undefined, to: undefined }

/** A key as React tells it, or the document. */
export type LogKey = Pick<
  KeyboardEvent,
  'key' | 'target' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'
>

/** Where somebody is in a log: the line, the marks, the end in sight or not. */
export interface LogPlace {
  readonly selected: number | undefined
  readonly select: (line: number | undefined) => void
  readonly marks: LogMarks
  /** The first mark, or the one that ends the part; a third begins a new one. */
  readonly mark: (line: number) => void
  readonly clearMarks: () => void
  readonly isRaw: boolean
  readonly setRaw: (isRaw: boolean) => void
  readonly isAtEnd: boolean
  readonly setAtEnd: (isAtEnd: boolean) => void
  readonly toEnd: () => void
  /** Shown lines that came since the end went out of sight. */
  readonly fresh: number
  /** Which of the errors or hits is selected, from 1; 0 for none. */
  readonly error: number
  readonly hit: number
  readonly toError: (step: 1 | -1) => void
  readonly toHit: (step: 1 | -1) => void
  readonly onKeyDown: (event: LogKey) => void
}

/** Keeps the place in a log while lines come, filters change and keys are pressed. */
export function useLogPlace({ log, account, isFollowing, onFollow }: LogPlaceProps): LogPlace {
  const [selected, select] = useState<number>()
  const [marks, setMarks] = useState(NO_MARKS)
  const [isRaw, setRaw] = useState(false)
  const [isAtEnd, setAtEnd] = useState(true)
  const [seen, setSeen] = useState(0)
  const count = log?.text.count ?? 0
  const [of, setOf] = useState({ account, count })
  if (isAtEnd && seen !== count) setSeen(count)
  // Another account's log, or a shorter one, which is another day's: no place of the former holds in it.
  if (of.account !== account || of.count !== count) {
    setOf({ account, count })
    if (of.account !== account || count < of.count) {
      select(undefined)
      setMarks(NO_MARKS)
      setAtEnd(true)
    }
  }
  const { rows, errors = NONE, hits = NONE } = log?.answer ?? {}
  const row = selected === undefined ? -1 : rowOfLine(rows, selected)
  const step = (places: Int32Array) => (by: 1 | -1) => {
    const to = lineOfRow(rows, stepTo(places, row === -1 ? (rows?.length ?? count) : row, by))
    if (to !== undefined) select(to)
  }
  const mark = (line: number) =>
    setMarks(({ from, to }) => {
      if (from === undefined || to !== undefined) return { from: line, to: undefined }
      return { from: Math.min(from, line), to: Math.max(from, line) }
    })
  const toEnd = () => {
    select(undefined)
    setAtEnd(true)
  }
  const place = {
    selected,
    select,
    marks,
    mark,
    clearMarks: () => setMarks(NO_MARKS),
    isRaw,
    setRaw,
    isAtEnd,
    setAtEnd,
    toEnd,
    fresh: Math.max(0, (rows?.length ?? count) - rowOfLine(rows, seen)),
    error: placeOf(errors, row),
    hit: placeOf(hits, row),
    toError: step(errors),
    toHit: step(hits),
  }
  const onKeyDown = useLogKeys({ ...place, follow: () => onFollow(!isFollowing) })
  return { ...place, onKeyDown }
}

type LogPlaceProps = Pick<LogViewProps, 'log' | 'account' | 'isFollowing' | 'onFollow'>

const placeOf = (places: Int32Array, row: number): number => (row === -1 ? 0 : places.indexOf(row) + 1)

const TYPED = 'input, textarea, select, [contenteditable]'

/** Single letters of this page: errors, hits, marks, the end. None where somebody types, or put them off (WCAG 2.1.4). */
function useLogKeys(place: Omit<LogPlace, 'onKeyDown'> & { follow: () => void }) {
  const isOn = useSingleKeys()
  return (event: LogKey) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    const isTyped = target instanceof HTMLElement && target.matches(TYPED)
    if (event.key === 'Escape' && !isTyped && place.selected !== undefined) return place.select(undefined)
    if (!isOn || isTyped) return
    const back = event.shiftKey ? -1 : 1
    const actions: Readonly<Record<string, () => void>> = {
      e: () => place.toError(back),
      n: () => place.toHit(back),
      m: () => place.selected !== undefined && place.mark(place.selected),
      r: () => place.setRaw(!place.isRaw),
      f: () => place.follow(),
      '.': () => place.toEnd(),
    }
    const action = actions[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  }
}
