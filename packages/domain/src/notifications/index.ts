export { isFailure, showsToast, TOAST_CHOICES, type ToastChoice } from './choice.ts'
export { EVENT_TYPES, type EventType, eventTypeOf } from './eventType.ts'
export { CARD_LIMIT, HEADER_LIMIT, isHeaderEvent, isSameNotification, mergeNotifications } from './list.ts'
export { readNotification, readNotifications, type StationNotification } from './schema.ts'
