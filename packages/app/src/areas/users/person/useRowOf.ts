import type { PickerUser } from '@corrente/domain/users'
import { useAtomValue } from 'jotai'
import { useAllUsers } from '../complete/useAllUsers.ts'
import { seenUsersAtom } from '../seenUsers.ts'

const ONE = { query: '', isChargingOnly: false, sort: undefined, page: 1 }

/** A person as the list has one. */
export interface RowOf {
  readonly row: PickerUser | undefined
  /** Known from which of the two lists it stands in; undefined where nobody looked. */
  readonly isActive: boolean | undefined
}

/**
 * What the list says of a person whose record may not be read: the row that this tab opened, else the complete list, of the
 * active, then of the inactive. The call for the list knows no key.
 * @param isWanted - the record was refused; until then nothing is read
 */
export function useRowOf(pk: number, isWanted: boolean): RowOf {
  const seen = useAtomValue(seenUsersAtom).find((user) => user.pk === pk)
  const isAsked = isWanted && seen === undefined
  const active = useAllUsers(isAsked ? { ...ONE, pk, isActive: true } : undefined)
  const isElsewhere = isAsked && active.data?.total === 0
  const inactive = useAllUsers(isElsewhere ? { ...ONE, pk, isActive: false } : undefined)
  const [found] = active.data?.rows ?? []
  const [off] = inactive.data?.rows ?? []
  if (seen) return { row: seen, isActive: undefined }
  return { row: found ?? off, isActive: found ? true : off ? false : undefined }
}
