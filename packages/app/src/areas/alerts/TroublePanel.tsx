import type { TroubleGroup } from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { TroubleEvents } from '@corrente/ui/widgets/alerts'
import { AlertPanel } from './AlertPanel.tsx'

export interface TroublePanelProps {
  readonly group: TroubleGroup
  /** All alerts that are known. */
  readonly loaded: readonly StationNotification[]
}

/** What an opened problem shows: its events, each with the other events of its recharge. */
export function TroublePanel({ group, loaded }: TroublePanelProps) {
  return (
    <TroubleEvents
      name={group.stationName ?? group.stationId}
      alerts={group.alerts}
      renderEvent={(alert) => <AlertPanel alert={alert} loaded={loaded} />}
    />
  )
}
