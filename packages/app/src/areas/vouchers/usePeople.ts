import type { GuestName } from '@corrente/ui/widgets/vouchers'
import { useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { peopleQuery } from '../../resources/stationPeople.ts'
import { guestNamesQuery } from '../../resources/voucherSave.ts'

const NOBODY: ReadonlyMap<number, GuestName> = new Map()

/**
 * Everybody who may have a voucher, in one call, and by a call each those shown who are not among them (VCH-085, VCH-086).
 * @param shown - the keys whose rows are drawn
 */
export function usePeople(shown: readonly number[], isNeeded: boolean) {
  const users = useLoadable(useMemo(() => peopleQuery(undefined, isNeeded), [isNeeded]))
  const known = useMemo(() => users.data && new Set(users.data.map(({ pk }) => pk)), [users.data])
  const missing = known === undefined ? '' : shown.filter((pk) => !known.has(pk)).join()
  const others = useLoadable(
    useMemo(() => guestNamesQuery(missing === '' ? [] : missing.split(',').map(Number)), [missing]),
  )
  return { users, others: others.data ?? NOBODY }
}
