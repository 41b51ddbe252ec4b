import { transactionTimeline } from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { AlertDetails } from '@corrente/ui/widgets/alerts'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { stationAlertsQuery } from '../../resources/alerts.ts'
import { useStationHref } from './useStationHref.ts'

export interface AlertPanelProps {
  readonly alert: StationNotification
  /** Those that are read already, among which others of its recharge are looked for first. */
  readonly loaded: readonly StationNotification[]
}

/** What an opened alert shows: its details, and the other events of its recharge (ALR-004, ALR-006). */
export function AlertPanel({ alert, loaded }: AlertPanelProps) {
  const hrefOf = useStationHref()
  const { stationId, transactionId } = alert
  const asked = transactionId === undefined ? undefined : stationId
  const [{ data, latest }, run] = useAtom(useMemo(() => stationAlertsQuery(asked), [asked]))
  const events = useMemo(() => transactionTimeline(alert, loaded, data), [alert, loaded, data])
  const hasFailed = latest !== undefined && latest.kind !== 'done'
  return (
    <AlertDetails
      alert={alert}
      stationHref={hrefOf(stationId)}
      events={events}
      state={hasFailed ? 'failed' : data === undefined && asked !== undefined ? 'loading' : 'ready'}
      onRetry={() => void run('refetch')}
    />
  )
}
