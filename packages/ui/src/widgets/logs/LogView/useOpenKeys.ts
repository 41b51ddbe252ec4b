import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { LogKey } from './useLogPlace.ts'

/** So soon after another letter one belongs to it: "g s" leads to another page. */
const SEQUENCE_MS = 1_000

/** Hears the keys of a page also where the focus is around it, as after it was opened, and on nothing of its own. */
export function useOpenKeys(root: RefObject<HTMLElement | null>, onKey: (event: LogKey) => void): void {
  const before = useRef(Number.NEGATIVE_INFINITY)
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, timeStamp } = event
    const isAround = target instanceof Node && target !== root.current && target.contains(root.current)
    if (isAround && timeStamp - before.current > SEQUENCE_MS) onKey(event)
    if (event.key.length === 1 && !event.defaultPrevented) before.current = timeStamp
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
