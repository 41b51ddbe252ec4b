export { type Notifications, useNotifications } from './useNotifications.ts'
