import { theme } from '@corrente/themes'
import styled from 'styled-components'

const Said = styled.span`
  display: block;
  color: ${theme.fg.default};
`

export interface NoteProps {
  /** What the chart counts. */
  what: string
  /** What its numbers say; '' where they say nothing. */
  sentence: string
  /** How many days it lacks; '' for none. */
  missing?: string
}

/** Below a chart's title: what it counts, and one sentence that its numbers say. */
export function Note({ what, sentence, missing = '' }: NoteProps) {
  return (
    <>
      {[what, missing].filter((part) => part !== '').join(' ')}
      <Said>{sentence === '' ? '\u00a0' : sentence}</Said>
    </>
  )
}
