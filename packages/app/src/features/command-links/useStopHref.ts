import { placeOfCommand } from '@corrente/domain/operations'
import { hrefOf } from '@corrente/domain/routing'
import type { Transaction } from '@corrente/domain/transactions'
import { useMay } from '../../kit/access/index.ts'
import { useLive } from '../../live/index.ts'

/** The form that stops a recharge, filled in; undefined where it names no station, or may not be opened. */
export function useStopHref(): (recharge: Transaction) => string | undefined {
  const may = useMay()
  const live = useLive()
  return ({ stationId: id, connectorId }) => {
    if (id === undefined) return undefined
    const protocol = live.stations.get(id)?.protocol
    const place = placeOfCommand('remoteStop', { id, connectorId, protocol }, may)
    return place && hrefOf(place)
  }
}
