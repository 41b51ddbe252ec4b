import { theme } from '@corrente/themes'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { focusRing } from '../../foundations/index.ts'
import { Hint } from '../Field/Field.styles.ts'
import type { FieldFrameProps } from '../Field/Field.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'

export interface RadioOption<V extends string> {
  value: V
  label: ReactNode
  /** A line that tells what it means. */
  hint?: string
  /** Why it cannot be chosen now; shown in the place of its hint. */
  disabledReason?: string | undefined
}

export interface RadioGroupProps<V extends string> extends FieldFrameProps {
  /** Two to six options, all in sight. */
  options: readonly RadioOption<V>[]
  /** The chosen one; undefined while none is. */
  value: V | undefined
  /** Another one was chosen. */
  onChange: (value: V) => void
  /** Side by side, wrapping, for options of one or two words. Default: one below the other. */
  isInline?: boolean
}

const Options = styled.div<{ $isInline: boolean }>`
  display: flex;
  flex-flow: ${({ $isInline }) => ($isInline ? 'row wrap' : 'column')};
  gap: ${({ $isInline }) => ($isInline ? `${theme.space[1]} ${theme.space[4]}` : '2px')};
`
const Line = styled.label`
  display: inline-grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: 0 ${theme.space[2]};
  min-block-size: 28px;
  padding-block: 3px;
  cursor: pointer;
  overflow-wrap: anywhere;

  &:has([aria-disabled='true']) {
    color: ${theme.fg.muted};
    cursor: not-allowed;
  }
`
const Circle = styled.input`
  inline-size: 18px;
  block-size: 18px;
  margin: 2px 0 0;
  border-radius: 50%;
  accent-color: ${theme.brand.mark};
  cursor: inherit;
  ${focusRing}

  &[aria-disabled='true'] {
    accent-color: ${theme.fg.disabled};
  }
`
const OptionHint = styled(Hint)`
  grid-column: 2;
`

/** One of a few that need words of their own; arrows choose. */
export function RadioGroup<V extends string>({
  options,
  value,
  onChange,
  isInline = false,
  ...frame
}: RadioGroupProps<V>) {
  const name = useId()
  return (
    <FieldGroup {...frame} role="radiogroup">
      <Options $isInline={isInline}>
        {options.map((option, at) => {
          const isOff = Boolean(frame.disabledReason || option.disabledReason)
          const help = option.disabledReason || option.hint
          const helpId = `${name}-${at}`
          return (
            <Line key={option.value}>
              <Circle
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-disabled={isOff || undefined}
                aria-labelledby={`${helpId}-label`}
                aria-describedby={help ? helpId : undefined}
                onChange={() => {
                  if (!isOff) onChange(option.value)
                }}
              />
              <span id={`${helpId}-label`}>{option.label}</span>
              {help ? (
                <OptionHint as="span" id={helpId}>
                  {help}
                </OptionHint>
              ) : null}
            </Line>
          )
        })}
      </Options>
    </FieldGroup>
  )
}
