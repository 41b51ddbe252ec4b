import { freshnessOf, lastSignOf, STATION_SORT_VALUES, type StationRow } from '@corrente/domain/stations'
import { ageOf, type EpochMs } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useFormats, useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { ConditionMark } from '../../conditions/index.ts'
import { ConnectorMarks } from './ConnectorMarks.tsx'

/** How fresh the rows of the list are. */
interface ReadState {
  /** The live connection is up. */
  readonly isLive: boolean
  /** When the rows were read. */
  readonly readAt: EpochMs | undefined
}

interface StationAgeProps extends ReadState {
  station: StationRow
}

const TICK_MS = 10_000

/** How old a row is, where it is not live; nothing that its state says already. */
function StationAge({ station, isLive, readAt }: StationAgeProps) {
  const t = useText('station-list')
  const words = useText('stations')
  const common = useText('common')
  const now = useNow(TICK_MS)
  const freshness = freshnessOf(station, { isLive, readAt })
  const at = lastSignOf(station)
  if (freshness === 'wrongClock') return <span>{words('condition.wrongClock')}</span>
  // Its state says since when.
  if (freshness === 'live' || freshness === 'offline') return null
  if (at === undefined || freshness === 'unknown') return <span>{t('age.unknown')}</span>
  const since = ageOf(at, now)
  return <span>{t(`age.${freshness}`, { age: common(`age.${since.unit}`, { count: since.value }) })}</span>
}

/** Two lines and no third: ten rows of a page stand on a laptop's screen. */
const Name = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  line-height: ${theme.font.line.tight};
  overflow-wrap: anywhere;

  & small {
    display: flex;
    align-items: center;
    gap: 0 ${theme.space[2]};
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.normal};
    white-space: nowrap;
  }
  & > span,
  & small > * {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > span {
    white-space: nowrap;
  }
  /* The state stands first, where the eye runs down; where there is no room the age goes first, and no id below half. */
  & small > :nth-child(2) {
    flex: none;
    max-inline-size: 50%;
  }
  & small > :nth-child(3) {
    flex-shrink: 1000;
  }

  @media (width < ${theme.breakpoint.tablet}px) {
    & > span {
      white-space: normal;
    }
    & small {
      flex-wrap: wrap;
    }
  }
`

const WH_PER_KWH = 1000

/** Whose it is and where it stands. */
const placeColumns = (t: ReturnType<typeof useText<'station-list'>>): readonly TableColumn<StationRow>[] => [
  {
    key: 'account',
    sortValue: STATION_SORT_VALUES.account,
    header: t('filter.account'),
    cell: ({ accountName }) => accountName,
    minInlineSize: 130,
    priority: 4,
  },
  {
    key: 'state',
    sortValue: STATION_SORT_VALUES.state,
    header: t('column.state'),
    cell: ({ state }) => state,
    // A country's own word for it, such as Departamento, in one line.
    minInlineSize: 106,
    priority: 5,
    grow: 0,
  },
  {
    key: 'city',
    sortValue: STATION_SORT_VALUES.city,
    header: t('column.city'),
    cell: ({ city }) => city,
    minInlineSize: 120,
    priority: 3,
  },
]

/** The columns of the station list, the most needed ones first to stay (STN-008 to STN-013). */
export function useStationColumns({ isLive, readAt }: ReadState): readonly TableColumn<StationRow>[] {
  const t = useText('station-list')
  const { integer, number, timestamp } = useFormats()
  return useMemo(
    (): readonly TableColumn<StationRow>[] => [
      {
        key: 'name',
        sortValue: STATION_SORT_VALUES.name,
        header: t('column.name'),
        cell: (station) => (
          <Name>
            <span title={station.name}>{station.name}</span>
            <small>
              <ConditionMark station={station} isCut />
              <span>{station.id}</span>
              <StationAge station={station} isLive={isLive} readAt={readAt} />
            </small>
          </Name>
        ),
        minInlineSize: 180,
        priority: 1,
        grow: 4,
        isRowHeader: true,
      },
      ...placeColumns(t),
      {
        key: 'usage',
        sortValue: STATION_SORT_VALUES.usage,
        firstDirection: 'descending',
        header: t('column.usage'),
        cell: ({ usage }) => integer(usage),
        minInlineSize: 96,
        priority: 6,
        kind: 'number',
      },
      {
        key: 'energy',
        sortValue: STATION_SORT_VALUES.energy,
        firstDirection: 'descending',
        header: t('column.energy'),
        cell: ({ monthConsumptionWh: wh }) => number(wh === undefined ? undefined : wh / WH_PER_KWH, 2),
        minInlineSize: 100,
        priority: 5,
        kind: 'number',
      },
      {
        key: 'heartbeat',
        sortValue: STATION_SORT_VALUES.heartbeat,
        firstDirection: 'descending',
        header: t('column.heartbeat'),
        cell: ({ heartbeatAt }) => timestamp(heartbeatAt, 'DD/MM/YYYY HH:mm'),
        minInlineSize: 140,
        priority: 7,
        kind: 'number',
      },
      {
        key: 'connectors',
        sortValue: STATION_SORT_VALUES.connectors,
        firstDirection: 'descending',
        header: t('column.connectors'),
        cell: (station) => <ConnectorMarks station={station} />,
        minInlineSize: 130,
        priority: 2,
        kind: 'mark',
      },
    ],
    [t, integer, number, timestamp, isLive, readAt],
  )
}
