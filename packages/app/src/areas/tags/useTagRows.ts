import { sortRows } from '@corrente/domain/paging'
import { TAG_SORT_VALUES, TAG_SORTS, TAGS_PER_PAGE, TAGS_READ_MAX, type Tag } from '@corrente/domain/tags'
import { z } from '@corrente/domain/wire'
import { useMemo } from 'react'
import { lenient, textParam } from '../../kit/address/index.ts'
import {
  type ListAddress,
  listRules,
  useCompleteList,
  useServerList,
  useSettled,
} from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { allTagsQuery, tagPageQuery } from '../../resources/tags.ts'

const TYPING_MS = 300
const NONE: readonly Tag[] = []

const LIST = {
  account: lenient(z.int().check(z.minimum(1))),
  free: lenient(z.literal(true)),
}
/** What a view of the list is: search, page, sort, account, and those that charge for free alone. Nobody's card. */
export const TAG_VIEW_RULES = listRules(TAG_SORTS, LIST)

/** What the address of the tags says: the list, and the card that is looked up above it. */
export const TAG_RULES = listRules(TAG_SORTS, {
  ...LIST,
  /** Somebody is asked for the card that does not work. */
  check: lenient(z.literal(true)),
  /** The card whose verdict stands above the list. */
  card: textParam,
  /** Where it does not work, a charge box id. */
  at: textParam,
})
export type TagAddress = ListAddress<ReturnType<typeof TAG_RULES.read>>

/** The tags page by page from the server, or, to be sorted or narrowed, from the list read whole (decisions: Tags). */
export function useTagRows({ values, query, sort, ...address }: TagAddress) {
  const { locale } = usePorts().formats
  const { account: accountPk, free: isFree = false } = values
  const typed = useSettled(query, TYPING_MS)
  const question = useMemo(() => ({ query: typed, accountPk }), [typed, accountPk])
  const wantsAll = isFree || sort !== undefined
  const all = useLoadable(
    useMemo(() => allTagsQuery(question, { wantsAll, isFree }), [question, wantsAll, isFree]),
  )
  const isTooLong = (all.data?.count ?? 0) > TAGS_READ_MAX
  const isHere = wantsAll && (isFree || !isTooLong)
  const { page } = address
  const paged = useLoadable(useMemo(() => tagPageQuery(question, page, !isHere), [question, page, isHere]))
  const reading = isHere ? all : paged
  const rows = useMemo(() => {
    const found = reading.data?.rows ?? NONE
    return sortRows(isFree ? found.filter((tag) => tag.isFree) : found, TAG_SORT_VALUES, sort, locale)
  }, [reading.data, isFree, sort, locale])
  const hasCome = reading.data !== undefined && reading.state !== 'refreshing'
  const source = { rows, reading, address: { ...address, sort }, pageSize: TAGS_PER_PAGE }
  const complete = useCompleteList({ ...source, hasCome: hasCome && isHere, isSorted: true })
  const served = useServerList({ ...source, hasCome: hasCome && !isHere, count: paged.data?.count })
  return {
    question,
    list: isHere ? complete : served,
    limit: wantsAll && isTooLong ? (isFree ? ('firstOnly' as const) : ('pageSorted' as const)) : undefined,
  }
}
