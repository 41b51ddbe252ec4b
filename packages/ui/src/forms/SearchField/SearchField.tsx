import { SEARCH_LIMIT } from '@corrente/domain/paging'
import { Search, X } from 'lucide-react'
import { type ComponentPropsWithRef, useRef } from 'react'
import { useText } from '../../messages/index.ts'
import { IconButton } from '../../primitives/index.ts'
import { EndSlot, Input, Slotted, StartSlot } from '../Field/Field.styles.ts'
import { Field } from '../Field/Field.tsx'
import { useLengthLimit } from '../TextField/useLengthLimit.ts'
import { useTypedText } from './useTypedText.ts'

export interface SearchFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'placeholder' | 'name'> {
  /** What is searched; said by the placeholder unless `isLabelShown`. */
  label: string
  /** Shows the label above. */
  isLabelShown?: boolean
  /** The words to search for. */
  value: string
  /** They were changed, and stood for a pause; at once where they are cleared, or the field is left. */
  onChange: (value: string) => void
  /**
   * How long a pause is, milliseconds. Default: enough for a list that is here; `ASKED_PAUSE_MS` where a server is asked, 0
   * where nothing but the field follows.
   */
  pauseMs?: number
}

/** A hand that does not stop types a letter within so long. */
const PAUSE_MS = 150
/** How long somebody stops before a server is asked: once, not with every letter. */
export const ASKED_PAUSE_MS = 300

/**
 * Narrows a list while typing: each letter is seen at once, and the list follows where the typing pauses, so that no letter
 * waits for rows. Enter asks at once, Escape clears. Typing stops at the limit; what was pasted over it is kept and marked,
 * and asks nothing until it is short enough.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelShown = false, value, onChange, pauseMs = PAUSE_MS, ...rest } = props
  const t = useText('common')
  const input = useRef<HTMLInputElement>(null)
  const { shown, type, flush } = useTypedText(value, onChange, pauseMs)
  const length = useLengthLimit(shown, SEARCH_LIMIT)
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
            onChange={(event) => type(event.target.value)}
            onBlur={() => flush()}
            onKeyDown={(event) => {
              if (event.key === 'Enter') flush()
              if (event.key !== 'Escape' || shown === '') return
              event.preventDefault()
              event.stopPropagation()
              flush('')
            }}
            data-start-slot=""
            {...(shown !== '' && { 'data-end-slot': '' })}
          />
          {shown === '' ? null : (
            <EndSlot>
              <IconButton
                label={t('action.clear')}
                icon={<X aria-hidden="true" />}
                size="small"
                onClick={() => {
                  flush('')
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
