import { pathOf } from '@corrente/domain/routing'
import { useMay } from '../../kit/access/index.ts'

/** The list of what was notified, which the bell and the toasts count; undefined where it is not permitted or not built. */
export function useAlertsHref(): string | undefined {
  return useMay()('alerts') ? `${pathOf('alerts')}?view=list` : undefined
}
