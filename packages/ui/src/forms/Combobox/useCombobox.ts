import { type KeyboardEvent, useState } from 'react'
import { moveActive } from './listKeys.ts'

export interface ComboboxOptions<T> {
  readonly query: string
  readonly onQueryChange: (query: string) => void
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly textOf: (item: T) => string
  readonly onSelect: (item: T) => void
  /** The field is off: its list stays closed. */
  readonly isLocked: boolean
}

export interface ComboboxState {
  readonly isOpen: boolean
  /** Index of the marked option, -1 for none. */
  readonly active: number
  /** Opens the list with that option marked, or with none. */
  open(index?: number): void
  close(): void
  /** Marks an option. */
  activate(index: number): void
  choose(index: number): void
  /** Closes the list and empties the field. */
  clear(): void
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
}

/** Whether the list of a combobox is open, which option is marked, and what keys do about it. */
export function useCombobox<T>(options: ComboboxOptions<T>): ComboboxState {
  const { query, onQueryChange, items, keyOf, textOf, onSelect, isLocked } = options
  const [isOpen, setOpen] = useState(false)
  const [activeKey, setActiveKey] = useState<string | undefined>(undefined)
  const found = activeKey === undefined ? -1 : items.findIndex((item) => keyOf(item) === activeKey)
  const active = isOpen ? found : -1

  const activate = (index: number): void => {
    const item = items[index]
    setActiveKey(item === undefined ? undefined : keyOf(item))
  }
  const open = (index = -1): void => {
    if (isLocked) return
    setOpen(true)
    activate(index)
  }
  const close = (): void => {
    setOpen(false)
    setActiveKey(undefined)
  }
  const clear = (): void => {
    close()
    onQueryChange('')
  }
  const choose = (index: number): void => {
    const item = items[index]
    if (item === undefined) return
    close()
    onQueryChange(textOf(item))
    onSelect(item)
  }
  const walk = (event: KeyboardEvent<HTMLInputElement>): void => {
    const next = moveActive(event.key, active, items.length)
    if (next === undefined) return
    event.preventDefault()
    if (!event.altKey) open(next)
    else if (isOpen && event.key === 'ArrowUp') close()
    else open()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') {
      if (!isOpen && query === '') return
      event.preventDefault()
      event.stopPropagation()
      if (isOpen) close()
      else clear()
    } else if (event.key === 'Enter') {
      if (items[active] === undefined) return
      event.preventDefault()
      choose(active)
    } else walk(event)
  }
  return { isOpen, active, open, close, activate, choose, clear, onKeyDown }
}
