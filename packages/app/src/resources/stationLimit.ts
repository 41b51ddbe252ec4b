import { isLimitReached } from '@corrente/domain/forms'
import { STATION_LIMIT_QUERY } from '@corrente/domain/stations'
import { whole } from '@corrente/domain/wire'
import type { Gateway } from '../gateways/index.ts'
import { callEndOf } from '../kit/writes/index.ts'

/** Whether no more stations may be created; a probe that changes nothing, and whose failure stops nobody (STN-038). */
export async function isStationLimitReached(cp: Gateway, signal: AbortSignal): Promise<boolean> {
  const outcome = await cp.get('chargepoints', () => whole(true), { query: STATION_LIMIT_QUERY, signal })
  return isLimitReached(callEndOf(outcome))
}
