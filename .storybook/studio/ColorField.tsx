import { theme } from '@corrente/themes'
import { TextField } from '@corrente/ui/forms'
import styled from 'styled-components'

const ColorLine = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[2]};

  input[type='color'] {
    /* Beside the field, below its label. */
    margin-block-start: 25px;
    inline-size: 48px;
    block-size: ${theme.size.control};
    padding: 2px;
    border: 1px solid ${theme.border.strong};
    border-radius: ${theme.radius.s};
    background: ${theme.bg.surface};
    cursor: pointer;
  }
`

export interface ColorFieldProps {
  label: string
  value: string
  hint?: string
  /** Why it is none. */
  error?: string | undefined
  onChange: (value: string) => void
}

/** A colour by picker or by its letters. */
export function ColorField({ label, value, hint, error, onChange }: ColorFieldProps) {
  const isWhole = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <ColorLine>
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={isWhole ? value : '#808080'}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextField label={label} error={error} value={value} onChange={onChange} {...(hint ? { hint } : {})} />
    </ColorLine>
  )
}
