import type { TagOption } from '@corrente/domain/tags'
import type { UserChoices } from '@corrente/ui/widgets/users'
import { useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { accountOptionsAtom } from '../../resources/accounts.ts'
import { tagOptionsQuery } from '../../resources/tags.ts'
import { userGroupsQuery } from '../../resources/userRecord.ts'
import { tagsByKeyQuery } from '../../resources/userTags.ts'

const NONE: readonly TagOption[] = []
const NO_KEYS: readonly number[] = []

/**
 * What both forms of a user offer: accounts, groups, and the cards that nobody has, on edit this user's too (USR-040,
 * USR-041). What the user has besides keeps its name.
 */
export function useUserChoices(userPk?: number, tagPks: readonly number[] = NO_KEYS): UserChoices {
  const accounts = useLoadable(accountOptionsAtom)
  const groups = useLoadable(useMemo(() => userGroupsQuery(userPk), [userPk]))
  const options = useLoadable(useMemo(() => tagOptionsQuery('CARD', userPk), [userPk]))
  const offered = useMemo(
    () => (options.data ?? NONE).filter((tag) => tag.userPk === undefined || tag.userPk === userPk),
    [options.data, userPk],
  )
  const others = useMemo(() => {
    if (options.data === undefined) return NO_KEYS
    const known = new Set(offered.map(({ pk }) => pk))
    return tagPks.filter((pk) => !known.has(pk))
  }, [options.data, offered, tagPks])
  const held = useLoadable(useMemo(() => tagsByKeyQuery(others), [others])).data
  return {
    accounts,
    groups,
    tags: { ...options, data: options.data && offered },
    heldTags: held?.tags ?? [],
  }
}
