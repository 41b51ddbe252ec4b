import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { OptionText } from '../../forms/index.ts'

/** Height of an option of two lines, px. */
export const OPTION_HEIGHT = 48

const Lines = styled.span`
  display: grid;
  min-inline-size: 0;
`
const Line = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
const Note = styled(Line)`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`

interface PickOptionProps {
  name: string
  /** What tells two of the same name apart. */
  notes: readonly (string | undefined)[]
}

/** An option of a picker: what it is called, and what tells it from its namesakes. */
export function PickOption({ name, notes }: PickOptionProps) {
  const note = notes.filter(Boolean).join(' · ')
  return (
    <Lines>
      <Line>
        <OptionText name={name} />
      </Line>
      {note !== '' && <Note>{note}</Note>}
    </Lines>
  )
}
