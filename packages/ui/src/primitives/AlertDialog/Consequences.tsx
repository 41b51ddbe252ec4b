import { theme } from '@corrente/themes'
import { useId } from 'react'
import styled from 'styled-components'
import { focusRing } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

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

const Label = styled.label`
  display: grid;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size[13]};
  font-weight: ${theme.font.weight.medium};
`
const Input = styled.input`
  inline-size: 100%;
  min-block-size: ${theme.size.control};
  padding: 0 ${theme.space[3]};
  border: 1px solid ${theme.border.strong};
  border-radius: ${theme.radius.control};
  background: ${theme.bg.surface};
  font-size: ${theme.font.size[14]};
  font-weight: ${theme.font.weight.normal};
  ${focusRing}
`

export interface TypedTextProps {
  /** What has to be typed. */
  text: string
  value: string
  onChange: (value: string) => void
}

/** A field for the name of the thing, so that nobody destroys it by pressing Enter twice. */
export function TypedText({ text, value, onChange }: TypedTextProps) {
  const t = useText('common')
  const id = useId()
  return (
    <Label htmlFor={id}>
      {t('confirmText.label', { text })}
      <Input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Label>
  )
}
