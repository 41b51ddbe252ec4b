import { Search, X } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { IconButton, Spinner } from '../../primitives/index.ts'
import { EndSlot, Input, Slotted, StartSlot } from '../Field/Field.styles.ts'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { OptionText } from '../picking/OptionText.tsx'
import { Empty, Popup } from './Combobox.styles.ts'
import { moveActive } from './listKeys.ts'
import { useOptionList } from './useOptionList.ts'

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
  ...frame
}: ComboboxProps<T>) {
  const t = useText('common')
  const listId = useId()
  const anchor = `--box-${listId.replaceAll(/[^\w-]/g, '')}`
  const anchorStyle: CSSProperties = { anchorName: anchor }
  const popupStyle: CSSProperties = { positionAnchor: anchor }
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { OptionList, loadOptionList } = useOptionList(isOpen)
  const [activeKey, setActiveKey] = useState<string | undefined>(undefined)
  const found = activeKey === undefined ? -1 : items.findIndex((item) => keyOf(item) === activeKey)
  const active = isOpen ? found : -1

  useEffect(() => {
    if (isOpen) popup.current?.showPopover()
    else if (popup.current?.matches(':popover-open')) popup.current.hidePopover()
  }, [isOpen])

  const open = (index = -1): void => {
    if (frame.disabledReason) return
    setOpen(true)
    activate(index)
  }
  const activate = (index: number): void => {
    const item = items[index]
    setActiveKey(item === undefined ? undefined : keyOf(item))
  }
  const close = (): void => {
    setOpen(false)
    setActiveKey(undefined)
  }
  const choose = (item: T): void => {
    close()
    onQueryChange(textOf(item))
    onSelect(item)
  }
  const clear = (): void => {
    close()
    onQueryChange('')
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, altKey } = event
    if (key === 'Escape') {
      if (!isOpen && query === '') return
      event.preventDefault()
      event.stopPropagation()
      if (isOpen) close()
      else clear()
      return
    }
    if (key === 'Enter') {
      const item = items[active]
      if (item === undefined) return
      event.preventDefault()
      choose(item)
      return
    }
    const next = moveActive(key, active, items.length)
    if (next === undefined) return
    event.preventDefault()
    if (!altKey) open(next)
    else if (isOpen && key === 'ArrowUp') close()
    else open()
  }

  return (
    <Field {...frame} isFilter>
      {(control) => (
        <Slotted style={anchorStyle}>
          <StartSlot>
            {isLoading || (isOpen && !OptionList) ? <Spinner size="small" /> : <Search aria-hidden="true" />}
          </StartSlot>
          <Input
            {...control}
            ref={input}
            role="combobox"
            type="text"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-haspopup="listbox"
            {...(active >= 0 ? { 'aria-activedescendant': `${listId}-${active}` } : {})}
            placeholder={placeholder}
            value={query}
            readOnly={Boolean(frame.disabledReason)}
            onChange={(event) => {
              onQueryChange(event.target.value)
              open()
            }}
            onFocus={loadOptionList}
            onClick={() => open()}
            onBlur={close}
            onKeyDown={onKeyDown}
            data-start-slot=""
            data-end-slot=""
          />
          {query === '' || frame.disabledReason ? null : (
            <EndSlot>
              <IconButton
                label={t('action.clear')}
                icon={<X aria-hidden="true" />}
                size="small"
                onClick={() => {
                  clear()
                  input.current?.focus()
                }}
              />
            </EndSlot>
          )}
          <Popup
            ref={popup}
            popover="manual"
            style={popupStyle}
            // Focus stays in the field, also while the list is scrolled by its bar.
            onMouseDown={(event) => event.preventDefault()}
          >
            {isOpen && OptionList ? (
              <OptionList
                id={listId}
                label={frame.label}
                count={items.length}
                keyAt={(index) => at(index, keyOf, '')}
                renderAt={(index) => at(index, renderItem, null)}
                {...{ itemHeight, active }}
                onActivate={activate}
                onChoose={(index) => at(index, choose, undefined)}
              />
            ) : null}
            {isOpen && items.length === 0 && !isLoading ? (
              <Empty aria-hidden="true">{emptyText ?? t('combobox.empty')}</Empty>
            ) : null}
          </Popup>
          <VisuallyHidden role="status">{isOpen && !isLoading ? announcement() : ''}</VisuallyHidden>
        </Slotted>
      )}
    </Field>
  )

  function at<R>(index: number, read: (item: T) => R, none: R): R {
    const item = items[index]
    return item === undefined ? none : read(item)
  }

  function announcement(): string {
    return items.length === 0
      ? (emptyText ?? t('combobox.empty'))
      : t('combobox.resultCount', { count: items.length })
  }
}
