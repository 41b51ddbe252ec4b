import { useEffect, useState } from 'react'

/** How long a loading indicator is held after a read (VGR-087). */
export const READ_HOLD_MS = 1000
/** How long after its answer the dialog of a failed creation or update opens (VGR-043, VGR-087). */
export const SAVE_HOLD_MS = 1500

/**
 * Whether something still shows as under way: while it is, and for a time after it has been.
 * @param isUnderWay - it is
 */
export function useMinDuration(isUnderWay: boolean, ms: number): boolean {
  const [isHeld, hold] = useState(isUnderWay)
  if (isUnderWay && !isHeld) hold(true)
  useEffect(() => {
    if (isUnderWay || !isHeld) return
    const timer = setTimeout(() => hold(false), ms)
    return () => clearTimeout(timer)
  }, [isUnderWay, isHeld, ms])
  return isHeld
}
