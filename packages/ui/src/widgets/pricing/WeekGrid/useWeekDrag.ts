import { DAY_MINUTES, minuteAt, type Span, snapMinute } from '@corrente/domain/day-plan'
import { dayAfter, type Night, type Place, placesOf, WEEKDAYS, type Weekday } from '@corrente/domain/pricing'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { createGhostHours } from './ghostHours.ts'
import type { GhostSpan, GhostStore } from './ghostStore.ts'

/** What edges snap to, minutes. */
const STEP = 15
/** Fewer pixels are a press. */
const SLOP = 4
/** A drag may go on into the next morning by so much. */
const BEYOND = 6 * 60
/** How long a finger rests on a block before it moves with it, ms. */
const HOLD_MS = 400

/** What a hand has done, when it lets go. */
export type Gesture =
  | { readonly kind: 'draw'; readonly days: readonly Weekday[]; readonly span: Span }
  | {
      readonly kind: 'put'
      /** Of the block, or of a night's two. */
      readonly keys: readonly [string, ...string[]]
      readonly day: Weekday
      readonly span: Span
      readonly isCopy: boolean
    }
  | {
      readonly kind: 'press'
      readonly key: string | undefined
      readonly day: Weekday
      readonly minute: number
      readonly isTouch: boolean
    }

/** Where a pointer is, and whether it copies. */
interface Hand {
  readonly clientX: number
  readonly clientY: number
  readonly isCopy: boolean
}

/** What a hand has hold of. */
interface HeldBlock {
  readonly keys: readonly [string, ...string[]]
  /** The days from its own to the one where the hand took it. */
  readonly offset: 0 | 1
  readonly span: Span
}

interface Held {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly day: Weekday
  readonly minute: number
  readonly block: HeldBlock | undefined
  /** Key of the block under it. */
  readonly pressed: string | undefined
  readonly edge: 'start' | 'end' | undefined
  /** Minutes from the edge to where its handle was taken: the edge comes along without a leap. */
  readonly grip: number
  readonly track: { readonly start: number; readonly size: number }
  readonly rows: readonly { readonly day: Weekday; readonly top: number; readonly bottom: number }[]
  readonly canMove: () => boolean
  hasMoved: boolean
  hand: Hand
  gesture: Gesture | undefined
}

const dayOf = (text: string | undefined) => WEEKDAYS.find((day) => day === text)
const snap = (minute: number, least = 0, most = DAY_MINUTES) =>
  snapMinute(Math.min(most, Math.max(least, minute)), STEP)

const handOf = ({ clientX, clientY, ctrlKey, altKey, metaKey }: PointerEvent): Hand => ({
  ...{ clientX, clientY },
  isCopy: ctrlKey || altKey || metaKey,
})

const EDGES = ['start', 'end'] as const

/** Where an edge stands on the day on which it is taken. */
const edgeOf = ({ span, offset }: HeldBlock, edge: 'start' | 'end') =>
  edge === 'start' ? span.start : span.end - offset * DAY_MINUTES

/** A block by its element: with its other half where the two are a night, unless an edge or Shift takes one alone. */
function blockOf(
  { key, start, end, offset }: DOMStringMap,
  day: Weekday,
  nightOf: ((key: string) => Night | undefined) | undefined,
): HeldBlock | undefined {
  if (key === undefined) return undefined
  const night = nightOf?.(key)
  return night
    ? { keys: night.keys, offset: night.day === day ? 0 : 1, span: { start: night.start, end: night.end } }
    : { keys: [key], offset: offset === '1' ? 1 : 0, span: { start: Number(start), end: Number(end) } }
}

function takeHold(
  root: HTMLElement,
  event: PointerEvent,
  nightOf: (key: string) => Night | undefined,
): Held | undefined {
  const target = event.target instanceof Element ? event.target : root
  const own = target.closest<HTMLElement>('[data-day]')
  const day = dayOf(own?.dataset.day)
  if (!own || !day) return undefined
  const rows = [...root.querySelectorAll<HTMLElement>('[data-day]')].flatMap((row) => {
    const name = dayOf(row.dataset.day)
    const { top, bottom } = row.getBoundingClientRect()
    return name ? [{ day: name, top, bottom }] : []
  })
  const { left: start, width: size } = own.getBoundingClientRect()
  const data = target.closest<HTMLElement>('[data-key]')?.dataset ?? {}
  const grip = target.closest<HTMLElement>('[data-edge]')?.dataset
  const edge = EDGES.find((each) => each === grip?.edge)
  const isAlone = edge !== undefined || event.shiftKey
  const block = blockOf(data, day, isAlone ? undefined : nightOf)
  const minute = minuteAt(event.clientX - start, size)
  const at = performance.now()
  return {
    pointerId: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    day,
    minute,
    pressed: data.key,
    block,
    edge,
    // A handle for a finger stands outside of its block; the edge itself is where it was taken.
    grip: edge && block && grip?.key !== undefined ? minute - edgeOf(block, edge) : 0,
    track: { start, size },
    rows,
    canMove: () =>
      event.pointerType !== 'touch' ||
      data.key === undefined ||
      edge !== undefined ||
      performance.now() - at >= HOLD_MS,
    hasMoved: false,
    hand: handOf(event),
    gesture: undefined,
  }
}

/** What the hand would do if it let go here. */
function gestureAt(held: Held, shift: number): Gesture {
  const { clientX, clientY, isCopy } = held.hand
  const minute = minuteAt(clientX - held.track.start + shift, held.track.size) - held.grip
  const row = held.rows.find(({ top, bottom }) => clientY >= top && clientY < bottom)
  const beyond = clientY < (held.rows[0]?.top ?? 0) ? held.rows[0] : held.rows.at(-1)
  const day = (row ?? beyond)?.day ?? held.day
  const { block, edge } = held
  if (!block) {
    const [from, to] = [WEEKDAYS.indexOf(held.day), WEEKDAYS.indexOf(day)]
    const ends = [snap(held.minute), snap(minute, 0, DAY_MINUTES + BEYOND)]
    const start = Math.min(...ends)
    const span = { start, end: Math.max(...ends, start + STEP) }
    return { kind: 'draw', days: WEEKDAYS.slice(Math.min(from, to), Math.max(from, to) + 1), span }
  }
  const { start, end } = block.span
  // The end of a loaded night is taken hold of on the day after its own.
  const over = block.offset * DAY_MINUTES
  if (edge === 'start')
    return {
      kind: 'put',
      keys: block.keys,
      day: held.day,
      isCopy: false,
      span: { start: Math.min(snap(minute, -BEYOND), end - 1), end },
    }
  if (edge === 'end')
    return {
      kind: 'put',
      keys: block.keys,
      day: dayAfter(held.day, -block.offset),
      isCopy: false,
      span: {
        start,
        end: Math.max(snap(minute + over, over, DAY_MINUTES + Math.max(BEYOND, over)), start + 1),
      },
    }
  const moved = snapMinute(start + minute - held.minute, STEP)
  const span = { start: moved, end: moved + end - start }
  return { kind: 'put', keys: block.keys, day: dayAfter(day, -block.offset), isCopy, span }
}

/** A span on a day: what goes past midnight is drawn on the next row, and beside its own as well. */
const ghostsOn = (day: Weekday, span: Span): readonly (Place & GhostSpan)[] =>
  placesOf(day, span).map((place) =>
    place.day === day && place.end === DAY_MINUTES && span.end > DAY_MINUTES
      ? { ...place, beyond: span.end - DAY_MINUTES }
      : place,
  )

const ghostsOf = (gesture: Gesture): readonly (Place & GhostSpan)[] => {
  if (gesture.kind === 'press') return []
  return gesture.kind === 'draw'
    ? gesture.days.flatMap((day) => ghostsOn(day, gesture.span))
    : ghostsOn(gesture.day, gesture.span)
}

/**
 * Mouse, pen and finger on the week. While something is dragged only ghosts are drawn; the week is edited once, on release.
 * Escape, a lost window and a scrolling finger take the gesture back.
 */
export function useWeekDrag(
  root: RefObject<HTMLElement | null>,
  ghosts: GhostStore,
  nightOf: (key: string) => Night | undefined,
  onGesture: ((gesture: Gesture) => void) | undefined,
) {
  const held = useRef<Held>(undefined)
  const [drag] = useState(() => {
    const draw = () => {
      if (!held.current) return
      held.current.gesture = gestureAt(held.current, hours.shift())
      ghosts.set(ghostsOf(held.current.gesture))
    }
    const hours = createGhostHours(
      () => root.current?.closest<HTMLElement>('[data-week-scroller]') ?? null,
      draw,
    )
    const letGo = () => {
      const last = held.current
      held.current = undefined
      hours.close()
      ghosts.set([])
      return last
    }
    return { hours, draw, letGo }
  })
  useEffect(() => {
    const takeBack = () => drag.letGo() !== undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !takeBack()) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKey, true)
    window.addEventListener('blur', takeBack)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      window.removeEventListener('blur', takeBack)
    }
  }, [drag])
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || !root.current) return
      held.current = takeHold(root.current, event, nightOf)
      if (!held.current) return
      // A tap is followed by a mouse's press, which would take the focus out of the box that the tap opened, and so close it.
      if (event.pointerType === 'touch') event.preventDefault()
      if (event.isTrusted) root.current.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      const now = held.current
      if (now?.pointerId !== event.pointerId || !onGesture) return
      if (!now.hasMoved && Math.hypot(event.clientX - now.x, event.clientY - now.y) < SLOP) return
      if (!now.hasMoved && !now.canMove()) return
      if (!now.hasMoved) drag.hours.open()
      now.hasMoved = true
      now.hand = handOf(event)
      drag.hours.follow(event.clientX)
      drag.draw()
    },
    onPointerUp: (event: PointerEvent) => {
      const now = held.current
      if (now?.pointerId !== event.pointerId) return
      drag.letGo()
      const press: Gesture = {
        kind: 'press',
        key: now.pressed,
        day: now.day,
        minute: snap(now.minute - STEP / 2),
        isTouch: event.pointerType === 'touch',
      }
      onGesture?.(now.hasMoved && now.gesture ? now.gesture : press)
    },
    onPointerCancel: () => {
      drag.letGo()
    },
  }
}
