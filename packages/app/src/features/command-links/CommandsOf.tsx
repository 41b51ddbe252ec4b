import { otherAvailability } from '@corrente/domain/operations'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { TextLink } from '@corrente/ui/primitives'
import { StationCommands } from '@corrente/ui/widgets/stations'
import { Suspense } from 'react'
import { useLinkTo, useMay } from '../../kit/access/index.ts'
import { useStation } from '../../live/index.ts'
import { useCommandLinks } from './useCommandLinks.ts'

export interface CommandsOfProps {
  /** The charge box id. */
  readonly stationId: string
  /** The one connector that it is about. */
  readonly connectorId?: number | undefined
  /** Where several stand below each other. */
  readonly name?: string | undefined
  /** The page of all commands stands beside the menu, one press nearer, instead of in it. */
  readonly hasLink?: boolean
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

function OwnCommands({ stationId: id, connectorId, name, hasLink = false }: CommandsOfProps) {
  const t = useText('station-list')
  const station = useStation(id)
  const linksFor = useCommandLinks()
  const availType = station && otherAvailability(station.connectors, connectorId)
  // Each form that one chooses there has the station filled in.
  const allHref = useMay()('operations')
    ? hrefOf({ path: pathOf('operations'), search: { station: id } })
    : undefined
  return (
    <>
      {hasLink && allHref !== undefined && <TextLink href={allHref}>{t('commands.all')}</TextLink>}
      <StationCommands
        commands={linksFor({ id, protocol: station?.protocol, connectorId, availType })}
        connectorId={connectorId}
        name={name}
        allHref={hasLink ? undefined : allHref}
        historyHref={useLinkTo('tasksOfStation', id)}
      />
    </>
  )
}
