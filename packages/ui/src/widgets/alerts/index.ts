export {
  AlertDetails,
  type AlertDetailsProps,
  TIMELINE_STATES,
  type TimelineState,
} from './AlertDetails/index.ts'
export { AlertList, type AlertListProps } from './AlertList/index.ts'
export { AlertsFrame, type AlertsFrameProps } from './AlertsFrame/index.ts'
export { AlertTriage, type AlertTriageProps } from './AlertTriage/index.ts'
export { EVENT_TONES, EventIcon, type EventIconProps } from './EventIcon/index.ts'
export { NotificationList, type NotificationListProps } from './NotificationList/index.ts'
export { namedErrorCode, reportedError } from './reportedError.ts'
export { TroubleEvents, type TroubleEventsProps } from './TroubleEvents/index.ts'
export { type EventOf, useEventLabel } from './useEventLabel.ts'
export type { AlertsRead } from './useSpanText.ts'
