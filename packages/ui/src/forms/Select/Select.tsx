import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { controlLook, EndSlot, Slotted } from '../Field/Field.styles.ts'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { optionText } from '../picking/optionText.ts'

export interface SelectOption<V extends string> {
  /** What `onChange` gives. */
  value: V
  /** What is read. */
  label: string
  /** The language of the label, where it is not the page's (a list of languages). */
  lang?: string
}

export interface SelectProps<V extends string>
  extends FieldFrameProps,
    Pick<ComponentPropsWithRef<'select'>, 'ref' | 'name' | 'onBlur' | 'autoComplete'> {
  /** The options in order. */
  options: readonly SelectOption<V>[]
  /** The chosen one; undefined shows the placeholder. */
  value: V | undefined
  /** Another one was chosen. */
  onChange: (value: V) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** It narrows a view: nothing about it is required or optional. */
  isFilter?: boolean
}

const Control = styled.select`
  ${controlLook}
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;
`
const Arrow = styled(EndSlot)`
  inset-inline-end: 12px;
  pointer-events: none;
`

/** One of a few. The platform's own list: it opens and is searched as people know it, on a phone too. */
export function Select<V extends string>({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  disabledReason,
  options,
  value,
  onChange,
  placeholder,
  isFilter = false,
  ...rest
}: SelectProps<V>) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, isFilter, disabledReason }}>
      {(control) => (
        <Slotted>
          <Control
            {...rest}
            {...control}
            disabled={Boolean(disabledReason)}
            value={value ?? ''}
            onChange={(event) => {
              const option = options.find((each) => each.value === event.target.value)
              if (option) onChange(option.value)
            }}
            data-end-slot=""
          >
            {/* A value that is not on offer is shown as it is: the platform would draw the first option in its place. */}
            {options.some((option) => option.value === value) ? null : (
              <option value={value ?? ''} disabled>
                {value || placeholder}
              </option>
            )}
            {options.map((option) => {
              const { text, title } = optionText(option.label)
              return (
                <option key={option.value} value={option.value} lang={option.lang} title={title}>
                  {text}
                </option>
              )
            })}
          </Control>
          <Arrow>
            <ChevronDown aria-hidden="true" size={16} />
          </Arrow>
        </Slotted>
      )}
    </Field>
  )
}
