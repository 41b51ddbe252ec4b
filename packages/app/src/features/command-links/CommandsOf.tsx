import { otherAvailability } from '@corrente/domain/operations'
import { StationCommands } from '@corrente/ui/widgets/stations'
import { Suspense } from 'react'
import { useLinkTo } from '../../kit/access/index.ts'
import { useStation } from '../../live/index.ts'
import { useCommandLinks } from './useCommandLinks.ts'

export interface CommandsOfProps {
  /** The charge box id. */
  readonly stationId: string
  /** The one connector that it is about. */
  readonly connectorId?: number | undefined
  /** Where several stand below each other. */
  readonly name?: string | undefined
}

/**
 * The menu of the commands for a station that is named by its id alone, from where its problem is seen; nothing where none
 * is permitted. Its words come when it is first drawn: the pages that show it have catalogues of their own.
 */
export function CommandsOf(props: CommandsOfProps) {
  return (
    <Suspense fallback={null}>
      <OwnCommands {...props} />
    </Suspense>
  )
}

function OwnCommands({ stationId: id, connectorId, name }: CommandsOfProps) {
  const station = useStation(id)
  const linksFor = useCommandLinks()
  const availType = station && otherAvailability(station.connectors, connectorId)
  return (
    <StationCommands
      commands={linksFor({ id, protocol: station?.protocol, connectorId, availType })}
      connectorId={connectorId}
      name={name}
      allHref={useLinkTo('commandsFor', id)}
      historyHref={useLinkTo('tasksOfStation', id)}
    />
  )
}
