import { theme } from '@corrente/themes'
import styled from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[5]};
  font-size: ${theme.font.size[14]};
`

export interface ConsequencesProps {
  /** What will happen, one after the other, the worst first. */
  texts: readonly string[]
}

/** What an answer brings about, line by line. */
export function Consequences({ texts }: ConsequencesProps) {
  return (
    <List>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  )
}
