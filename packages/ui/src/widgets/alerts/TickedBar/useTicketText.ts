import type { StationNotification } from '@corrente/domain/notifications'
import { errorCodeOf } from '@corrente/domain/stations'
import { formatUtcText } from '@corrente/domain/time'
import { useZoneText } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { namedErrorCode } from '../reportedError.ts'
import { useEventLabel } from '../useEventLabel.ts'

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Alerts as plain text for a ticket of somebody else's: station, place, connector, code, times local and UTC. No person's
 * name: tickets travel.
 */
export function useTicketText(): (alerts: readonly StationNotification[]) => string {
  const t = useText('alert-list')
  const stations = useText('stations')
  const labelOf = useEventLabel()
  const { timestamp, zone } = useFormats()
  const zoneText = useZoneText()
  const textOf = (alert: StationNotification): string => {
    const { stationId, stationName, street, city, state, connectorId, connectorType, errorMessage, at } =
      alert
    const code = namedErrorCode(alert)
    const known = errorCodeOf(code)
    const line = (
      label: 'station' | 'address' | 'connector' | 'errorCode' | 'errorMessage' | 'time',
      value?: string,
    ) => (value === undefined || value === '' ? undefined : `${t(`ticket.${label}`)}: ${plain(value)}`)
    return [
      plain(labelOf(alert)),
      line('station', stationName === undefined ? stationId : `${stationName} (${stationId})`),
      line('address', [street, city, state].filter((part) => part !== undefined).join(', ')),
      line(
        'connector',
        connectorId
          ? [connectorId, connectorType].filter((part) => part !== undefined).join(' · ')
          : undefined,
      ),
      line('errorCode', code && known ? `${code} (${stations(`errorCode.${known}`)})` : code),
      line('errorMessage', errorMessage),
      line(
        'time',
        at === undefined
          ? undefined
          : `${timestamp(at, 'DD/MM/YYYY HH:mm')}, ${zoneText(zone, at)}, ${formatUtcText(at)} UTC`,
      ),
    ]
      .filter((part) => part !== undefined)
      .join('\n')
  }
  return (alerts) => alerts.map(textOf).join('\n\n')
}
