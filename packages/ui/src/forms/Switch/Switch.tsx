import { theme } from '@corrente/themes'
import { type ComponentPropsWithRef, useId } from 'react'
import styled from 'styled-components'
import { focusRing } from '../../foundations/index.ts'
import { FieldNotes, notesOf } from '../Field/FieldNotes.tsx'

export interface SwitchProps extends Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'onBlur'> {
  /** What is on when it is on: 'Preço por kWh', not 'Ativar'. */
  label: string
  /** Whether it is on. */
  isOn: boolean
  /** It was switched. */
  onChange: (isOn: boolean) => void
  /** Where the label stands. Default: after the switch; before it in lists, where the switches stand in a column. */
  labelSide?: 'before' | 'after'
  /** A line of help. */
  hint?: string
  /** What is wrong. */
  error?: string | undefined
  /** Why it cannot be switched now; shown in the place of the hint. */
  disabledReason?: string | undefined
}

const Root = styled.div`
  display: grid;
  gap: 2px;
`
const Line = styled.label<{ $side: 'before' | 'after' }>`
  display: flex;
  flex-direction: ${({ $side }) => ($side === 'before' ? 'row-reverse' : 'row')};
  align-items: flex-start;
  justify-content: ${({ $side }) => ($side === 'before' ? 'space-between' : 'flex-start')};
  gap: ${theme.space[2]};
  min-block-size: 28px;
  padding-block: 4px;
  cursor: pointer;
  overflow-wrap: anywhere;

  &:has([aria-disabled='true']) {
    color: ${theme.fg.muted};
    cursor: not-allowed;
  }
`
/** The platform's own checkbox, drawn as a track with a thumb: it keeps keyboard, form and focus. */
const Track = styled.input`
  position: relative;
  flex: none;
  appearance: none;
  inline-size: 36px;
  block-size: 20px;
  margin: 0;
  border: 1px solid ${theme.border.strong};
  border-radius: 999px;
  background: ${theme.bg.inset};
  cursor: inherit;
  transition: background-color ${theme.duration.fast};
  ${focusRing}

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: ${theme.border.strong};
    transition: inset-inline-start ${theme.duration.fast};
  }

  &:checked {
    border-color: ${theme.brand.mark};
    background: ${theme.brand.bg};
  }

  &:checked::before {
    inset-inline-start: 18px;
    background: ${theme.brand.fg};
  }

  &[aria-invalid='true'] {
    border-color: ${theme.tone.danger.solid};
  }

  &[aria-disabled='true'] {
    border-color: ${theme.border.default};
    background: ${theme.bg.inset};
  }

  &[aria-disabled='true']::before {
    background: ${theme.fg.disabled};
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }

    &[aria-disabled='true']::before {
      background: GrayText;
    }

    &:checked:not([aria-disabled='true']) {
      background: Highlight;
    }
  }
`
const Text = styled.span`
  flex: 0 1 auto;
  min-inline-size: 0;
`

/** Turns one thing on or off; the change is the answer, nothing is chosen or agreed to. */
export function Switch({
  label,
  isOn,
  onChange,
  labelSide = 'after',
  hint,
  error,
  disabledReason,
  ...rest
}: SwitchProps) {
  const notes = notesOf(useId(), { hint, error, disabledReason })
  return (
    <Root>
      <Line $side={labelSide}>
        <Track
          {...rest}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-invalid={Boolean(error) || undefined}
          aria-disabled={Boolean(disabledReason) || undefined}
          aria-describedby={notes.describedBy || undefined}
          onChange={(event) => {
            if (!disabledReason) onChange(event.target.checked)
          }}
        />
        <Text>{label}</Text>
      </Line>
      <FieldNotes {...notes} />
    </Root>
  )
}
