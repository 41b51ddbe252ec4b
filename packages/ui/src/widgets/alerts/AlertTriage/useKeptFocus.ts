import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Where what had the focus was taken away and no row is left to take it, the button of the shelf gets it: nobody is
 * thrown to the page's start by unmuting the last problem.
 * @param root holds the shelves' buttons
 * @param count how much there is to act on; the focus is looked at when it falls
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useLayoutEffect(() => {
    const hasFallen = count < before.current
    before.current = count
    const { activeElement } = document
    // Or the table that is empty now, which offers nothing to press.
    const isLost = activeElement === document.body || activeElement instanceof HTMLTableElement
    if (hasFallen && isLost) root.current?.querySelector<HTMLElement>('button[aria-pressed="true"]')?.focus()
  }, [root, count])
}
