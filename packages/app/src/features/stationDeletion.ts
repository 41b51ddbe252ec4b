import { pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { useDeletion } from '../kit/deletion/index.ts'
import { useLive } from '../live/index.ts'
import { type ShownStation, stationDeletion } from '../resources/stationDeletion.ts'
import { oneStationQuery } from '../resources/stations.ts'

/**
 * Asks before a station is deleted, deletes it once, and says how it ended (STN-035 to STN-037); so does
 * `/stations/delete/{id}` (STN-023).
 * @param onDeleted - it is deleted (STN-036)
 */
export function useStationDeletion(onDeleted: () => void) {
  const t = useText('station-list')
  const live = useLive()
  return useDeletion({
    id: 'station-deleted',
    words: t,
    deletionOf: ({ gateways, formats }, station: ShownStation) =>
      stationDeletion(gateways.cp, station, formats),
    nameOf: ({ name }) => name,
    onDeleted: ({ id }) => {
      live.drop(id)
      onDeleted()
    },
    address: { queryOf: oneStationQuery, words: t, listPath: pathOf('stations') },
  })
}
