import { normaliseStatus } from '@corrente/domain/stations'
import type { useText } from '../../messages/index.ts'

/** The status that a charger reports, in words; one that nobody knows as it came. */
export function reportedStatus(reported: string, t: ReturnType<typeof useText<'stations'>>): string {
  const status = normaliseStatus(reported)
  return status ? t(`connector.status.${status}`) : reported
}
