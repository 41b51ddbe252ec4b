import { grantsExactly } from '@corrente/domain/permissions'
import { useAccess } from '../../kit/access/index.ts'

/** The right to smart charging: fields, columns, tabs, events and meter banner (PRM-013). */
export function useMaySmart(): boolean {
  const access = useAccess()
  return access !== undefined && grantsExactly(access, 'DASH_SMART_CHARGING_CREATE')
}
