import { protocolOfStation } from '@corrente/domain/operations'
import type { StartPlace } from '@corrente/ui/widgets/users'
import { useFilledForm } from '../../../features/sent-tasks/index.ts'
import { useLive } from '../../../live/index.ts'

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
