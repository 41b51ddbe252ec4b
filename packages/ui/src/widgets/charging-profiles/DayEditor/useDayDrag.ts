import {
  addInterval,
  type Block,
  COARSE,
  dragBlock,
  dragEdge,
  drawInto,
  FINE,
  type ProfilePlan,
  withLimit,
} from '@corrente/domain/charging-profiles'
import { type Edge, minuteAt } from '@corrente/domain/day-plan'
import { type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** What a hand holds. */
export type Grip =
  | { readonly on: 'edge'; readonly id: number; readonly edge: Edge }
  | { readonly on: 'block'; readonly id: number; readonly at: number }
  | { readonly on: 'limit'; readonly id: number }
  | { readonly on: 'free'; readonly from: number }

interface Drag {
  readonly grip: Grip
  readonly pointerId: number
  /** What stood there when it began: each move is reckoned from it, and Escape brings it back. */
  readonly before: ProfilePlan
  readonly x: number
  readonly y: number
  readonly hasMoved: boolean
}

/** Fewer pixels are a tap. */
const SLOP = 4

export interface DayDragParts {
  readonly track: RefObject<HTMLDivElement | null>
  readonly plan: ProfilePlan
  /** The top of the axis, amperes. */
  readonly top: number
  readonly onChange: (edit: (plan: ProfilePlan) => ProfilePlan) => void
}

/** Mouse, pen and finger on the axis: what they hold follows them, and Escape lets go of it where it was. */
export function useDayDrag({ track, plan, top, onChange }: DayDragParts) {
  const [drag, setDrag] = useState<Drag>()
  const placeOf = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    return {
      minute: minuteAt(event.clientX - (box?.left ?? 0), box?.width ?? 0),
      amperes: box && box.height > 0 ? ((box.bottom - event.clientY) / box.height) * top : 0,
    }
  }
  const put = (next: ProfilePlan) => onChange(() => next)
  const isDragging = drag !== undefined
  useEffect(() => {
    if (!isDragging) return
    const undo = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      if (drag) onChange(() => drag.before)
      setDrag(undefined)
    }
    document.addEventListener('keydown', undo, true)
    return () => document.removeEventListener('keydown', undo, true)
  }, [isDragging, drag, onChange])

  const take = (event: PointerEvent, grip: Grip) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.stopPropagation()
    track.current?.setPointerCapture(event.pointerId)
    const { clientX: x, clientY: y, pointerId } = event
    setDrag({ grip, pointerId, before: plan, x, y, hasMoved: false })
  }
  /** Puts what is held where the hand is; false: it has not moved. */
  const follow = (held: Drag, event: PointerEvent): boolean => {
    const hasMoved = held.hasMoved || Math.hypot(event.clientX - held.x, event.clientY - held.y) >= SLOP
    if (!hasMoved) return false
    if (!held.hasMoved) setDrag({ ...held, hasMoved })
    const { minute, amperes } = placeOf(event)
    const { grip, before } = held
    const rules = event.shiftKey ? FINE : COARSE
    if (grip.on === 'edge') put(dragEdge(before, grip.id, grip.edge, minute, rules))
    else if (grip.on === 'block') put(dragBlock(before, grip.id, minute - grip.at, rules))
    else if (grip.on === 'limit')
      put(withLimit(before, grip.id, event.shiftKey ? amperes : Math.round(amperes)))
    else put(drawInto(before, grip.from, minute, rules))
    return true
  }
  return {
    /** Where the top of the axis stays while a limit is dragged: it must not run away from the hand. */
    grip: drag?.grip,
    takeEdge: (event: PointerEvent, { id }: Block, edge: Edge) => take(event, { on: 'edge', id, edge }),
    takeBlock: (event: PointerEvent, { id, start }: Block) =>
      take(event, { on: 'block', id, at: placeOf(event).minute - start }),
    takeLimit: (event: PointerEvent, { id }: Block) => take(event, { on: 'limit', id }),
    track: {
      onPointerDown: (event: PointerEvent) => take(event, { on: 'free', from: placeOf(event).minute }),
      onPointerMove: (event: PointerEvent) => {
        if (drag?.pointerId === event.pointerId) follow(drag, event)
      },
      onPointerUp: (event: PointerEvent) => {
        if (drag?.pointerId !== event.pointerId) return
        // The last move may not be drawn yet, so the end of it is reckoned from the hand itself.
        if (!follow(drag, event) && drag.grip.on === 'free') put(addInterval(drag.before, drag.grip.from))
        setDrag(undefined)
      },
      // The finger turned out to scroll the page.
      onPointerCancel: (event: PointerEvent) => {
        if (drag?.pointerId !== event.pointerId) return
        put(drag.before)
        setDrag(undefined)
      },
    },
  }
}
