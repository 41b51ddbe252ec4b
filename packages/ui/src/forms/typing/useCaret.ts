import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Puts the caret where it belongs after a field wrote its text anew, also where the text is the same as before: React
 * would leave the caret at the end.
 */
export function useCaret() {
  const wanted = useRef<{ input: HTMLInputElement; at: number } | undefined>(undefined)
  const [, redraw] = useState(0)
  useLayoutEffect(() => {
    const place = wanted.current
    wanted.current = undefined
    if (place && place.input === document.activeElement) place.input.setSelectionRange(place.at, place.at)
  })
  return (input: HTMLInputElement, at: number): void => {
    wanted.current = { input, at }
    redraw((count) => count + 1)
  }
}
