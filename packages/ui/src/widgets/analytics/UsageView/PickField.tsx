import { useState } from 'react'
import { Combobox, OptionText } from '../../../forms/index.ts'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Spinner } from '../../../primitives/index.ts'
import { Turning, Waiting } from './UsageView.styles.ts'

export interface PickFieldProps<T extends { readonly pk: number }> {
  label: string
  /** Shown while nobody is chosen: all of them. */
  allText: string
  list: Loadable<readonly T[]>
  /** The key of the chosen one; undefined: all. */
  chosen: number | undefined
  search: (items: readonly T[], query: string) => readonly T[]
  textOf: (item: T) => string
  /** What stands for one that the list has not, or not yet. */
  unknownText: (pk: number) => string
  onChoose: (pk: number | undefined) => void
}

const NONE: readonly never[] = []

/** One of a long list, or all of it: an empty field is all. Its list may come later than the charts (ANL-014). */
export function PickField<T extends { readonly pk: number }>(props: PickFieldProps<T>) {
  const { label, list, chosen, search, textOf, onChoose } = props
  const t = useText('analytics')
  const [typed, setTyped] = useState<{ readonly of: number | undefined; readonly text: string }>()
  const all = list.data ?? NONE
  const item = chosen === undefined ? undefined : all.find(({ pk }) => pk === chosen)
  const own = chosen === undefined ? '' : item ? textOf(item) : props.unknownText(chosen)
  const query = typed !== undefined && typed.of === chosen ? typed.text : own
  // The chosen one's own name asks for nothing: then all are offered.
  const items = query === own ? all : search(all, query)
  const isWaiting = shownOf(list) === 'loading'
  return (
    <Waiting>
      <Combobox
        label={label}
        placeholder={props.allText}
        query={query}
        onQueryChange={(text) => {
          setTyped({ of: text === '' ? undefined : chosen, text })
          if (text === '' && chosen !== undefined) onChoose(undefined)
        }}
        items={items}
        keyOf={({ pk }) => String(pk)}
        textOf={textOf}
        renderItem={(each) => <OptionText name={textOf(each)} />}
        onSelect={(each) => {
          setTyped(undefined)
          onChoose(each.pk)
        }}
        isLoading={isWaiting}
      />
      {isWaiting && (
        <Turning>
          <Spinner size="small" label={t('filters.loading', { list: label })} />
        </Turning>
      )}
    </Waiting>
  )
}
