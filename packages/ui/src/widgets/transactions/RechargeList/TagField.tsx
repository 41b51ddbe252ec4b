import type { Tag } from '@corrente/domain/tags'
import { useState } from 'react'
import { Combobox, OptionText } from '../../../forms/index.ts'
import { usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

/** Tags that a search found, ten at a time (TRX-060). */
export interface TagSearch {
  readonly query: string
  readonly onQueryChange: (query: string) => void
  readonly tags: readonly Tag[]
  /** All that the search finds; undefined: not known. */
  readonly total: number | undefined
  readonly isLoading: boolean
  /** Reads ten more. */
  readonly onMore: () => void
}

export interface TagFieldProps {
  search: TagSearch
  /** The id of the chosen tag; '': any. */
  chosen: string
  onChoose: (idTag: string) => void
  /** Why it cannot be used (PRM-010). */
  disabledReason: string | undefined
}

/** A search for a tag; the end of its list reads ten more when it is reached (TRX-004, TRX-060). */
export function TagField({ search, chosen, onChoose, disabledReason }: TagFieldProps) {
  const t = useText('transactions')
  const personal = usePersonal()
  const [isTyping, setTyping] = useState(false)
  const { tags, total } = search
  const hasMore = total !== undefined && tags.length < total
  return (
    <Combobox
      label={t('filter.tag')}
      placeholder={t('filter.tag')}
      query={isTyping || chosen === '' ? search.query : personal(chosen)}
      onQueryChange={(text) => {
        setTyping(text !== '')
        search.onQueryChange(text)
        if (text === '' && chosen !== '') onChoose('')
      }}
      items={tags}
      total={total}
      onEnd={hasMore ? search.onMore : undefined}
      keyOf={({ pk }) => String(pk)}
      textOf={({ idTag }) => personal(idTag)}
      renderItem={({ idTag }) => <OptionText name={personal(idTag)} />}
      onSelect={({ idTag }) => {
        setTyping(false)
        onChoose(idTag)
      }}
      isLoading={search.isLoading}
      {...(disabledReason !== undefined && { disabledReason })}
    />
  )
}
