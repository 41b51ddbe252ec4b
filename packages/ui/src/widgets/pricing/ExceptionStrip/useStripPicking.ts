import { checkExceptionDays, exceptionNaming, type PricingWeek } from '@corrente/domain/pricing'
import { dateAfter } from '@corrente/domain/time'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Both ends included, `YYYY-MM-DD`. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

interface Picked {
  readonly anchor: string
  readonly end: string
}

const spanOf = ({ anchor, end }: Picked): DaySpan =>
  anchor <= end ? { from: anchor, to: end } : { from: end, to: anchor }

const dateAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined

/** Days that a key goes by; months are told apart by their length. */
function dateByKey(key: string, date: string): string | undefined {
  const day = Number(date.slice(8))
  const monthEnd = (first: string) => dateAfter(`${dateAfter(first, 31).slice(0, 7)}-01`, -1)
  const first = `${date.slice(0, 7)}-01`
  const inMonth = (other: string) => {
    const last = monthEnd(other)
    const wanted = dateAfter(other, day - 1)
    return wanted.startsWith(last.slice(0, 7)) ? wanted : last
  }
  switch (key) {
    case 'ArrowRight':
      return dateAfter(date, 1)
    case 'ArrowLeft':
      return dateAfter(date, -1)
    case 'ArrowDown':
      return inMonth(dateAfter(monthEnd(first), 1))
    case 'ArrowUp':
      return inMonth(`${dateAfter(first, -1).slice(0, 7)}-01`)
    case 'Home':
      return first
    case 'End':
      return monthEnd(first)
    default:
      return undefined
  }
}

interface PickingProps {
  readonly week: PricingWeek
  readonly today: string
  readonly lastDay: string
  readonly onPick: ((span: DaySpan) => void) | undefined
  readonly onShow: (date: string) => void
}

/** Days are picked by a drag, a tap, or Shift and arrows; what would overlap is refused, with its reason. */
export function useStripPicking({ week, today, lastDay, onPick, onShow }: PickingProps) {
  const [picked, setShown] = useState<Picked>()
  // A hand may be faster than a render: what it holds is known at once.
  const held = useRef<Picked>(undefined)
  const setPicked = (next: Picked | undefined) => {
    held.current = next
    setShown(next)
  }
  const [current, setCurrent] = useState(today)
  const [refused, setRefused] = useState<'encloses' | 'overlaps'>()
  const root = useRef<HTMLDivElement>(null)
  const isDragging = useRef(false)
  const finish = (done: Picked) => {
    setPicked(undefined)
    const span = spanOf(done)
    if (span.from === span.to && exceptionNaming(week, span.from)) {
      onShow(span.from)
      return
    }
    if (!onPick || span.from < today) return
    const problem = checkExceptionDays({ ...span, isSingle: false }, week.exceptions)
    if (problem === undefined) onPick(span)
    // The days are there, and in their order.
    else if (problem === 'encloses' || problem === 'overlaps') setRefused(problem)
  }
  useEffect(() => {
    const drop = () => {
      isDragging.current = false
      held.current = undefined
      setShown(undefined)
    }
    // A hand that lets go elsewhere takes the gesture back.
    window.addEventListener('blur', drop)
    window.addEventListener('pointerup', drop)
    return () => {
      window.removeEventListener('blur', drop)
      window.removeEventListener('pointerup', drop)
    }
  }, [])
  const go = (date: string, isLonger: boolean) => {
    const next = date < today ? today : date > lastDay ? lastDay : date
    setPicked(isLonger ? { anchor: picked?.anchor ?? current, end: next } : undefined)
    setCurrent(next)
    setRefused(undefined)
    root.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus()
  }
  return {
    root,
    current,
    refused,
    span: picked && spanOf(picked),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const date = dateAt(event.target)
        // A finger pushes the calendar sideways: with it a day is tapped, and its end is typed.
        if (date === undefined || event.button !== 0) return
        setRefused(undefined)
        setCurrent(date < today ? today : date)
        isDragging.current = event.pointerType !== 'touch'
        setPicked({ anchor: date, end: date })
      },
      onPointerMove: (event: PointerEvent) => {
        const date = dateAt(event.target)
        const now = held.current
        if (isDragging.current && now && date !== undefined && date !== now.end)
          setPicked({ ...now, end: date })
      },
      onPointerUp: (event: PointerEvent) => {
        isDragging.current = false
        const date = dateAt(event.target)
        if (held.current && date !== undefined) finish({ ...held.current, end: date })
      },
      onPointerCancel: () => {
        isDragging.current = false
        setPicked(undefined)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && picked) {
          event.stopPropagation()
          setPicked(undefined)
        } else if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          finish(picked ?? { anchor: current, end: current })
        } else {
          const next = dateByKey(event.key, current)
          if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
          event.preventDefault()
          go(next, event.shiftKey)
        }
      },
    },
  }
}
