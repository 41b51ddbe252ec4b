import { pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { DeleteByAddress, DeleteDialog } from '../../kit/deletion/index.ts'
import { useLive } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type ShownStation, stationDeletion } from '../../resources/stationDeletion.ts'
import { oneStationQuery } from '../../resources/stations.ts'

export interface StationDeleteProps {
  /** Whose deletion is asked for; undefined: none, the dialog is closed. */
  readonly station: ShownStation | undefined
  readonly onClose: () => void
  /** It is deleted (STN-036). */
  readonly onDeleted: () => void
}

/** Asks before a station is deleted, deletes it once, and says how it ended (STN-035 to STN-037). */
export function StationDelete({ station, onClose, onDeleted }: StationDeleteProps) {
  const live = useLive()
  const { formats, gateways } = usePorts()
  return (
    <DeleteDialog
      deletion={station && stationDeletion(gateways.cp, station, formats)}
      id="station-deleted"
      words={useText('station-list')}
      name={station?.name}
      onDeleted={() => {
        if (station) live.drop(station.id)
        onDeleted()
      }}
      onClose={onClose}
    />
  )
}

/** `/stations/delete/{id}` (STN-023). */
export function DeleteStationByAddress({ onDeleted }: Pick<StationDeleteProps, 'onDeleted'>) {
  const t = useText('station-list')
  return (
    <DeleteByAddress queryOf={oneStationQuery} words={t} listPath={pathOf('stations')}>
      {(station, onClose) => <StationDelete {...{ station, onClose, onDeleted }} />}
    </DeleteByAddress>
  )
}
