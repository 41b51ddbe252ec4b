import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { tabularNumbers, usePrefersReducedMotion, VisuallyHidden } from '../../foundations/index.ts'
import { COUNT_UP_MS, countUpValue } from './countUp.ts'

type Countable = number | null | undefined

const isCountable = (value: Countable): value is number => typeof value === 'number' && Number.isFinite(value)

/**
 * The number to draw now. The first countable value is run to by animation frames; a change, also one during the run, ends
 * it and jumps.
 * @param from - the last known value; undefined: three quarters of the value
 */
function useCountUp(value: Countable, from?: number): Countable {
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

export interface CounterProps {
  /** The value; null, undefined or not finite is written by `format` at once, as '-'. */
  value: number | null | undefined
  /** The value that was last known, where the run begins; undefined: three quarters of the value. */
  from?: number | undefined
  /** How it is written, on each frame; one of the formats. */
  format: (value: number | null | undefined) => string
}

const Root = styled.span`
  ${tabularNumbers}
  unicode-bidi: plaintext;
  overflow-wrap: anywhere;
`

/**
 * A number of home that runs to its value for up to 3 s when it is first shown and jumps from then on (HOM-022; decisions:
 * Screens). Never money. Assistive technology reads the final value from the start; with reduced motion there is no run.
 */
export function Counter({ value, from, format }: CounterProps) {
  const shown = useCountUp(value, from)
  return (
    <Root>
      <VisuallyHidden>{format(value)}</VisuallyHidden>
      {/* Where a number is too long for its card it breaks before the unit, not within a word. */}
      <span aria-hidden="true">{format(shown).replaceAll('\u00a0', ' ')}</span>
    </Root>
  )
}
