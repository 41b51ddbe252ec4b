import { TAGS_PER_PAGE, type TagOption } from '@corrente/domain/tags'
import { type PickerUser, peopleOfTagQuery, pickTags } from '@corrente/domain/users'
import type { TagSource } from '@corrente/ui/widgets/pickers'
import { atom, useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useSettled } from '../../kit/lists/index.ts'
import { loadableOf, useLoadable } from '../../kit/reading/index.ts'
import { tagOptionsQuery, tagPages } from '../../resources/tags.ts'
import { useUserSource } from './useUserSource.ts'

const NO_PEOPLE: readonly PickerUser[] = []
const NO_CARDS: readonly TagOption[] = []

/**
 * The tags of a `TagPicker`: the server finds ids, ten at a time as the list is walked (TRX-004, TRX-060); who is named is
 * found in the list of users, and brings their own tag and their active cards. Nothing is read before the field has had
 * the focus.
 * @param isOff - the field cannot be used: nothing is read at all
 */
export function useTagSource({ isOff }: { readonly isOff: boolean }): TagSource {
  const [isOpened, setOpened] = useState(false)
  const isEnabled = isOpened && !isOff
  const [typed, setTyped] = useState('')
  const query = useSettled(typed.trim())
  const users = useUserSource({ isEnabled })
  const ids = useIds(query, isEnabled)
  const all = users.list.data?.rows ?? NO_PEOPLE
  const found = users.found?.data?.rows ?? NO_PEOPLE
  const people = useMemo(() => [...peopleOfTagQuery(all, query), ...found], [all, found, query])
  const wantsCards = isEnabled && people.length > 0
  const cards = useLoadable(useMemo(() => tagOptionsQuery('CARD', undefined, wantsCards), [wantsCards]))
  const byKey = useMemo(() => new Map(all.map((user) => [user.pk, user])), [all])
  const data = useMemo(
    () =>
      ids.data &&
      pickTags(query, {
        byId: ids.data,
        people,
        cards: cards.data ?? NO_CARDS,
        userOf: (pk) => byKey.get(pk) ?? found.find((user) => user.pk === pk),
      }),
    [ids.data, query, people, cards.data, byKey, found],
  )
  return {
    tags: {
      ...ids,
      data,
      state: !isEnabled
        ? 'ready'
        : wantsCards && cards.state === 'loading' && ids.state === 'ready'
          ? 'refreshing'
          : ids.state,
    },
    // What was found by name stands among them.
    total: data && Math.max(data.length, data.length + (ids.count ?? 0) - (ids.data?.length ?? 0)),
    hasNoNames: isEnabled && users.list.data === undefined && users.list.state !== 'loading',
    onSearch: (next) => {
      setTyped(next)
      users.onSearch(next)
    },
    onEnd: ids.more,
    onOpen: () => setOpened(true),
  }
}

/** The tags whose id holds a text, page after page. */
function useIds(query: string, isEnabled: boolean) {
  const [wanted, want] = useState({ query, pages: 1 })
  const pages = wanted.query === query ? wanted.pages : 1
  const queries = useMemo(
    () =>
      Array.from({ length: pages }, (_, index) =>
        tagPages.page({ query, accountPk: undefined }, index + 1, isEnabled),
      ),
    [query, pages, isEnabled],
  )
  const [states, retry] = useAtom(
    useMemo(
      () =>
        atom(
          (get) => queries.map((each) => get(each)),
          (_get, set) => Promise.all(queries.map((each) => set(each, 'refetch'))),
        ),
      [queries],
    ),
  )
  const [first] = states
  const last = states.at(-1) ?? first
  const data = useMemo(
    () => (first?.data ? states.flatMap((state) => state.data?.rows ?? []) : undefined),
    [first, states],
  )
  const count = first?.data?.count
  // Without a count a full page may have another one behind it.
  const isMore =
    count === undefined ? (last?.data?.rows.length ?? 0) >= TAGS_PER_PAGE : pages * TAGS_PER_PAGE < count
  return {
    ...loadableOf(
      {
        latest: last?.latest,
        data,
        dataAt: first?.dataAt,
        unreadRows: states.reduce((sum, { unreadRows }) => sum + unreadRows, 0),
        isFetching: last?.isFetching ?? true,
      },
      () => void retry(),
    ),
    count,
    more: () => {
      if (isMore && last?.data !== undefined) want({ query, pages: pages + 1 })
    },
  }
}
