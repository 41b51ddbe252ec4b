import { TAG_SORT_VALUES, TAG_SORTS } from '@corrente/domain/tags'
import { z } from '@corrente/domain/wire'
import { useMemo } from 'react'
import { lenient, textParam } from '../../../kit/address/index.ts'
import {
  type ListAddress,
  listRules,
  useEitherList,
  useSort,
  useWholeOrPaged,
} from '../../../kit/lists/index.ts'
import { tagPages } from '../../../resources/tags.ts'

/** What the address of the tags says of a card that does not work; no saved view holds it. */
const CARD_ADDRESS = {
  /** Somebody is asked for the card. */
  check: lenient(z.literal(true)),
  /** The card whose verdict stands above the list. */
  card: textParam,
  /** Where it does not work, a charge box id. */
  at: textParam,
}

const LIST = {
  account: lenient(z.int().check(z.minimum(1))),
  free: lenient(z.literal(true)),
}
/** What a view of the list is: search, page, sort, account, and those that charge for free alone. Nobody's card. */
export const TAG_VIEW_RULES = listRules(TAG_SORTS, LIST)

/** What the address of the tags says: the list, and the card that is looked up above it. */
export const TAG_RULES = listRules(TAG_SORTS, { ...LIST, ...CARD_ADDRESS })
export type TagAddress = ListAddress<ReturnType<typeof TAG_RULES.read>>

/** The tags page by page from the server, or, to be sorted or narrowed, from the list read whole (decisions: Tags). */
export function useTagRows({ values, query, sort, ...address }: TagAddress) {
  const { account: accountPk, free: isFree = false } = values
  const question = useMemo(() => ({ query, accountPk }), [query, accountPk])
  const { isTooLong, ...read } = useWholeOrPaged(tagPages, question, address.page, {
    wantsWhole: isFree || sort !== undefined,
    isPartUseful: isFree,
  })
  const inOrder = useSort(TAG_SORT_VALUES, sort)
  const rows = useMemo(
    () => inOrder(isFree ? read.rows.filter((tag) => tag.isFree) : read.rows),
    [read.rows, isFree, inOrder],
  )
  return {
    question,
    list: useEitherList({ ...read, rows, address: { ...address, sort }, isSorted: true }),
    limit: isTooLong ? (isFree ? ('firstOnly' as const) : ('pageSorted' as const)) : undefined,
  }
}
