export {
  NOTIFICATION_STATES,
  NotificationsMenu,
  type NotificationsMenuProps,
  type NotificationsState,
} from './NotificationsMenu.tsx'
