import { Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { IconButton, Spinner } from '../../primitives/index.ts'
import { EndSlot, Input, Slotted, StartSlot } from '../Field/Field.styles.ts'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { OptionText } from '../picking/OptionText.tsx'
import { ComboboxPopup } from './ComboboxPopup.tsx'
import type { OptionList } from './OptionList.tsx'
import { type ComboboxState, useCombobox } from './useCombobox.ts'

type List = typeof OptionList

/** The list once it is there, for every field of the page. */
let loaded: List | undefined

async function load(): Promise<List | undefined> {
  try {
    loaded = (await import('./OptionList.tsx')).OptionList
  } catch {
    // Asked for again at the next focus or opening; the page itself says that its files are gone.
  }
  return loaded
}

/**
 * The list of options, whose code comes when a field is first entered: most visits never search, and its virtual rows
 * weigh more than the field.
 */
function useOptionList(isOpen: boolean): {
  readonly OptionList: List | undefined
  readonly loadOptionList: () => void
} {
  const [list, setList] = useState<List | undefined>(() => loaded)
  const isMissing = list === undefined
  useEffect(() => {
    if (!isOpen || !isMissing) return
    let isGone = false
    load().then((found) => {
      if (!isGone) setList(() => found)
    })
    return () => {
      isGone = true
    }
  }, [isOpen, isMissing])
  return { OptionList: list, loadOptionList: () => void load() }
}

export interface ComboboxProps<T>
  extends Pick<FieldFrameProps, 'label' | 'isLabelHidden' | 'hint' | 'error' | 'disabledReason'> {
  /** What is typed. */
  query: string
  /** It was changed; the caller filters. */
  onQueryChange: (query: string) => void
  /** The options that fit the query, best first; 20,000 are fine. */
  items: readonly T[]
  /** Tells options apart. */
  keyOf: (item: T) => string
  /** What the field shows for an option after it was chosen. */
  textOf: (item: T) => string
  /** How an option looks; by default its text. It is clipped to `itemHeight`, and names stand in an `OptionText`. */
  renderItem?: (item: T) => ReactNode
  /** An option was chosen. The query becomes its text. */
  onSelect: (item: T) => void
  /** Height of an option in px. Default: 36. */
  itemHeight?: number
  /** Shown in the empty field. */
  placeholder?: string
  /** Said when nothing fits. Default: the common 'Nenhum resultado'. */
  emptyText?: string
  /** More options are on their way. */
  isLoading?: boolean
  /** How many fit in all, where `items` are the first of them. Default: `items`. */
  total?: number | undefined
  /** The last of `items` is about to be seen: more of them may be asked for. */
  onEnd?: (() => void) | undefined
}

/** What makes the field of a combobox one to assistive technology. */
const comboboxAttributes = (listId: string, { isOpen, active }: ComboboxState) =>
  ({
    role: 'combobox',
    type: 'text',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-haspopup': 'listbox',
    ...(active >= 0 ? { 'aria-activedescendant': `${listId}-${active}` } : {}),
  }) as const

function ClearButton({ onClick }: { onClick: () => void }) {
  const t = useText('common')
  return (
    <EndSlot>
      <IconButton label={t('action.clear')} icon={<X aria-hidden="true" />} size="small" onClick={onClick} />
    </EndSlot>
  )
}

/**
 * Text field with a list of what fits (ARIA 1.2 combobox with a listbox popup): arrows and Page keys walk, Enter
 * chooses, Escape closes and then clears, Alt and arrow opens. The list stands in the top layer: nothing clips it.
 */
export function Combobox<T>({
  query,
  onQueryChange,
  items,
  keyOf,
  textOf,
  renderItem = (item) => <OptionText name={textOf(item)} />,
  onSelect,
  itemHeight = 36,
  placeholder,
  emptyText,
  isLoading = false,
  total = items.length,
  onEnd,
  ...frame
}: ComboboxProps<T>) {
  const t = useText('common')
  const id = useId()
  const anchor = `--box-${id.replaceAll(/[^\w-]/g, '')}`
  const input = useRef<HTMLInputElement>(null)
  const isLocked = Boolean(frame.disabledReason)
  const state = useCombobox({ query, onQueryChange, items, keyOf, textOf, onSelect, isLocked })
  const { OptionList: list, loadOptionList } = useOptionList(state.isOpen)
  const nothing = emptyText ?? t('combobox.empty')
  const empty = isLoading ? undefined : nothing
  const count = items.length === 0 ? nothing : t('combobox.resultCount', { count: total })
  const onClear = (): void => {
    state.clear()
    input.current?.focus()
  }
  return (
    <Field {...frame} isFilter>
      {(control) => (
        <Slotted style={{ anchorName: anchor }}>
          <StartSlot>
            {isLoading || (state.isOpen && !list) ? <Spinner size="small" /> : <Search aria-hidden="true" />}
          </StartSlot>
          <Input
            {...control}
            {...comboboxAttributes(id, state)}
            {...{ ref: input, placeholder, value: query, readOnly: isLocked, onKeyDown: state.onKeyDown }}
            onChange={(event) => {
              onQueryChange(event.target.value)
              state.open()
            }}
            onFocus={loadOptionList}
            onClick={() => state.open()}
            onBlur={state.close}
            data-start-slot=""
            data-end-slot=""
          />
          {query === '' || isLocked ? null : <ClearButton onClick={onClear} />}
          <ComboboxPopup
            {...{ id, anchor, list, items, total, onEnd, keyOf, renderItem, itemHeight, state, empty }}
            label={frame.label}
          />
          <VisuallyHidden role="status">{state.isOpen && !isLoading ? count : ''}</VisuallyHidden>
        </Slotted>
      )}
    </Field>
  )
}
