import type { Station } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'
import { ConditionMark } from '../../conditions/index.ts'
import { type ProblemLinks, StationLinks } from '../ProblemList/StationLinks.tsx'

export interface ProblemStationsProps {
  /** What the site is called; undefined where nobody wrote it down. */
  name: string | undefined
  /** The stations of a line. */
  stations: readonly Station[]
  /** Where a station leads to. */
  links: ProblemLinks
  /** The last events of the station, where the line is of one alone. */
  renderEvents: (station: Station) => ReactNode
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.default};
  font-size: ${theme.font.size[13]};

  &:last-child {
    border-block-end: 0;
  }
  & > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
const Side = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
`
const Muted = styled.small`
  color: ${theme.fg.muted};
`

/** What stands behind a line of the problems: of a site its stations, of one station what it reported. */
export function ProblemStations({ name, stations, links, renderEvents }: ProblemStationsProps) {
  const t = useText('alert-list')
  const [first] = stations
  if (first && stations.length === 1) return renderEvents(first)
  return (
    <List aria-label={t('problems.ofSite', { name: name ?? '' })}>
      {stations.map((station) => {
        const href = links.station(station)
        return (
          <Row key={station.id}>
            <span>
              {href === undefined ? station.name : <TextLink href={href}>{station.name}</TextLink>}{' '}
              <Muted>{station.id}</Muted>
            </span>
            <Side>
              <ConditionMark station={station} />
              <StationLinks station={station} connectorId={undefined} links={links} />
            </Side>
          </Row>
        )
      })}
    </List>
  )
}
