import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const OPEN_DELAY_MS = 400
/** Time to move the pointer from the trigger onto the bubble. */
const CLOSE_DELAY_MS = 120

/**
 * Opens and closes a tooltip's bubble, which need not be in the page before a hand or the focus is near: soon on hover, at
 * once on keyboard focus and on a click on a disabled trigger, away with Escape, blur and a press.
 */
export function useTooltip() {
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopListening = useRef<() => void>(undefined)
  const [isNear, setNear] = useState(false)
  const isWanted = useRef(false)

  const close = (): void => {
    clearTimeout(timer.current)
    isWanted.current = false
    stopListening.current?.()
    stopListening.current = undefined
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
  }

  const open = (): void => {
    clearTimeout(timer.current)
    isWanted.current = !bubble.current
    setNear(true)
    if (!bubble.current || bubble.current.matches(':popover-open')) return
    bubble.current.showPopover()
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      // The tooltip is the top layer: Escape must not reach the dialog below it.
      event.stopPropagation()
      close()
    }
    // On the window, which hears before the dialogs' own listeners on the document.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    stopListening.current = () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }

  const after = (delay: number, action: () => void): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, delay)
  }

  // What was wanted before the bubble was there opens with it.
  useEffect(() => {
    if (isWanted.current) open()
  })

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      stopListening.current?.()
    },
    [],
  )

  return {
    bubble,
    /** A hand or the focus was here: the bubble must be in the page. */
    isNear,
    triggerHandlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        setNear(true)
        after(OPEN_DELAY_MS, open)
      },
      onPointerLeave: () => after(CLOSE_DELAY_MS, close),
      onPointerDown: close,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) open()
      },
      onBlur: close,
      onClick: (event: MouseEvent) => {
        // A finger cannot hover: a tap on a control that does nothing says why.
        if (event.currentTarget.getAttribute('aria-disabled') === 'true') open()
      },
    },
    bubbleHandlers: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => after(CLOSE_DELAY_MS, close),
    },
  }
}
