import {
  cellsOfDate,
  changedDays,
  type EditResult,
  type Lane,
  lanesOf,
  nightOf,
  type PricingWeek,
  placesOf,
  priceScale,
  tariffsOf,
  WEEKDAYS,
  type WeekCell,
  type Weekday,
} from '@corrente/domain/pricing'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PriceLook } from './CellView.tsx'
import { createGhostStore, type GhostStore } from './ghostStore.ts'
import { useWeekDrag } from './useWeekDrag.ts'
import { type OpenBox, useWeekEditing } from './useWeekEditing.ts'
import { useWeekKeys } from './useWeekKeys.ts'
import { useWeekWords } from './useWeekWords.ts'
import type { WeekGridProps } from './weekGridProps.ts'

const NO_CELLS: readonly WeekCell[] = []
const NO_LANES: ReadonlyMap<string, Lane> = new Map()

/** What is said to who does not see it: in the next pause, so that quick moves are said once. */
function useSaid() {
  const [said, setSaid] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const say = useCallback((text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSaid(text), 300)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [said, say] as const
}

/** What was drawn stays drawn while its price is asked. */
function useDrawn(ghosts: GhostStore, box: OpenBox | undefined) {
  useEffect(() => {
    if (box?.on !== 'new') return
    ghosts.set(box.days.flatMap((day) => placesOf(day, box.span)))
    return () => ghosts.set([])
  }, [ghosts, box])
}

/** Blocks and gaps of each day, the lanes of what stands twice, and how the prices look. */
function useRows(week: PricingWeek, dates: WeekGridProps['dates']) {
  return useMemo(() => {
    const tariffs = tariffsOf(week)
    const look: PriceLook = { tariffs, shade: priceScale(tariffs) }
    const rows = new Map(
      WEEKDAYS.map((day) => [
        day,
        { cells: cellsOfDate(week, day, dates?.[day]), lanes: lanesOf(week.days[day]) },
      ]),
    )
    const exceptionOn = (day: Weekday) => rows.get(day)?.cells.find(({ kind }) => kind === 'exception')
    return {
      look,
      cellsOn: (day: Weekday) => rows.get(day)?.cells ?? NO_CELLS,
      /** By their keys; a period that meets none has none. */
      lanesOn: (day: Weekday) => rows.get(day)?.lanes ?? NO_LANES,
      exceptionOn,
      /** Days whose own prices an exception hides: they are not to be edited unseen. */
      hidden: WEEKDAYS.filter(exceptionOn),
    }
  }, [week, dates])
}

/** What the grid knows and does: its rows, its edits, its keys and its drags. */
export function useWeekGrid({
  week,
  before,
  onChange,
  readOnlyReason,
  onUndo,
  onRedo,
  dates,
  typed,
}: Omit<WeekGridProps, 'week'> & { week: PricingWeek }) {
  const words = useWeekWords()
  const grid = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const [said, say] = useSaid()
  const [ghosts] = useState(createGhostStore)
  const [copied, setCopied] = useState<Weekday>()
  const [hasHelp, setHelp] = useState(false)
  const [picked, pick] = useState<string>()
  const isEditable = onChange !== undefined && readOnlyReason === undefined
  const rows = useRows(week, dates)
  const onSaid = (result: EditResult) => {
    if (result.isDone) say(words.step(result.step))
  }
  const editing = useWeekEditing(week, rows.hidden, isEditable ? onChange : undefined, onSaid, typed)
  useDrawn(ghosts, editing.box)
  const nightHere = (key: string) => nightOf(week, key)
  const keys = useWeekKeys({
    ...{ grid, ghosts, words, editing, isEditable, say, onUndo, onRedo },
    cellsOn: rows.cellsOn,
    nightOf: nightHere,
    onCopyDay: setCopied,
    onHelp: () => setHelp((is) => !is),
  })
  const focusBack = () => {
    if (grid.current) grid.current.focus({ preventScroll: true })
    else if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const drag = useWeekDrag(
    grid,
    ghosts,
    nightHere,
    isEditable
      ? (gesture) => {
          focusBack()
          if (gesture.kind === 'press') {
            keys.setCaret({ day: gesture.day, minute: gesture.minute })
            // A finger picks a block, which shows its handles; the next tap opens it.
            const isPicked = gesture.key !== undefined && gesture.key === picked
            if (gesture.isTouch) pick(gesture.key)
            if (gesture.isTouch && !isPicked) return
          }
          editing.gesture(gesture)
        }
      : undefined,
  )
  /** Opens the price box from a control, to which the focus goes back where there is no grid. */
  const open = (box: OpenBox) => {
    opener.current = document.activeElement
    editing.setBox(box)
  }
  return {
    ...{
      week,
      words,
      grid,
      said,
      ghosts,
      isEditable,
      rows,
      editing,
      keys,
      drag,
      hasHelp,
      say,
      open,
      focusBack,
    },
    ...{ copied, setCopied, picked },
    /** Keys of the blocks that are drawn out: what is lifted, or what a finger picked, a night with both halves. */
    marked: keys.lifted?.keys ?? (picked === undefined ? [] : (nightHere(picked)?.keys ?? [picked])),
    changed: changedDays(week, before).length,
    isEmpty: WEEKDAYS.every((day) => !week.days[day].general && week.days[day].periods.length === 0),
  }
}

/** What the grid knows and does. */
export type WeekGridModel = ReturnType<typeof useWeekGrid>
