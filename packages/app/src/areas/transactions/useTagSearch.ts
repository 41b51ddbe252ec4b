import type { Tag } from '@corrente/domain/tags'
import { TAG_SEARCH_SIZE } from '@corrente/domain/transactions'
import type { TagSearch } from '@corrente/ui/widgets/transactions'
import { useEffect, useRef, useState } from 'react'
import { useSettled } from '../../kit/lists/index.ts'
import { usePorts } from '../../ports/index.ts'
import { readTagPage } from '../../resources/tags.ts'

const TYPING_MS = 300
const NOTHING: { readonly tags: readonly Tag[]; readonly total: number | undefined } = {
  tags: [],
  total: undefined,
}

/** Tags by a part of their id, ten at a time (TRX-004, TRX-060). @param isOff nothing is asked */
export function useTagSearch(isOff: boolean): TagSearch {
  const { cp } = usePorts().gateways
  const [query, setQuery] = useState('')
  const [found, setFound] = useState(NOTHING)
  const [isLoading, setLoading] = useState(false)
  const typed = useSettled(query, TYPING_MS)
  const asked = useRef<AbortController>(undefined)

  const read = async (page: number, before: readonly Tag[]) => {
    asked.current?.abort()
    const control = new AbortController()
    asked.current = control
    setLoading(true)
    const question = { query: typed, accountPk: undefined }
    const outcome = await readTagPage(cp, question, { page, size: TAG_SEARCH_SIZE }, control.signal)
    if (control.signal.aborted) return
    setLoading(false)
    if (outcome.kind !== 'done') return setFound({ tags: before, total: undefined })
    const known = new Set(before.map(({ pk }) => pk))
    const { rows, count } = outcome.data
    setFound({ tags: [...before, ...rows.filter(({ pk }) => !known.has(pk))], total: count })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each text that has stood
  useEffect(() => {
    if (isOff) return
    setFound(NOTHING)
    void read(1, [])
    return () => asked.current?.abort()
  }, [typed, isOff])
  return {
    query,
    onQueryChange: setQuery,
    tags: found.tags,
    total: found.total,
    isLoading,
    onMore: () => {
      if (!isLoading) void read(Math.floor(found.tags.length / TAG_SEARCH_SIZE) + 1, found.tags)
    },
  }
}
