import type { StationNotification } from '@corrente/domain/notifications'
import type { EpochMs } from '@corrente/domain/time'
import { Bell } from 'lucide-react'
import { useMemo } from 'react'
import type { LoadPhase } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { IconButton, Popover } from '../../../primitives/index.ts'
import { countText } from '../countMark.ts'
import { countNew, headerNotifications } from './headerNotifications.ts'
import { Count, Trigger } from './NotificationsMenu.styles.ts'
import { NotificationsPanel } from './NotificationsPanel.tsx'

export interface NotificationsMenuProps {
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
  /** The menu was opened or closed: the app notes the time as `seenAt` when it closes. */
  onOpenChange?: (isOpen: boolean) => void
  /** Loads the list again. */
  onRetry: () => void
}

/** The bell of the header with the number of new events, and their list, newest first (SHL-002, SHL-005, SHL-006). */
export function NotificationsMenu({
  notifications,
  state,
  seenAt,
  unreadRows = 0,
  alertsHref,
  onOpenChange,
  onRetry,
}: NotificationsMenuProps) {
  const t = useText('shell')
  const shown = useMemo(() => headerNotifications(notifications), [notifications])
  const newCount = countNew(shown, seenAt)
  const label = newCount > 0 ? t('notifications.labelWithNew', { count: newCount }) : t('notifications.label')
  return (
    <Trigger>
      <Popover
        label={t('notifications.label')}
        align="end"
        isFlush
        {...(onOpenChange && { onOpenChange })}
        trigger={<IconButton tone="chrome" label={label} icon={<Bell aria-hidden />} tooltipSide="below" />}
      >
        <NotificationsPanel
          notifications={shown}
          state={state}
          seenAt={seenAt}
          unreadRows={unreadRows}
          alertsHref={alertsHref}
          onRetry={onRetry}
        />
      </Popover>
      {newCount > 0 && <Count aria-hidden>{countText(newCount)}</Count>}
    </Trigger>
  )
}
