import type { ProblemLinks } from '@corrente/ui/widgets/alerts'
import { useMemo } from 'react'
import { CommandsOf, CommandsOfSite } from '../../features/command-links/index.ts'
import { useLinks, useStationLinks } from '../../kit/access/index.ts'

/** What one looks at next: the station, where it stands, what it reported so far, what it can be sent. */
export function useProblemLinks(): ProblemLinks {
  const linkTo = useLinks()
  const station = useStationLinks()
  return useMemo(
    () => ({
      station,
      map: (id) => linkTo('stationOnMap', id),
      history: (id) => linkTo('alertsOfStation', id),
      commands: ({ id, name }, connectorId) => (
        <CommandsOf stationId={id} connectorId={connectorId} name={name} />
      ),
      siteCommands: ({ site, problems }) => (
        <CommandsOfSite
          name={site?.name ?? ''}
          stations={[...new Map(problems.map(({ station: each }) => [each.id, each])).values()]}
        />
      ),
    }),
    [linkTo, station],
  )
}
