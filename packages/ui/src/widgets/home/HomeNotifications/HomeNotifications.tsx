import { CARD_LIMIT, type StationNotification } from '@corrente/domain/notifications'
import { useState } from 'react'
import styled from 'styled-components'
import { failureOf, type Loadable } from '../../../foundations/index.ts'
import { Muted } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Panel, Skeleton } from '../../../primitives/index.ts'
import { NotificationList } from '../../alerts/index.ts'
import { FeedNote } from '../FeedNote.tsx'
import { useHomePanel } from '../useHomePanel.ts'

export interface HomeNotificationsProps {
  /** What was loaded and what came live since, together. */
  notifications: Loadable<readonly StationNotification[]>
  /** The page stands still: what comes is counted, and waits. */
  isPaused: boolean
  /** A row was chosen: show its station. */
  onSelectStation?: ((stationId: string) => void) | undefined
}

const Waiting = styled.div`
  display: grid;
  gap: 8px;
`
const Hold = styled.div``
const LINES = [1, 2, 3, 4, 5, 6, 7, 8]
const NONE: readonly StationNotification[] = []

/** The list as it stood when it was taken hold of, and how many came since; as it comes while nobody holds it. */
function useHeld(latest: readonly StationNotification[], isHeld: boolean) {
  const [kept, keep] = useState(latest)
  if (!isHeld && kept !== latest) keep(latest)
  const known = new Set(kept.map(({ key }) => key))
  return {
    shown: isHeld ? kept : latest,
    fresh: Math.min(CARD_LIMIT, latest.filter(({ key }) => !known.has(key)).length),
  }
}

/**
 * What happens at the stations, as it happens (HOM-017). It stands still under the pointer and the keyboard's focus, so that nobody
 * presses what has just come, and for as long as somebody wants (WCAG 2.2.2).
 */
export function HomeNotifications({ notifications, isPaused, onSelectStation }: HomeNotificationsProps) {
  const t = useText('home')
  const skeleton = (
    <Waiting>
      {LINES.map((line) => (
        <Skeleton key={line} shape="block" blockSize="44px" />
      ))}
    </Waiting>
  )
  const state = useHomePanel(notifications, skeleton)
  const [isTouched, touch] = useState(false)
  const { shown, fresh } = useHeld(notifications.data ?? NONE, isPaused || isTouched)
  return (
    <Panel
      title={t('notifications.title')}
      isFilling
      isFlush
      state={state}
      actions={isPaused && fresh > 0 && <Muted>{t('notifications.fresh', { count: fresh })}</Muted>}
      note={
        failureOf(notifications) && notifications.data ? (
          <FeedNote feed={{ ...notifications, unread: 0 }} />
        ) : undefined
      }
    >
      <Hold
        onPointerEnter={() => touch(true)}
        onPointerLeave={() => touch(false)}
        // A press leaves the focus behind, which holds nothing: the list would stand still and nobody would know why.
        onFocus={({ target }) => touch(target.matches(':focus-visible'))}
        onBlur={() => touch(false)}
      >
        <NotificationList
          notifications={shown}
          unread={notifications.unread}
          onSelectStation={onSelectStation}
        />
      </Hold>
    </Panel>
  )
}
