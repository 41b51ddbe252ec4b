import { type RefCallback, useCallback, useState } from 'react'

/**
 * How wide an element is, CSS pixels; measured before the first paint, so that nothing jumps, and followed from then on,
 * also when the element comes later than its component.
 * @returns the ref to put on the element, and 0 until it stands.
 */
export function useInlineSize<E extends HTMLElement>(): [RefCallback<E>, number] {
  const [size, setSize] = useState(0)
  const ref = useCallback((element: E | null) => {
    if (!element) return
    setSize(Math.floor(element.clientWidth))
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(Math.floor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
