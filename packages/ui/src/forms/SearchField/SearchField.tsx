import { SEARCH_LIMIT } from '@corrente/domain/paging'
import { Search, X } from 'lucide-react'
import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { useText } from '../../messages/index.ts'
import { IconButton } from '../../primitives/index.ts'
import { EndSlot, Input, Slotted, StartSlot } from '../Field/Field.styles.ts'
import { Field } from '../Field/Field.tsx'
import { lengthOf, useLengthLimit } from '../TextField/useLengthLimit.ts'

export interface SearchFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'placeholder' | 'name'> {
  /** What is searched; said by the placeholder unless `isLabelShown`. */
  label: string
  /** Shows the label above. */
  isLabelShown?: boolean
  /** The words to search for. */
  value: string
  /** They were changed; the caller delays its call. */
  onChange: (value: string) => void
}

/**
 * Narrows a list while typing. Escape clears it. Typing stops at the limit; what was pasted over it is kept and marked,
 * and asks nothing until it is short enough.
 */
export function SearchField({ label, isLabelShown = false, value, onChange, ...rest }: SearchFieldProps) {
  const t = useText('common')
  const input = useRef<HTMLInputElement>(null)
  const [long, setLong] = useState<string>()
  const shown = long ?? value
  const length = useLengthLimit(shown, SEARCH_LIMIT)
  const change = (text: string) => {
    const isLong = lengthOf(text) > SEARCH_LIMIT
    setLong(isLong ? text : undefined)
    if (!isLong) onChange(text)
  }
  return (
    <Field label={label} isLabelHidden={!isLabelShown} isFilter hint={length.notice} error={length.error}>
      {(control) => (
        <Slotted ref={length.watch}>
          <StartSlot>
            <Search aria-hidden="true" />
          </StartSlot>
          <Input
            {...(!isLabelShown && { placeholder: label })}
            {...rest}
            {...control}
            ref={input}
            type="search"
            autoComplete="off"
            value={shown}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || shown === '') return
              event.preventDefault()
              event.stopPropagation()
              change('')
            }}
            data-start-slot=""
            data-end-slot=""
          />
          {shown === '' ? null : (
            <EndSlot>
              <IconButton
                label={t('action.clear')}
                icon={<X aria-hidden="true" />}
                size="small"
                onClick={() => {
                  change('')
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
