import type { DateRange } from '@corrente/domain/time'
import { rechargeRequest } from '@corrente/domain/transactions'
import { keyNumberOf, ownField } from '@corrente/domain/wire'
import type { Gateway } from '../gateways/index.ts'

/** How many the reply counts; undefined where it counts none. */
function readCount(body: unknown) {
  const count = keyNumberOf(ownField(body, 'count'))
  return count === undefined ? undefined : { data: { count }, unread: 0 }
}

/** POST transaction/list: how many recharges of a range nobody paid; one row is asked for, for its count. */
export const askUnpaid = (cp: Gateway, range: DateRange, signal: AbortSignal) =>
  cp.send(
    'POST',
    'transaction/list',
    {
      json: rechargeRequest(
        { query: '', stationPk: undefined, idTag: '', revenue: 'UNPAID', range },
        { page: 1, size: 1, order: [] },
      ),
      signal,
    },
    readCount,
  )
