import { type Access, buildAccess } from '@corrente/domain/permissions'
import { useMemo } from 'react'
import { usePorts } from '../../ports/index.ts'
import { useSession } from './useSession.ts'

/** The rights of the signed-in user; undefined without a session. Computed from the session, never read from storage. */
export function useAccess(): Access | undefined {
  const { tenant } = usePorts()
  const permissions = useSession()?.user.permissions
  return useMemo(
    () => permissions && buildAccess(permissions, tenant.rules.grants),
    [permissions, tenant.rules.grants],
  )
}
