import type { ProblemRow } from '@corrente/domain/alerts'
import type { Station } from '@corrente/domain/stations'
import { History, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../messages/index.ts'
import { IconLink } from '../../../primitives/index.ts'

/** Where a line leads to; each undefined where it is not permitted. */
export interface ProblemLinks {
  readonly station: (station: Pick<Station, 'pk' | 'id'>) => string | undefined
  readonly map: (stationId: string) => string | undefined
  /** What the station has reported so far. */
  readonly history: (stationId: string) => string | undefined
  /** The commands that it, or its one connector that is in trouble, can be sent. */
  readonly commands: (station: Pick<Station, 'id' | 'name'>, connectorId: number | undefined) => ReactNode
  /** The commands that all stations of a site that is down can be sent. */
  readonly siteCommands: (row: ProblemRow) => ReactNode
}

export interface StationLinksProps {
  station: Station
  /** The one connector that it is about. */
  connectorId: number | undefined
  links: ProblemLinks
}

/** Where one looks next at a station that is in trouble: where it stands, what it reported, what it can be sent. */
export function StationLinks({ station, connectorId, links }: StationLinksProps) {
  const t = useText('alert-list')
  const { id, name } = station
  const map = station.position ? links.map(id) : undefined
  const history = links.history(id)
  return (
    <>
      {map !== undefined && (
        <IconLink
          size="small"
          href={map}
          label={t('problems.onMap', { name })}
          icon={<MapPin aria-hidden="true" />}
          tooltipSide="start"
        />
      )}
      {history !== undefined && (
        <IconLink
          size="small"
          href={history}
          label={t('problems.history', { name })}
          icon={<History aria-hidden="true" />}
          tooltipSide="start"
        />
      )}
      {links.commands(station, connectorId)}
    </>
  )
}
