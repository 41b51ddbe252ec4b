export { useNotifications } from './useNotifications.ts'
