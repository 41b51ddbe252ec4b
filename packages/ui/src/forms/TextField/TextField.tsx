import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EndSlot, Input, Slotted } from '../Field/Field.styles.ts'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { useLengthLimit } from './useLengthLimit.ts'

export const TEXT_FIELD_TYPES = ['text', 'email', 'tel', 'url'] as const
export type TextFieldType = (typeof TEXT_FIELD_TYPES)[number]

export interface TextFieldProps
  extends FieldFrameProps,
    Pick<
      ComponentPropsWithRef<'input'>,
      | 'ref'
      | 'name'
      | 'autoComplete'
      | 'inputMode'
      | 'placeholder'
      | 'spellCheck'
      | 'onBlur'
      | 'onFocus'
      | 'lang'
    > {
  /** The text. */
  value: string
  /** The text was changed. */
  onChange: (value: string) => void
  /** Default: text. An e-mail is checked by the form, not by the browser. */
  type?: TextFieldType
  /** Most characters; typing stops there and says so, pasted text over it is kept and marked. */
  limit?: number
  /** A small control inside, at the end. */
  end?: ReactNode
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  disabledReason,
  value,
  onChange,
  type = 'text',
  limit,
  end,
  ...rest
}: TextFieldProps) {
  const length = useLengthLimit(value, limit)
  return (
    <Field
      {...{ label, isLabelHidden, isOptional, disabledReason }}
      hint={length.notice ?? hint}
      error={error ?? length.error}
    >
      {(control) => (
        <Slotted ref={length.watch}>
          <Input
            {...rest}
            {...control}
            type={type}
            value={value}
            readOnly={Boolean(disabledReason)}
            onChange={(event) => onChange(event.target.value)}
            {...(end ? { 'data-end-slot': '' } : {})}
          />
          {end ? <EndSlot>{end}</EndSlot> : null}
        </Slotted>
      )}
    </Field>
  )
}
