import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Label, Optional, Root } from './Field.styles.ts'
import { FieldNotes, notesOf } from './FieldNotes.tsx'

/** What the field puts onto its control. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
  'aria-disabled'?: true
}

export interface FieldFrameProps {
  /** What to enter; always there, also when it is hidden from sight. */
  label: string
  /** The label is only for assistive technology: where the place says it all (a search bar). */
  isLabelHidden?: boolean
  /** Help that is needed while typing. */
  hint?: ReactNode
  /** What is wrong and how to mend it; read out when it appears. */
  error?: string | undefined
  /** Whether it may stay empty. Default: required, so that optional fields are marked. */
  isOptional?: boolean
  /** Why it cannot be changed now; shown in the place of the hint. */
  disabledReason?: string | undefined
}

export interface FieldProps extends FieldFrameProps {
  /** It narrows a view: nothing about it is required or optional. */
  isFilter?: boolean
  /** Builds the control with the attributes that tie it to label, hint and error. */
  children: (control: FieldControl) => ReactNode
}

/** Label, control, hint and error in one column, tied together. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  isFilter,
  disabledReason,
  children,
}: FieldProps) {
  const t = useText('common')
  const id = useId()
  const notes = notesOf(id, { hint, error, disabledReason })
  const optional = isOptional ? <Optional> ({t('field.optional')})</Optional> : null
  return (
    <Root>
      {isLabelHidden ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={id}>
          {label}
          {optional}
        </Label>
      )}
      {children({
        id,
        ...(notes.describedBy ? { 'aria-describedby': notes.describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
        ...(isOptional || isFilter ? {} : { 'aria-required': true }),
        ...(disabledReason ? { 'aria-disabled': true } : {}),
      })}
      <FieldNotes {...notes} />
    </Root>
  )
}
