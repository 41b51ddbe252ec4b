export { HomeNotifications, type HomeNotificationsProps } from './HomeNotifications.tsx'
