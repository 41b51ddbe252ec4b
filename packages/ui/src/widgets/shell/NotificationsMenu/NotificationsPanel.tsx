import type { StationNotification } from '@corrente/domain/notifications'
import type { EpochMs } from '@corrente/domain/time'
import { BellOff } from 'lucide-react'
import { type LoadPhase, VisuallyHidden } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, EmptyState, ErrorState, Skeleton, TextLink } from '../../../primitives/index.ts'
import { isNew } from './headerNotifications.ts'
import { NotificationRow } from './NotificationRow.tsx'
import {
  Foot,
  Head,
  Heading,
  Note,
  Panel,
  Rows,
  Scope,
  Scroll,
  SkeletonRoom,
} from './NotificationsMenu.styles.ts'

const ROWS = ['first', 'second', 'third', 'fourth'] as const

interface NotificationsSkeletonProps {
  /** What is on its way, for assistive technology. */
  label: string
}

/** Four rows in the shape of what comes. */
function NotificationsSkeleton({ label }: NotificationsSkeletonProps) {
  return (
    <SkeletonRoom>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Stack gap={4}>
        {ROWS.map((row) => (
          <Skeleton key={row} shape="block" blockSize="40px" />
        ))}
      </Stack>
    </SkeletonRoom>
  )
}

export interface NotificationsPanelProps {
  /** All that is known, loaded and live; the menu keeps failures, warnings and disconnections (SHL-005). */
  notifications: readonly StationNotification[]
  /** State of the load (limit 100, SHL-006); what is already known shows in every state. */
  state: LoadPhase
  /** When the menu was last looked at; absent: never, so that all count as new. */
  seenAt?: EpochMs | undefined
  /** Rows of the answer that could not be read. @default 0 */
  unreadRows?: number
  /** The list of all alerts; absent where it is not permitted or not built. */
  alertsHref?: string | undefined
  /** Loads the list again. */
  onRetry: () => void
}

/** The inside of the menu. What is known is shown whatever became of the last load. */
export function NotificationsPanel({
  notifications,
  state,
  seenAt,
  unreadRows = 0,
  alertsHref,
  onRetry,
}: NotificationsPanelProps) {
  const t = useText('shell')
  const common = useText('common')
  const isEmpty = notifications.length === 0
  return (
    <Panel>
      <Head>
        <Heading>{t('notifications.label')}</Heading>
        <Scope>{t('notifications.scope')}</Scope>
      </Head>
      {state === 'failed' && !isEmpty && (
        <Note role="status">
          <p>{t('notifications.failedKept')}</p>
          <Button size="small" onClick={onRetry}>
            {common('action.retry')}
          </Button>
        </Note>
      )}
      {unreadRows > 0 && <Note>{t('notifications.unread', { count: unreadRows })}</Note>}
      {isEmpty && state === 'loading' && <NotificationsSkeleton label={t('notifications.loading')} />}
      {isEmpty && state === 'failed' && (
        <ErrorState
          title={t('notifications.failed')}
          detail={t('notifications.failedDetail')}
          onRetry={onRetry}
        />
      )}
      {isEmpty && state === 'ready' && (
        <EmptyState
          icon={<BellOff aria-hidden />}
          title={t('notifications.empty')}
          detail={t('notifications.emptyDetail')}
        />
      )}
      {!isEmpty && (
        <Scroll tabIndex={0} role="region" aria-label={t('notifications.label')}>
          <Rows role="list">
            {notifications.map((each) => (
              <NotificationRow key={each.key} notification={each} isNew={isNew(each, seenAt)} />
            ))}
          </Rows>
        </Scroll>
      )}
      {alertsHref !== undefined && (
        <Foot>
          <TextLink href={alertsHref}>{t('notifications.openAlerts')}</TextLink>
        </Foot>
      )}
    </Panel>
  )
}
