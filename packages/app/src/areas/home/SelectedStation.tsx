import { StationCard } from '@corrente/ui/widgets/stations'
import { CommandsOf } from '../../features/command-links/index.ts'
import { useLinkTo } from '../../kit/access/index.ts'
import { useStation } from '../../live/index.ts'

export interface SelectedStationProps {
  /** The charge box id of the address. */
  readonly id: string
  readonly onClose: () => void
}

/** The card of the selected station as it is now; nothing while it is not known (HOM-018). */
export function SelectedStation({ id, onClose }: SelectedStationProps) {
  const station = useStation(id)
  const pageHref = useLinkTo('stationPage', station && String(station.pk))
  return station ? (
    <StationCard
      station={station}
      onClose={onClose}
      pageHref={pageHref}
      commands={<CommandsOf stationId={id} hasLink />}
    />
  ) : null
}
