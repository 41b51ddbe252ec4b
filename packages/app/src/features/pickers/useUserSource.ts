import { PICKER_SIZE, USER_SEARCH_MS } from '@corrente/domain/users'
import type { UserSource } from '@corrente/ui/widgets/pickers'
import { useMemo, useState } from 'react'
import { useSettled } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { foundUsersQuery, pickerUsersQuery } from '../../resources/pickers.ts'

/** The people of a `UserPicker`: the list, and, where it is not all of them, what the server finds for what is typed. */
export function useUserSource({
  size = PICKER_SIZE,
  isEnabled = true,
}: {
  /** AST-020: 40,000 in operations. */
  readonly size?: number
  /** False: nothing is read yet. */
  readonly isEnabled?: boolean
} = {}): UserSource {
  const [query, onSearch] = useState('')
  const asked = useSettled(query.trim(), USER_SEARCH_MS)
  const list = useLoadable(useMemo(() => pickerUsersQuery(size, isEnabled), [size, isEnabled]))
  const isCut = (list.data?.count ?? 0) > (list.data?.rows.length ?? 0)
  const isAsked = isEnabled && isCut && asked !== ''
  const found = useLoadable(useMemo(() => foundUsersQuery(isAsked ? asked : undefined), [isAsked, asked]))
  return { list, found: isAsked ? found : undefined, onSearch }
}
