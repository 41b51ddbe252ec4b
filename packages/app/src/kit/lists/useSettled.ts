import { useEffect, useState } from 'react'

/** How long a pause of somebody who types is, in milliseconds. */
const TYPING_MS = 300

/** The latest value that stood for so long: what is typed asks the server once, not with every letter. */
export function useSettled<T>(value: T, ms = TYPING_MS): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
