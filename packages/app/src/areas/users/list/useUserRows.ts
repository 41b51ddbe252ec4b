import { asksForAll, sharedDocuments, USERS_PER_PAGE, type User } from '@corrente/domain/users'
import type { ListRows } from '@corrente/ui/widgets/lists'
import { useCallback, useMemo } from 'react'
import { useServerList } from '../../../kit/lists/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { userPageQuery } from '../../../resources/users.ts'
import { useAllUsers } from '../complete/useAllUsers.ts'
import type { UserAddress } from './userSearch.ts'

/** The rows of the users, whichever list they come from. */
export interface UserRows {
  readonly list: ListRows<User>
  readonly complete: 'idle' | 'reading' | 'failed' | 'answering'
  readonly retryComplete: () => void
  readonly charging: number | undefined
  /** How many the other list has for the same search. */
  readonly others: number | undefined
  readonly isSharingDocument: (user: User) => boolean
}

const NONE: readonly User[] = []

/**
 * The users of the address: page by page from the server, which finds names and e-mails; from the complete list where a
 * number is searched, a column sorted, or who is charging asked for. Until that is here, the server's own page is shown.
 */
export function useUserRows(address: UserAddress): UserRows {
  const query = address.query.trim()
  const isActive = address.values.inactive !== true
  const isChargingOnly = address.values.charging === true
  const isWhole = asksForAll(query) || address.sort !== undefined || isChargingOnly
  const all = useAllUsers(
    isWhole ? { isActive, query, isChargingOnly, sort: address.sort, page: address.page } : undefined,
  )
  const isAnswered = isWhole && all.data !== undefined
  const complete = !isWhole
    ? 'idle'
    : isAnswered
      ? 'answering'
      : all.state === 'loading' || all.state === 'refreshing'
        ? 'reading'
        : 'failed'
  const page = useLoadable(
    useMemo(
      () => userPageQuery({ isActive, search: query, page: address.page }),
      [isActive, query, address.page],
    ),
  )
  const rows = (isAnswered ? all.data?.rows : page.data?.rows) ?? NONE
  const others = useOthers(query, !isActive)
  // One person's two records may stand in the two lists.
  const sharing = useMemo(() => sharedDocuments([...rows, ...others.rows]), [rows, others.rows])
  const list = useServerList({
    rows,
    reading: isAnswered ? all : page,
    hasCome: isAnswered || (!isWhole && page.state === 'ready'),
    address,
    pageSize: USERS_PER_PAGE,
    count: isAnswered ? all.data?.total : page.data?.count,
  })
  return {
    list,
    complete,
    retryComplete: all.retry,
    charging: isAnswered ? all.data?.charging : undefined,
    others: others.count,
    isSharingDocument: useCallback(({ pk }) => sharing.has(pk), [sharing]),
  }
}

/** Who of the other list fits a search: a person that is not found may be inactive. */
function useOthers(
  search: string,
  isActive: boolean,
): { readonly rows: readonly User[]; readonly count: number | undefined } {
  const isNumber = asksForAll(search)
  const isAsked = search !== '' && !isNumber
  const byName = useLoadable(
    useMemo(
      () => userPageQuery(isAsked ? { isActive, search, page: 1 } : undefined),
      [isAsked, isActive, search],
    ),
  )
  const byNumber = useAllUsers(
    isNumber ? { isActive, query: search, isChargingOnly: false, sort: undefined, page: 1 } : undefined,
  )
  if (isNumber) return { rows: byNumber.data?.rows ?? NONE, count: byNumber.data?.total }
  const named = isAsked && byName.state === 'ready' ? byName.data : undefined
  return { rows: named?.rows ?? NONE, count: named?.count }
}
