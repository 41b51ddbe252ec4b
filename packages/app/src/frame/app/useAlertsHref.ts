import { allows } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import { useAtomValue } from 'jotai'
import { builtPagesAtom, useAccess } from '../../kit/access/index.ts'

/** The way to the alerts; undefined where they are not permitted or not built. */
export function useAlertsHref(): string | undefined {
  const access = useAccess()
  const built = useAtomValue(builtPagesAtom)
  return access && allows(access, 'alerts') && built.has('alerts') ? pathOf('alerts') : undefined
}
