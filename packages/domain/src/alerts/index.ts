export { ALERTS_PER_CALL, alertPlace } from './blocks.ts'
export { type Cause, stationMarkKey } from './cause.ts'
export {
  type AlertFilters,
  type AlertStation,
  areAlertsFiltered,
  filterAlerts,
  NO_ALERT_FILTERS,
  stationsOfAlerts,
} from './filters.ts'
export {
  ALERT_SORTS,
  ALERTS_PER_PAGE,
  alertDetails,
  alertSortValues,
  DEFAULT_ALERT_SORT,
  isAlertSort,
  isRedAlert,
  matchesAlertSearch,
  newAlerts,
  transactionTimeline,
} from './list.ts'
export {
  type AlertMarks,
  acknowledge,
  MUTE_HOURS,
  type Mute,
  type MuteHours,
  mute,
  NO_MARKS,
  pruneMarks,
  unacknowledge,
  unmute,
} from './marks.ts'
export { NOTE_LIMIT, noteOf, type ProblemNote, pruneNotes, writeNote } from './notes.ts'
export {
  ALERT_VIEWS,
  type AlertPreferences,
  type AlertView,
  NO_ALERT_PREFERENCES,
  readAlertPreferences,
} from './preferences.ts'
export { createProblemBoard, type ProblemBoard } from './problemBoard.ts'
export {
  countProblemRows,
  isFlapping,
  PROBLEM_SHELVES,
  PROBLEM_SORTS,
  type Problem,
  type ProblemKind,
  type ProblemRow,
  type ProblemShelf,
  problemRows,
  problemShelves,
  problemSortValues,
} from './problems.ts'
export {
  mutesOf,
  type RestingMute,
  restingMutes,
  TRIAGE_SHELVES,
  TROUBLE_SORTS,
  type TriageShelf,
  triageShelves,
  troubleSortValues,
} from './shelves.ts'
export { troublesOf } from './ticked.ts'
export {
  type AlertSpan,
  alertSpan,
  HOLD_MINUTES,
  type HoldMinutes,
  TRIAGE_SIZE,
  type Triage,
  type TroubleGroup,
  triage,
} from './triage.ts'
