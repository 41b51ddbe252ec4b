import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * How wide an element is, CSS pixels; measured before the first paint, so that nothing jumps, and followed from then on.
 * @returns the ref to put on the element, and 0 until it stands.
 */
export function useInlineSize<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null)
  const [size, setSize] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
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
