import { allows } from '@corrente/domain/permissions'
import type { RouteId } from '@corrente/domain/routing'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { builtPagesAtom } from './builtPages.ts'
import { useAccess } from './useAccess.ts'

/** Whether this user may open a page that this build has; the same function until one of the two changes. */
export function useMay(): (route: RouteId) => boolean {
  const access = useAccess()
  const built = useAtomValue(builtPagesAtom)
  return useCallback(
    (route) => access !== undefined && allows(access, route) && built.has(route),
    [access, built],
  )
}
