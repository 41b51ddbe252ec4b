import { Bell } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '../../../messages/index.ts'
import { IconButton, Popover } from '../../../primitives/index.ts'
import { countText } from '../countMark.ts'
import { countNew, headerNotifications } from './headerNotifications.ts'
import { Count, Trigger } from './NotificationsMenu.styles.ts'
import { NotificationsPanel, type NotificationsPanelProps } from './NotificationsPanel.tsx'

export interface NotificationsMenuProps extends NotificationsPanelProps {
  /** The menu was opened or closed: the app notes the time as `seenAt` when it closes. */
  onOpenChange?: (isOpen: boolean) => void
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
