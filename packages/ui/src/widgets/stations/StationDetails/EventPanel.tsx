import type { StationNotification } from '@corrente/domain/notifications'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { type Loadable, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Panel, Timeline } from '../../../primitives/index.ts'
import { EventIcon, reportedError, useEventLabel } from '../../alerts/index.ts'
import { panelState } from '../panelState.ts'

export interface EventPanelProps {
  /** The station's last events, newest first. */
  events: Loadable<readonly StationNotification[]>
}

const Scroll = styled.div`
  max-block-size: 320px;
  overflow-y: auto;
`
const Note = styled.span`
  color: ${theme.tone.warning.fg};
`

/** The last 30 events of a station (STN-024). */
export function EventPanel({ events }: EventPanelProps) {
  const t = useText('station-list')
  const labelOf = useEventLabel()
  const { timestamp } = useFormats()
  const list = events.data ?? []
  return (
    <Panel
      title={t('events.title')}
      level={3}
      state={panelState(events, t('events.failed'), list.length === 0 ? t('events.empty') : undefined)}
      note={events.unread > 0 ? <Note>{t('unread', { count: events.unread })}</Note> : undefined}
    >
      <Scroll tabIndex={0} role="group" aria-label={t('events.title')}>
        <Timeline
          label={t('events.title')}
          events={list.map((event) => ({
            key: event.key,
            time: timestamp(event.at, 'DD/MM/YY HH:mm'),
            title: labelOf(event),
            detail: [
              event.connectorId ? t('events.connector', { id: event.connectorId }) : undefined,
              reportedError(event),
              event.userName,
            ]
              .filter((part) => part !== undefined)
              .join(' · '),
            icon: <EventIcon event={event} isDecorative />,
          }))}
        />
      </Scroll>
    </Panel>
  )
}
