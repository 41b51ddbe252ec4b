export { EVENT_TYPES, type EventType, eventTypeOf } from './eventType.ts'
export {
  CARD_LIMIT,
  HEADER_EVENTS,
  HEADER_LIMIT,
  isHeaderEvent,
  isSameNotification,
  mergeNotifications,
  type NotificationNames,
  notificationNames,
} from './list.ts'
export {
  notificationSchema,
  readNotification,
  readNotifications,
  type StationNotification,
} from './schema.ts'
