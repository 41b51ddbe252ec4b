import { minuteOf } from '@corrente/domain/day-plan'
import { type Night, type Period, placesOf, type WeekCell, type Weekday } from '@corrente/domain/pricing'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useText } from '../../../messages/index.ts'
import type { GhostStore } from './ghostStore.ts'
import { enterHead } from './headKeys.ts'
import type { WeekEditing } from './useWeekEditing.ts'
import type { WeekWords } from './useWeekWords.ts'
import { type Lifted, liftedAfter, type Spot, selectionOf, spotAfter } from './weekKeys.ts'

export interface WeekKeysParts {
  readonly cellsOn: (day: Weekday) => readonly WeekCell[]
  readonly nightOf: (key: string) => Night | undefined
  readonly grid: RefObject<HTMLElement | null>
  readonly ghosts: GhostStore
  readonly words: WeekWords
  readonly editing: WeekEditing
  readonly isEditable: boolean
  readonly say: (text: string) => void
  readonly onUndo: (() => void) | undefined
  readonly onRedo: (() => void) | undefined
  readonly onCopyDay: (day: Weekday) => void
  readonly onHelp: () => void
}

/** The block or gap that holds a place. */
export const cellAt = (cells: readonly WeekCell[], minute: number): WeekCell | undefined =>
  cells.find(({ start, end }) => minute >= start && minute < end) ?? cells.at(-1)

/** Where a block of a cell stands: the tail of a loaded night, on the day after its own. */
const placeOf = ({ from, day }: WeekCell, { start, end }: Period) => ({ day: from ?? day, start, end })

/** One more step to the left would leave the hours. */
const isAtBegin = ({ minute }: Spot, { key, shiftKey }: KeyboardEvent) =>
  key === 'ArrowLeft' && minute === 0 && !shiftKey

/** Ctrl+Z, and what takes it back. */
function pressUndo(
  event: KeyboardEvent,
  { onUndo, onRedo }: Pick<WeekKeysParts, 'onUndo' | 'onRedo'>,
): boolean {
  const key = event.key.toLowerCase()
  if (key === 'y' || (key === 'z' && event.shiftKey)) onRedo?.()
  else if (key === 'z') onUndo?.()
  else return false
  return true
}

/** The keyboard on the week: a row is a line of text. */
export function useWeekKeys({
  cellsOn,
  nightOf,
  grid,
  ghosts,
  words,
  editing,
  isEditable,
  say,
  onUndo,
  onRedo,
  onCopyDay,
  onHelp,
}: WeekKeysParts) {
  const t = useText('pricing-week')
  const [caret, setCaret] = useState<Spot>({ day: 'MONDAY', minute: 0 })
  const anchor = useRef<Spot>(undefined)
  const [lifted, setLifted] = useState<Lifted>()
  const digits = useRef('')
  const drop = () => {
    anchor.current = undefined
    ghosts.set([])
  }
  const moveTo = (spot: Spot, isSelecting: boolean) => {
    anchor.current = isSelecting ? (anchor.current ?? caret) : undefined
    const selection = anchor.current && selectionOf(anchor.current, spot)
    ghosts.set(selection?.days.flatMap((day) => placesOf(day, selection.span)) ?? [])
    setCaret(isSelecting ? spot : { ...spot, minute: Math.min(1440, spot.minute) })
    const [first, last] = [selection?.days[0], selection?.days.at(-1)]
    if (selection && first && last)
      say(
        first === last
          ? t('say.selected', { day: words.day(first), span: words.span(selection.span) })
          : t('say.selectedDays', {
              from: words.day(first),
              to: words.dayWithin(last),
              span: words.span(selection.span),
            }),
      )
    else say(t('say.time', { day: words.day(spot.day), time: words.time(spot.minute) }))
  }
  const showLifted = (next: Lifted | undefined) => {
    setLifted(next)
    ghosts.set(next ? placesOf(next.day, next.span) : [])
  }
  const pressLifted = (event: KeyboardEvent, now: Lifted): boolean => {
    if (event.key === 'Escape' || event.key === 'Enter') {
      showLifted(undefined)
      if (event.key === 'Enter') editing.put(now.keys, now.day, now.span)
      else say(t('say.back'))
      return true
    }
    const next = liftedAfter(now, event)
    if (!next) return false
    showLifted(next)
    if (next.part === 'end') say(t('say.end', { time: words.time(next.span.end) }))
    else say(t('say.start', { time: `${words.dayWithin(next.day)} ${words.time(next.span.start)}` }))
    return true
  }
  const openBox = (cell: WeekCell | undefined) => {
    const selection = anchor.current && selectionOf(anchor.current, caret)
    drop()
    if (selection) editing.setBox({ on: 'new', ...selection })
    else if (cell?.period) editing.setBox({ on: 'period', key: cell.period.key, at: caret.minute })
    else if (cell)
      editing.setBox({ on: 'new', days: [caret.day], span: { start: cell.start, end: cell.end } })
  }
  /** A block; a night with its other half, unless Shift takes one alone. */
  const keysOf = ({ key }: Period, isAlone: boolean) => (isAlone ? undefined : nightOf(key)?.keys) ?? [key]
  const lift = (cell: WeekCell, isAlone: boolean) => {
    const { period } = cell
    if (!period) return say(t('say.nothingToLift'))

    const night = isAlone ? undefined : nightOf(period.key)
    const { day, start, end } = night ?? placeOf(cell, period)
    showLifted({ keys: keysOf(period, isAlone), part: 'block', day, span: { start, end } })
    say(t(night ? 'say.liftedNight' : 'say.lifted'))
  }
  const pressEdit = (event: KeyboardEvent): boolean => {
    const cell = cellAt(cellsOn(caret.day), caret.minute)
    const { period } = cell ?? {}
    const key = event.key.toLowerCase()
    if (key === 'enter') openBox(cell)
    else if (key === ' ' && cell) lift(cell, event.shiftKey)
    else if ((key === 'delete' || key === 'backspace') && period)
      editing.clear(...keysOf(period, event.shiftKey))
    else if (key === 'delete' || key === 'backspace') say(t('say.nothing'))
    else if (key === 's' && period) editing.split(period.key, caret.minute)
    else if (key === 'd') onCopyDay(caret.day)
    else return key === ' '
    return true
  }
  const pressDigit = (event: KeyboardEvent): boolean => {
    if (!/^\d$/.test(event.key)) return false
    digits.current = (digits.current + event.key).slice(-4)
    const minute = digits.current.length === 4 ? minuteOf(digits.current) : undefined
    if (digits.current.length === 4) digits.current = ''
    if (minute !== undefined) moveTo({ ...caret, minute }, false)
    return true
  }
  const press = (event: KeyboardEvent): boolean => {
    if (lifted) return pressLifted(event, lifted)
    if (pressDigit(event)) return true
    digits.current = ''
    if (isAtBegin(caret, event) && grid.current) {
      enterHead(grid.current, caret.day)
      return true
    }
    const spot = spotAfter(caret, event, cellsOn(caret.day))
    if (spot) {
      moveTo(spot, event.shiftKey)
      return true
    }
    if (event.key === 'Escape' && anchor.current) {
      drop()
      return true
    }
    if (event.key === '?') {
      onHelp()
      return true
    }
    if (event.ctrlKey || event.metaKey) return isEditable && pressUndo(event, { onUndo, onRedo })
    return isEditable && !event.altKey && pressEdit(event)
  }
  return {
    caret,
    lifted,
    /** The hours and days that Shift and the arrows chose. */
    selection: () => anchor.current && selectionOf(anchor.current, caret),
    setCaret: (spot: Spot) => {
      drop()
      setCaret(spot)
    },
    onKeyDown: (event: KeyboardEvent) => {
      // A letter that is typed here is no shortcut of the product.
      if (event.key.length === 1) event.stopPropagation()
      if (!press(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onBlur: () => {
      if (lifted) showLifted(undefined)
    },
  }
}
