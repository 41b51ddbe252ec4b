export { EVENT_TONES, EventIcon, type EventIconProps } from './EventIcon/index.ts'
export { NotificationList, type NotificationListProps } from './NotificationList/index.ts'
export { type EventOf, useEventLabel } from './useEventLabel.ts'
