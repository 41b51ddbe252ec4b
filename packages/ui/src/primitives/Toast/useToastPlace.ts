import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ToastState } from './createToaster.ts'

/** A bar that holds a page's actions or the window's lower edge says so. */
const BARS = '[data-lower-edge]'
const FIELDS = 'input, select, textarea, [role="combobox"], [contenteditable="true"]'

export interface ToastPlace {
  /** How much of the window's lower edge bars take, CSS pixels: the toasts stand above. */
  readonly lift: number
  /** They lie on the field with the focus. */
  readonly isInTheWay: boolean
}

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function measure(region: HTMLElement): ToastPlace {
  const tops = [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(
      ({ height, top, bottom }) => height > 0 && bottom >= window.innerHeight && top < window.innerHeight,
    )
    .map(({ top }) => window.innerHeight - top)
  const { activeElement: focused } = document
  const field =
    focused?.matches(FIELDS) && !region.contains(focused) ? focused.getBoundingClientRect() : undefined
  return {
    lift: Math.max(0, ...tops),
    isInTheWay:
      field !== undefined &&
      [...region.querySelectorAll('li')].some((toast) => isOver(toast.getBoundingClientRect(), field)),
  }
}

/** The toasts' one place, and what it meets there: bars that they stand above, and a field that is being filled in. */
export function useToastPlace(region: RefObject<HTMLElement | null>, { shown }: ToastState): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>({ lift: 0, isInTheWay: false })
  useLayoutEffect(() => {
    const { current } = region
    if (!current || shown.length === 0) return undefined
    const find = () => {
      const next = measure(current)
      setPlace((now) => (now.lift === next.lift && now.isInTheWay === next.isInTheWay ? now : next))
    }
    find()
    // With the frame that comes anyway: a dialog that opens would be laid out once more, for each focus on its way.
    let frame = 0
    const findSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(find)
    }
    window.addEventListener('resize', findSoon)
    document.addEventListener('focusin', findSoon)
    document.addEventListener('scroll', findSoon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', findSoon)
      document.removeEventListener('focusin', findSoon)
      document.removeEventListener('scroll', findSoon, { capture: true })
    }
  }, [region, shown])
  return place
}
