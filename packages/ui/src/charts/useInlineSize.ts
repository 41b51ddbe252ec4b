import { type RefCallback, useCallback, useState } from 'react'
import { useTextScale } from '../foundations/index.ts'

/** A drawing in units of its own: at the browser's usual text a unit is a CSS pixel, with larger text all of it grows. */
export interface Drawing {
  /** To put on the element that it fills. */
  readonly root: RefCallback<HTMLElement>
  /** Units; 0 until the element stands. */
  readonly width: number
  /** CSS pixels of a unit. */
  readonly scale: number
  /** What the `svg` says of its size. @param height units */
  readonly frame: (height: number) => { width: number; height: number; viewBox?: string }
}

/**
 * How wide a drawing is; measured before the first paint, so that nothing jumps, and followed from then on, also when the
 * element comes later than its component.
 */
export function useDrawing(): Drawing {
  const [size, setSize] = useState(0)
  const scale = useTextScale()
  const root = useCallback((element: HTMLElement | null) => {
    if (!element) return
    setSize(Math.floor(element.clientWidth))
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(Math.floor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = Math.floor(size / scale)
  return {
    root,
    width,
    scale,
    frame: (height) => ({
      width: width * scale,
      height: height * scale,
      ...(scale === 1 ? {} : { viewBox: `0 0 ${width} ${height}` }),
    }),
  }
}
