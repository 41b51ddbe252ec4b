import type { StationNotification } from '@corrente/domain/notifications'
import styled from 'styled-components'
import { failureOf, type Loadable } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Panel, Skeleton } from '../../../primitives/index.ts'
import { NotificationList } from '../../alerts/index.ts'
import { FeedNote } from '../FeedNote.tsx'
import { useHomePanel } from '../useHomePanel.ts'

export interface HomeNotificationsProps {
  /** What was loaded and what came live since, together. */
  notifications: Loadable<readonly StationNotification[]>
  /** A row was chosen: show its station. */
  onSelectStation?: ((stationId: string) => void) | undefined
}

const Waiting = styled.div`
  display: grid;
  gap: 8px;
`
const LINES = [1, 2, 3, 4, 5, 6, 7, 8]

/** What happens at the stations, as it happens (HOM-017). */
export function HomeNotifications({ notifications, onSelectStation }: HomeNotificationsProps) {
  const t = useText('home')
  const skeleton = (
    <Waiting>
      {LINES.map((line) => (
        <Skeleton key={line} shape="block" blockSize="44px" />
      ))}
    </Waiting>
  )
  const state = useHomePanel(notifications, skeleton)
  return (
    <Panel
      title={t('notifications.title')}
      isFilling
      isFlush
      state={state}
      note={
        failureOf(notifications) && notifications.data ? (
          <FeedNote feed={{ ...notifications, unread: 0 }} />
        ) : undefined
      }
    >
      <NotificationList
        notifications={notifications.data ?? []}
        unread={notifications.unread}
        onSelectStation={onSelectStation}
      />
    </Panel>
  )
}
