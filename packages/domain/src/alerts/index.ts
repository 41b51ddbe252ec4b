export { ALERTS_PER_CALL, type AlertPlace, alertPlace } from './blocks.ts'
export { type Cause, stationMarkKey, TROUBLE_TYPES, type TroubleType } from './cause.ts'
export {
  ALERT_SORTS,
  ALERTS_PER_PAGE,
  type AlertDetails,
  type AlertOrder,
  type AlertSort,
  alertDetails,
  DEFAULT_ALERT_SORT,
  isRedAlert,
  matchesAlertSearch,
  newAlerts,
  sortAlerts,
  transactionTimeline,
} from './list.ts'
export {
  type Acknowledgement,
  type AlertMarks,
  acknowledge,
  type GroupMark,
  MARKS_MAX,
  MUTE_HOURS,
  type Mute,
  type MuteHours,
  markOf,
  mute,
  NO_MARKS,
  pruneMarks,
  readMarks,
  unacknowledge,
  unmute,
} from './marks.ts'
export {
  ALERT_VIEWS,
  type AlertPreferences,
  type AlertView,
  NO_ALERT_PREFERENCES,
  readAlertPreferences,
} from './preferences.ts'
export {
  mutesOf,
  type RestingMute,
  restingMutes,
  TRIAGE_SHELVES,
  type TriageShelf,
  triageShelves,
} from './shelves.ts'
export {
  type AlertSpan,
  alertSpan,
  DEFAULT_HOLD_MINUTES,
  FLAPPING_COUNT,
  FLAPPING_MS,
  HOLD_MINUTES,
  type HoldMinutes,
  TRIAGE_SIZE,
  type Triage,
  type TriageOptions,
  type TroubleGroup,
  triage,
} from './triage.ts'
