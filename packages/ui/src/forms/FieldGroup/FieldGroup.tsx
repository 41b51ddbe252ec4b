import { theme } from '@corrente/themes'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { labelLook, Optional } from '../Field/Field.styles.ts'
import type { FieldFrameProps } from '../Field/Field.tsx'
import { FieldNotes, notesOf } from '../Field/FieldNotes.tsx'

export interface FieldGroupProps extends FieldFrameProps {
  /** `radiogroup` where one of the controls is chosen. Default: group. */
  role?: 'group' | 'radiogroup'
  /** The controls; each has its own, perhaps hidden, label. */
  children: ReactNode
}

const Group = styled.fieldset`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
`
const Legend = styled.legend`
  padding-block-end: ${theme.space[1]};
  ${labelLook}
`

/** Several controls that answer one question, with one label, one hint and one error. */
export function FieldGroup({
  role = 'group',
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  disabledReason,
  children,
}: FieldGroupProps) {
  const t = useText('common')
  const notes = notesOf(useId(), { hint, error, disabledReason })
  return (
    <Group
      role={role}
      aria-describedby={notes.describedBy || undefined}
      aria-disabled={Boolean(disabledReason) || undefined}
      // Only a radio group knows these two; the controls of a group say it themselves.
      {...(role === 'radiogroup'
        ? { 'aria-invalid': Boolean(error) || undefined, 'aria-required': !isOptional || undefined }
        : {})}
    >
      {isLabelHidden ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <Legend>
          {label}
          {isOptional ? <Optional> ({t('field.optional')})</Optional> : null}
        </Legend>
      )}
      {children}
      <FieldNotes {...notes} />
    </Group>
  )
}
