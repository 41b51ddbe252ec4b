import { HomeNotifications } from '@corrente/ui/widgets/home'
import { useNotifications } from '../../features/notifications/index.ts'

export interface NotificationsProps {
  readonly onSelectStation: (id: string) => void
}

/** What happened lately, live events merged with those that were read. */
export function Notifications({ onSelectStation }: NotificationsProps) {
  const { all, loaded } = useNotifications()
  // Live events show while the first read is still on its way, or when it failed.
  const hasAny = all.length > 0 || loaded.data !== undefined
  return (
    <HomeNotifications
      notifications={{ ...loaded, data: hasAny ? all : undefined }}
      onSelectStation={onSelectStation}
    />
  )
}
