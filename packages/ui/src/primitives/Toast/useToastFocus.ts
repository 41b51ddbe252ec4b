import { type FocusEvent, useEffect, useRef } from 'react'

/** The key that goes to the toasts and back: F6 walks between the parts of a window in every browser and desktop. */
export const TOAST_KEY = 'F6'

const giveBack = (origin: HTMLElement | null): void => {
  if (origin?.isConnected) origin.focus()
}

/**
 * The toasts' part of the keyboard: F6 brings the focus to them and back to where it was, also while a modal dialog stands.
 * A dialog pulls the focus back whenever it hears on the document that it has left; of a way to the toasts it does not hear.
 * @param hold the time stands still while the focus is on a toast
 * @param release it goes on
 */
export function useToastFocus(hold: () => void, release: () => void) {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)

  useEffect(() => {
    const isIn = (target: EventTarget | null): boolean =>
      target instanceof Node && (region.current?.contains(target) ?? false)
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== TOAST_KEY) return
      const first = region.current?.querySelector<HTMLElement>('li button, li a')
      if (!first) return
      event.preventDefault()
      if (isIn(document.activeElement)) giveBack(cameFrom.current)
      else first.focus()
    }
    const keepArrival = (event: globalThis.FocusEvent): void => {
      if (isIn(event.target)) event.stopPropagation()
    }
    const keepDeparture = (event: globalThis.FocusEvent): void => {
      if (isIn(event.relatedTarget)) event.stopPropagation()
    }
    // The page's root element: above React's own listeners, below the document's, where a dialog keeps watch.
    const root = document.documentElement
    window.addEventListener('keydown', onKeyDown)
    root.addEventListener('focusin', keepArrival)
    root.addEventListener('focusout', keepDeparture)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      root.removeEventListener('focusin', keepArrival)
      root.removeEventListener('focusout', keepDeparture)
    }
  }, [])

  return {
    region,
    /** After a toast with the focus went: to the next one, else back to where the focus came from. */
    moveOn(): void {
      const { activeElement } = document
      // The page that the toast led to may have it already.
      const isTaken = activeElement !== document.body && !region.current?.contains(activeElement)
      const next = region.current?.querySelector<HTMLElement>('li button')
      if (next && !isTaken) next.focus()
      else {
        if (!isTaken) giveBack(cameFrom.current)
        release()
      }
    },
    onFocus(event: FocusEvent<HTMLElement>): void {
      const from = event.relatedTarget
      if (from instanceof HTMLElement && !region.current?.contains(from)) cameFrom.current = from
      hold()
    },
    onBlur(event: FocusEvent<HTMLElement>): void {
      if (!region.current?.contains(event.relatedTarget)) release()
    },
  }
}
