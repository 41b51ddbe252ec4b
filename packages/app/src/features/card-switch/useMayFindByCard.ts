import { hasTransactionOptionsDisabled } from '@corrente/domain/permissions'
import { useAtomValue } from 'jotai'
import { useAccess } from '../../kit/access/index.ts'
import { reportPermissionsAtom } from '../../resources/reportPermissions.ts'

/** Whether this user may search recharges by card (PRM-010, PRM-011); undefined: the server has not said yet. */
export function useMayFindByCard(): boolean | undefined {
  const access = useAccess()
  const { latest } = useAtomValue(reportPermissionsAtom)
  if (access === undefined) return false
  if (latest === undefined) return undefined
  return !hasTransactionOptionsDisabled(access, latest.kind === 'done' ? latest.data : undefined)
}
