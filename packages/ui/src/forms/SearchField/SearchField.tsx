import { Search, X } from 'lucide-react'
import { type ComponentPropsWithRef, useRef } from 'react'
import { useText } from '../../messages/index.ts'
import { IconButton } from '../../primitives/index.ts'
import { EndSlot, Input, Slotted, StartSlot } from '../Field/Field.styles.ts'
import { Field } from '../Field/Field.tsx'

export interface SearchFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'placeholder' | 'name'> {
  /** What is searched; hidden from sight unless `isLabelShown`. */
  label: string
  /** Shows the label above. */
  isLabelShown?: boolean
  /** The words to search for. */
  value: string
  /** They were changed; the caller delays its call. */
  onChange: (value: string) => void
}

/** Narrows a list while typing. Escape clears it. */
export function SearchField({ label, isLabelShown = false, value, onChange, ...rest }: SearchFieldProps) {
  const t = useText('common')
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field label={label} isLabelHidden={!isLabelShown} isFilter>
      {(control) => (
        <Slotted>
          <StartSlot>
            <Search aria-hidden="true" />
          </StartSlot>
          <Input
            {...rest}
            {...control}
            ref={input}
            type="search"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || value === '') return
              event.preventDefault()
              event.stopPropagation()
              onChange('')
            }}
            data-start-slot=""
            data-end-slot=""
          />
          {value === '' ? null : (
            <EndSlot>
              <IconButton
                label={t('action.clear')}
                icon={<X aria-hidden="true" />}
                size="small"
                onClick={() => {
                  onChange('')
                  input.current?.focus()
                }}
              />
            </EndSlot>
          )}
        </Slotted>
      )}
    </Field>
  )
}
