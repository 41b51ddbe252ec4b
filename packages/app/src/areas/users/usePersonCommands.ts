import { placeOfCommand, protocolOfStation } from '@corrente/domain/operations'
import { hrefOf } from '@corrente/domain/routing'
import type { Transaction } from '@corrente/domain/transactions'
import type { StartPlace } from '@corrente/ui/widgets/users'
import { useFilledForm } from '../../features/sent-tasks/index.ts'
import { useMay } from '../../kit/access/index.ts'
import { useLive } from '../../live/index.ts'

/**
 * Opens the start of a recharge for a person, at a station or without one yet. Undefined: not permitted, or the person
 * has no user tag that would stand for them.
 */
export function useStartFor(
  personPk: number,
  userTag: string | undefined,
): ((place: StartPlace | undefined) => void) | undefined {
  const open = useFilledForm('remoteStart')
  const live = useLive()
  if (!open || userTag === undefined) return undefined
  return (place) =>
    open({
      stations: place ? [place.stationId] : [],
      values: { driver: 'person', personPk, personIdTag: userTag },
      protocol: place && protocolOfStation(live.stations.get(place.stationId)?.protocol),
    })
}

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
