import {
  searchUnknown,
  UNKNOWN_PER_PAGE,
  UNKNOWN_SORT_VALUES,
  UNKNOWN_SORTS,
  type UnknownCard,
  unknownKey,
} from '@corrente/domain/tags'
import { useCallback, useMemo, useRef } from 'react'
import { textParam } from '../../../kit/address/index.ts'
import {
  type ListAddress,
  listRules,
  useCompleteList,
  useHeldRows,
  useSort,
} from '../../../kit/lists/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { inboxQuery } from '../../../resources/unknownTags.ts'

const NONE: readonly UnknownCard[] = []
const inboxAtom = inboxQuery(true, 'watched')

/** What the address of the inbox says: search, page, sort, and the one station whose refused cards are shown. */
export const INBOX_RULES = listRules(UNKNOWN_SORTS, { station: textParam })

/** The inbox, read again while it is on screen: rows hold their places, new ones wait for "n new, show" (decisions: Tags). */
export function useInbox(address: ListAddress<ReturnType<typeof INBOX_RULES.read>>) {
  const reading = useLoadable(inboxAtom)
  const { query, sort } = address
  const { station } = address.values
  const current = reading.data ?? NONE
  const fitting = useMemo(
    () => reading.data && searchUnknown(reading.data, query, station),
    [reading.data, query, station],
  )
  const held = useHeldRows(
    JSON.stringify([query, station, sort]),
    fitting,
    current,
    unknownKey,
    useSort(UNKNOWN_SORT_VALUES, sort),
  )
  const list = useCompleteList({
    rows: held.rows,
    reading,
    address,
    pageSize: UNKNOWN_PER_PAGE,
    isSorted: true,
  })
  const first = useFirstAttempts(current)
  const isTriedAgain = useCallback(
    (card: UnknownCard) => (card.attempts ?? 0) > (first.get(unknownKey(card)) ?? Number.POSITIVE_INFINITY),
    [first],
  )
  return {
    list: { ...list, isOutside: held.isOutside, fresh: held.fresh },
    remove: held.remove,
    isTriedAgain,
  }
}

/** How many attempts each card had when this page first saw it. */
function useFirstAttempts(cards: readonly UnknownCard[]): ReadonlyMap<string, number> {
  const seen = useRef<ReadonlyMap<string, number>>(new Map())
  return useMemo(() => {
    const fresh = cards.filter((card) => !seen.current.has(unknownKey(card)))
    if (fresh.length > 0)
      seen.current = new Map([
        ...seen.current,
        ...fresh.map((card) => [unknownKey(card), card.attempts ?? 0] as const),
      ])
    return seen.current
  }, [cards])
}
