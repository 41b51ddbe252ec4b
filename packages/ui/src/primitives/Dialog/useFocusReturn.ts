import { useRef } from 'react'

const SHEETS = '[role="dialog"], [role="alertdialog"]'
/** Where the focus was when a sheet opened. */
const origins = new WeakMap<Element, HTMLElement>()
/** The same of those that stand, the latest last. */
const standing: HTMLElement[] = []

/** Where the focus is; on nothing where the sheet that had it closes as this one opens: then where that one was opened from. */
const focused = (): HTMLElement | undefined => {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : standing.at(-1)
}

/**
 * Gives the focus back to where it was when a modal sheet opened. Radix does so only for its own triggers, and our sheets
 * are opened from anywhere. One that was opened from another that has closed meanwhile gives it back to where that was
 * opened from.
 */
export function useFocusReturn() {
  const origin = useRef<HTMLElement>(undefined)
  return {
    /** On opening, before the focus moves in; the event is the sheet's own. */
    remember({ target }: Event): void {
      origin.current = focused()
      if (!origin.current) return
      standing.push(origin.current)
      if (target instanceof Element) origins.set(target, origin.current)
    },
    /** On closing; where nothing of the way here is left, the page's content has it. */
    giveBack(event: Event): void {
      event.preventDefault()
      let to = origin.current
      if (to) standing.splice(standing.lastIndexOf(to), 1)
      // It gave way to another sheet, which has the focus: taken away and brought back, it would be read out twice.
      if (document.activeElement?.closest(SHEETS)) return
      while (to && !to.isConnected) {
        const sheet: Element | null = to.closest(SHEETS)
        to = sheet ? origins.get(sheet) : undefined
      }
      if (to) to.focus()
      else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    },
  }
}
