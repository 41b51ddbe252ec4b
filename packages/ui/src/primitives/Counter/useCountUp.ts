import { useEffect, useRef, useState } from 'react'
import { usePrefersReducedMotion } from '../../foundations/index.ts'
import { COUNT_UP_MS, countUpValue } from './countUp.ts'

type Countable = number | null | undefined

const isCountable = (value: Countable): value is number => typeof value === 'number' && Number.isFinite(value)

/**
 * The number to draw now. The first countable value is run to by animation frames; a change, also one during the run, ends
 * it and jumps.
 * @param from - the last known value; undefined: three quarters of the value
 */
export function useCountUp(value: Countable, from?: number): Countable {
  const isStill = usePrefersReducedMotion()
  // Before its first frame a run stands at its beginning.
  const [running, setRunning] = useState<number | 'before' | undefined>(isStill ? undefined : 'before')
  const run = useRef<{ target: number; isOver: boolean }>(undefined)

  useEffect(() => {
    if (!isCountable(value)) return
    run.current ??= { target: value, isOver: false }
    const current = run.current
    if (isStill || current.isOver || current.target !== value) {
      current.isOver = true
      setRunning(undefined)
      return
    }
    let start: number | undefined
    let frame = requestAnimationFrame(function step(at) {
      start ??= at
      const elapsed = at - start
      current.isOver = elapsed >= COUNT_UP_MS
      setRunning(current.isOver ? undefined : countUpValue(value, elapsed, from))
      if (!current.isOver) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, from, isStill])

  if (!isCountable(value)) return value
  return running === 'before' ? countUpValue(value, 0, from) : (running ?? value)
}
