import { transactionTimeline } from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { phaseOf } from '@corrente/ui/foundations'
import { AlertDetails } from '@corrente/ui/widgets/alerts'
import { useMemo } from 'react'
import { CommandsOf } from '../../features/command-links/index.ts'
import { useStationHref } from '../../features/stationLink.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { stationAlertsQuery } from '../../resources/alerts.ts'

export interface AlertPanelProps {
  readonly alert: StationNotification
  /** Those that are read already, among which others of its recharge are looked for first. */
  readonly loaded: readonly StationNotification[]
}

/** What an opened alert shows: its details, and the other events of its recharge (ALR-004, ALR-006). */
export function AlertPanel({ alert, loaded }: AlertPanelProps) {
  const { stationId, transactionId } = alert
  const stationHref = useStationHref(stationId)
  const asked = transactionId === undefined ? undefined : stationId
  const ofStation = useLoadable(useMemo(() => stationAlertsQuery(asked), [asked]))
  const data = ofStation.data?.rows
  const events = useMemo(() => transactionTimeline(alert, loaded, data), [alert, loaded, data])
  return (
    <AlertDetails
      alert={alert}
      stationHref={stationHref}
      commands={<CommandsOf stationId={stationId} connectorId={alert.connectorId} />}
      events={events}
      state={asked === undefined ? 'ready' : phaseOf(ofStation)}
      onRetry={ofStation.retry}
    />
  )
}
