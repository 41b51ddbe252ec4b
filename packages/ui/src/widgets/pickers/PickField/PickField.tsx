import { fold, searchWords } from '@corrente/domain/text'
import { useDeferredValue, useMemo, useState } from 'react'
import styled from 'styled-components'
import { Combobox, type ComboboxProps } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'

export interface PickFieldProps<T>
  extends Omit<ComboboxProps<T>, 'query' | 'onQueryChange' | 'onSelect' | 'items' | 'textOf'> {
  /** All on offer, or, without `search`, what fits what is typed. */
  items: readonly T[]
  /** What the field shows for an option. */
  textOf: (item: T) => string
  /** Key of the chosen one; '' for none. */
  chosen: string
  /** What the field shows for it; it may come later than its key. */
  chosenText: string
  /** undefined: the field was emptied, nothing is chosen. */
  onChoose: (item: T | undefined) => void
  /**
   * What fits a text, the same function as long as its answers are the same. Default: what holds each word in `textOf` and
   * `keyOf`; null: the source searches.
   */
  search?: ((items: readonly T[], query: string) => readonly T[]) | null
  /** Somebody types: this; '' while the field shows what is chosen. */
  onSearch?: ((query: string) => void) | undefined
  /** The field has the focus: what is on offer will be asked for. */
  onOpen?: (() => void) | undefined
}

const Frame = styled.div`
  display: grid;
  min-inline-size: 0;
`

/**
 * One of many, found by typing; emptied, none. A text that chose nothing is kept, and said to be nothing more than that
 * when the field is left.
 */
export function PickField<T>(props: PickFieldProps<T>) {
  const { items, search, chosen, chosenText, onChoose, onSearch, onOpen, ...field } = props
  const { keyOf, textOf } = field
  const t = useText('pickers')
  const [typed, setTyped] = useState<{ readonly of: string; readonly text: string }>()
  const [isLeft, setLeft] = useState(false)
  const isTyped = typed !== undefined && typed.of === chosen && typed.text !== chosenText
  const query = isTyped ? typed.text : chosenText
  // The chosen one's own name asks for nothing: then all are offered. Typing goes before finding.
  const asked = useDeferredValue(isTyped ? typed.text : '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two readers say the same of the same options, though they may be made anew
  const found = useMemo(() => {
    if (search === null || asked.trim() === '') return items
    return search ? search(items, asked) : holding(items, asked, (item) => `${textOf(item)} ${keyOf(item)}`)
  }, [items, search, asked])
  const isNothing = isLeft && isTyped && query.trim() !== ''
  const said = chosen === '' ? t('notChosen') : t('stillChosen', { name: chosenText })
  return (
    <Frame
      onFocus={() => {
        setLeft(false)
        onOpen?.()
      }}
      onBlur={({ currentTarget, relatedTarget }) => setLeft(!currentTarget.contains(relatedTarget))}
    >
      <Combobox
        {...field}
        error={isNothing ? said : field.error}
        query={query}
        items={found}
        onQueryChange={(text) => {
          setTyped({ of: text === '' ? '' : chosen, text })
          onSearch?.(text)
          if (text === '' && chosen !== '') onChoose(undefined)
        }}
        onSelect={(item) => {
          setTyped(undefined)
          onSearch?.('')
          onChoose(item)
        }}
      />
    </Frame>
  )
}

function holding<T>(items: readonly T[], query: string, textOf: (item: T) => string): readonly T[] {
  const words = searchWords(query)
  return items.filter((item) => {
    const text = fold(textOf(item))
    return words.every((word) => text.includes(word))
  })
}
