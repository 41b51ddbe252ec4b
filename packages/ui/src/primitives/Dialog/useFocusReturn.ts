import { useRef } from 'react'

/**
 * Gives the focus back to where it was when a modal sheet opened. Radix does so only for its own triggers, and our sheets
 * are opened from anywhere.
 */
export function useFocusReturn() {
  const origin = useRef<HTMLElement>(null)
  return {
    /** On opening, before the focus moves in. */
    remember(): void {
      if (document.activeElement instanceof HTMLElement) origin.current = document.activeElement
    },
    /** On closing; an origin that has gone meanwhile leaves the focus to the page. */
    giveBack(event: { preventDefault: () => void }): void {
      event.preventDefault()
      if (origin.current?.isConnected) origin.current.focus()
    },
  }
}
