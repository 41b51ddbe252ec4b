import { pathOf } from '@corrente/domain/routing'
import { useMay } from '../../kit/access/index.ts'

/** The way to the alerts; undefined where they are not permitted or not built. */
export function useAlertsHref(): string | undefined {
  return useMay()('alerts') ? pathOf('alerts') : undefined
}
