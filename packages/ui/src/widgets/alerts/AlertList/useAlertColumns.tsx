import { alertSortValues } from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { EventIcon } from '../EventIcon/EventIcon.tsx'
import { NarrowMoment } from '../NarrowMoment.tsx'
import { useEventLabel } from '../useEventLabel.ts'
import { useReportedError } from '../useReportedError.ts'

const Station = styled.span`
  display: grid;
  gap: 2px;

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.normal};
  }
`
const Event = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
const Words = styled.span`
  display: grid;
  gap: 1px;
  min-inline-size: 0;

  & > small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
`

/** The columns of the alerts' list, the most needed ones first to stay (ALR-002, ALR-003, ALR-008, FMT-008). */
export function useAlertColumns(): readonly TableColumn<StationNotification>[] {
  const t = useText('alert-list')
  const labelOf = useEventLabel()
  const errorText = useReportedError()
  const tAlerts = useText('alerts')
  const { timestamp } = useFormats()
  return useMemo((): readonly TableColumn<StationNotification>[] => {
    const sortValues = alertSortValues(labelOf)
    return [
      {
        key: 'station',
        header: t('ticket.station'),
        cell: ({ stationName, stationId, at }) => (
          <Station>
            {stationName ?? stationId}
            <small>{stationId}</small>
            <NarrowMoment>{timestamp(at, 'DD/MM/YYYY HH:mm')}</NarrowMoment>
          </Station>
        ),
        minInlineSize: 128,
        priority: 1,
        grow: 2,
        isRowHeader: true,
        sortValue: sortValues.station,
      },
      {
        key: 'type',
        header: t('column.event'),
        cell: (alert) => (
          <Event>
            <EventIcon event={alert} isDecorative />
            <Words>
              {labelOf(alert)}
              {alert.connectorId ? (
                <small>{tAlerts('list.connector', { id: alert.connectorId })}</small>
              ) : null}
            </Words>
          </Event>
        ),
        minInlineSize: 136,
        priority: 1,
        sortValue: sortValues.type,
      },
      {
        key: 'error',
        header: t('column.error'),
        cell: errorText,
        minInlineSize: 160,
        priority: 3,
        grow: 3,
      },
      {
        key: 'time',
        header: t('ticket.time'),
        cell: ({ at }) => timestamp(at, 'DD/MM/YYYY HH:mm'),
        minInlineSize: 138,
        priority: 2,
        kind: 'number',
        sortValue: sortValues.time,
        firstDirection: 'descending',
      },
    ]
  }, [t, tAlerts, labelOf, errorText, timestamp])
}
