export { type Notifications, type NotificationsLoad, useNotifications } from './useNotifications.ts'
