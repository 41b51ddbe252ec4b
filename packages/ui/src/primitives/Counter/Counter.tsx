import styled from 'styled-components'
import { tabularNumbers, VisuallyHidden } from '../../foundations/index.ts'
import { useCountUp } from './useCountUp.ts'

export interface CounterProps {
  /** The value; null, undefined or not finite is written by `format` at once, as '-'. */
  value: number | null | undefined
  /** How it is written, on each frame; one of the formats. */
  format: (value: number | null | undefined) => string
}

const Root = styled.span`
  ${tabularNumbers}
  unicode-bidi: plaintext;
  overflow-wrap: anywhere;
`

/**
 * A number that counts up for 3 s when it is first shown and jumps from then on (HOM-022). Assistive technology reads
 * the final value from the start; with reduced motion there is no counting.
 */
export function Counter({ value, format }: CounterProps) {
  const shown = useCountUp(value)
  return (
    <Root>
      <VisuallyHidden>{format(value)}</VisuallyHidden>
      {/* Where a number is too long for its card it breaks before the unit, not within a word. */}
      <span aria-hidden="true">{format(shown).replaceAll('\u00a0', ' ')}</span>
    </Root>
  )
}
