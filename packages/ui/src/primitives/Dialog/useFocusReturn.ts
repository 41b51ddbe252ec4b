import { useRef } from 'react'

const SHEETS = '[role="dialog"], [role="alertdialog"]'
/** Where the focus was when a sheet opened. */
const origins = new WeakMap<Element, HTMLElement>()

/**
 * Gives the focus back to where it was when a modal sheet opened. Radix does so only for its own triggers, and our sheets
 * are opened from anywhere. One that was opened from another that has closed meanwhile gives it back to where that was
 * opened from.
 */
export function useFocusReturn() {
  const origin = useRef<HTMLElement>(null)
  return {
    /** On opening, before the focus moves in; the event is the sheet's own. */
    remember({ target }: Event): void {
      if (!(document.activeElement instanceof HTMLElement)) return
      origin.current = document.activeElement
      if (target instanceof Element) origins.set(target, document.activeElement)
    },
    /** On closing; where nothing of the way here is left, the focus is left to the page. */
    giveBack(event: Event): void {
      event.preventDefault()
      let to: HTMLElement | null | undefined = origin.current
      while (to && !to.isConnected) {
        const sheet: Element | null = to.closest(SHEETS)
        to = sheet && origins.get(sheet)
      }
      to?.focus()
    },
  }
}
