import { isLimitReached } from '@corrente/domain/forms'
import { whole } from '@corrente/domain/wire'
import type { Gateway } from '../gateways/index.ts'
import { callEndOf } from '../kit/writes/index.ts'

/**
 * GET feature-limits/users_data: whether no more users may be created. Only a 403 says so; any other failure stops nobody,
 * because the server checks again (USR-013, USR-014).
 */
export async function isUserLimitReached(cp: Gateway, signal?: AbortSignal): Promise<boolean> {
  const outcome = await cp.get('feature-limits/users_data', () => whole(true), { signal })
  return isLimitReached(callEndOf(outcome))
}
