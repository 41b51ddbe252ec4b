import { alertDetails } from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { formatUtcText } from '@corrente/domain/time'
import { csvFile } from '../../../charts/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { namedErrorCode } from '../reportedError.ts'
import { useEventLabel } from '../useEventLabel.ts'

/** Alerts as a table for a spreadsheet: what the list and its details say, but for persons (R23). */
export function useAlertCsv(): (alerts: readonly StationNotification[]) => Blob {
  const t = useText('alert-list')
  const labelOf = useEventLabel()
  const { locale, timestamp } = useFormats()
  return (alerts) => {
    const head = [
      t('column.time'),
      t('csv.utc'),
      t('column.station'),
      t('csv.id'),
      t('column.event'),
      t('detail.connector'),
      t('detail.errorCode'),
      t('detail.errorMessage'),
      t('detail.address'),
    ]
    const rows = alerts.map((alert) => {
      const { connectorId, errorMessage, address } = alertDetails(alert)
      return [
        timestamp(alert.at, 'DD/MM/YYYY HH:mm'),
        alert.at === undefined ? '' : formatUtcText(alert.at),
        alert.stationName ?? '',
        { id: alert.stationId },
        labelOf(alert),
        connectorId || '',
        namedErrorCode(alert) ?? '',
        errorMessage ?? '',
        address ?? '',
      ]
    })
    return csvFile([head, ...rows], locale)
  }
}
