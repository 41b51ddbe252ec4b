import { placeOfCommand } from '@corrente/domain/operations'
import { hrefOf } from '@corrente/domain/routing'
import type { Transaction } from '@corrente/domain/transactions'
import { useMay } from '../../kit/access/index.ts'
import { useLive, useLivePart } from '../../live/index.ts'

/** The way to stop a recharge. */
export interface StopLink {
  /** The form, filled in. */
  readonly href: string
  /** The list of the network lacks its station (a partner's): the server may not take a command for it. */
  readonly isElsewhere: boolean
}

/** How a recharge is stopped; undefined where it names no station, or the form may not be opened. */
export function useStopLink(): (recharge: Transaction) => StopLink | undefined {
  const may = useMay()
  const live = useLive()
  // Before the list is here nobody knows what it lacks.
  const isListed = useLivePart('snapshotAt') !== undefined
  return ({ stationId: id, connectorId }) => {
    if (id === undefined) return undefined
    const station = live.stations.get(id)
    const place = placeOfCommand('remoteStop', { id, connectorId, protocol: station?.protocol }, may)
    return place && { href: hrefOf(place), isElsewhere: isListed && !station }
  }
}
