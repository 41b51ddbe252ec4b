export { AlertDetails, type AlertDetailsProps } from './AlertDetails.tsx'
export { TIMELINE_STATES, type TimelineState } from './TransactionTimeline.tsx'
