import { fold, searchWords } from '@corrente/domain/text'
import { useMemo, useState } from 'react'
import { Combobox } from '../../../forms/index.ts'

export interface OneOfProps<T> {
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  textOf: (item: T) => string
  /** Its key; '' for none. */
  value: string
  onChange: (key: string) => void
  /** What fits a text that was typed. Default: what holds each of its words. */
  search?: (items: readonly T[], query: string) => readonly T[]
  placeholder?: string
  hint?: string | undefined
  error?: string | undefined
  isLoading?: boolean
}

const MANY = 200
const holding =
  <T,>(textOf: (item: T) => string, keyOf: (item: T) => string) =>
  (items: readonly T[], query: string): readonly T[] => {
    const words = searchWords(query)
    return items.filter((item) => {
      const text = fold(`${textOf(item)} ${keyOf(item)}`)
      return words.every((word) => text.includes(word))
    })
  }

/** One of many, found by typing; emptied, nothing is chosen. */
export function OneOf<T>(props: OneOfProps<T>) {
  const { label, items, keyOf, textOf, value, onChange, placeholder, hint, error, isLoading } = props
  const search = props.search ?? holding(textOf, keyOf)
  const chosen = items.find((item) => keyOf(item) === value)
  const text = value === '' ? '' : chosen ? textOf(chosen) : value
  const [typed, setTyped] = useState({ query: text, text })
  // It was chosen elsewhere, or what it is called has come.
  const query = typed.text === text ? typed.query : text
  const isTyped = query !== text && query.trim() !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are the caller's constants, made anew at each render
  const found = useMemo(
    () => (isTyped ? search(items, query) : items).slice(0, MANY),
    [items, isTyped, query],
  )
  return (
    <Combobox
      label={label}
      query={query}
      onQueryChange={(next) => {
        setTyped({ query: next, text: next === '' ? '' : text })
        if (next === '' && value !== '') onChange('')
      }}
      items={found}
      keyOf={keyOf}
      textOf={textOf}
      onSelect={(item) => onChange(keyOf(item))}
      {...(placeholder !== undefined && { placeholder })}
      {...(hint !== undefined && { hint })}
      error={error}
      {...(isLoading !== undefined && { isLoading })}
    />
  )
}
