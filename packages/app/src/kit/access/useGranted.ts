import { grants } from '@corrente/domain/permissions'
import { useAccess } from './useAccess.ts'

/** Whether this user has a right, by the key of its entry (PRM-002). */
export function useGranted(): (key: string) => boolean {
  const access = useAccess()
  return (key) => access !== undefined && grants(access, key)
}
