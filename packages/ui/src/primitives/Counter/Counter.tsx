import styled from 'styled-components'
import { tabularNumbers, VisuallyHidden } from '../../foundations/index.ts'
import { useCountUp } from './useCountUp.ts'

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
