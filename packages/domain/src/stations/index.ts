export { type Account, readAccounts } from './account.ts'
export { BREAKAGES, type Breakage, breakagesOf, isBroken } from './broken.ts'
export { type DeepLink, deepLinkOf, startLinkOf, stationLabel } from './card/deepLink.ts'
export {
  energyPerDay,
  STATION_CARD_DAYS,
  STATION_CHART_MAX,
  type StationEnergy,
} from './card/energy.ts'
export {
  EVENT_PERIODS,
  type EventPeriod,
  type EventsRead,
  eventsOfPeriod,
  reachesBack,
  STATION_EVENTS,
  STATION_EVENTS_MORE,
} from './card/events.ts'
export { HISTORY_STATES, type HistorySpan, type HistoryState, stationHistory } from './card/history.ts'
export { rowOfStation } from './card/knownRow.ts'
export { lastMessageOf } from './card/lastMessage.ts'
export { applyChargeBoxMessage, type ChargeBoxMessage, readChargeBoxMessage } from './chargeBoxMessage.ts'
export { isClockWrong } from './clock.ts'
export {
  CONDITION_MARKS,
  CONDITIONS,
  type Conditioned,
  type ConditionMark,
  connectorMarkOf,
  countMarks,
  isSetByHand,
  lastSignOf,
  mapMarkOf,
  markOf,
  type StationCondition,
  stationConditionOf,
} from './condition.ts'
export type { ConnectorDetail } from './connector/detail.ts'
export { MANUAL_STATUSES, type ManualStatus, manualStatusOf } from './connector/override.ts'
export { CUSTOM_POWER_DECIMALS, kilowattsOf, powerOptions } from './connector/power.ts'
export { type ConnectorSave, hasManualStatus, overrideRequest } from './connector/request.ts'
export { type ConnectorTypeOption, readConnectorTypes } from './connector/types.ts'
export { CONNECTOR_TYPES, type ConnectorType, connectorTypeOf } from './connectorType.ts'
export { deleteIntent } from './delete.ts'
export { readStationDetail, type StationDetail } from './detail.ts'
export { errorCodeOf } from './errorCode.ts'
export {
  changeConnector,
  chooseAccount,
  chooseGroup,
  chooseSystem,
  chooseVoltage,
  incomeByOptions,
  type StationChange,
} from './form/change.ts'
export {
  checkStation,
  STATION_BLOCKS,
  type StationErrors,
  stationErrorsPerTab,
  submitBlock,
  tabToOpen,
} from './form/check.ts'
export { phasesOf, RATE_UNITS, SYSTEMS, voltagesOf } from './form/electrics.ts'
export {
  CONNECTOR_FIELDS,
  type ConnectorField,
  STATION_FIELDS,
  STATION_FORM,
  STATION_MONEY_LIMIT,
  type StationField,
  type StationPath,
  type StationTab,
} from './form/fields.ts'
export {
  type BoundUser,
  bindUser,
  boundAtFirst,
  type CpfAnswer,
  offeredUsers,
  type PrivateUser,
  readCpfUser,
  readPrivateUsers,
  restoredPeople,
  unbindUser,
} from './form/people.ts'
export {
  choosePhotos,
  type NewPhoto,
  PHOTO_BYTES,
  PHOTO_MESSAGES,
  PHOTO_TYPES,
  PHOTOS_MAX,
  type Photo,
  type PhotoMessage,
  photoRoom,
  photoTypeOf,
  photoView,
  readPhotos,
  type StoredPhoto,
  togglePhoto,
  withoutDataPrefix,
} from './form/photos.ts'
export {
  STATION_WHY_NOT,
  type StationFormContext,
  type StationPolicy,
  type StationWhyNot,
  stationPolicy,
} from './form/policy.ts'
export {
  arePeopleSavedAs,
  arePhotosSavedAs,
  connectorRequests,
  dropsPeople,
  hasUnsaved,
  isConnectorSavedAs,
  isSavedAs,
  type StationSave,
  stationRequest,
} from './form/request.ts'
export {
  afterStep,
  planStationSave,
  type SavedForm,
  type StationSavePlan,
  type StationStep,
  stationSaveEnd,
} from './form/save.ts'
export { type HalfSaved, stationSaveNews } from './form/saveNews.ts'
export {
  type ConnectorValues,
  loadedStation,
  type MoneyField,
  newStation,
  type StationBase,
  type StationValues,
} from './form/values.ts'
export {
  answersAny,
  type ChipCounts,
  createChipTally,
  STATION_CHIPS,
  type StationChip,
} from './list/chips.ts'
export {
  filterQuery,
  fitsFilters,
  isFiltered,
  NO_STATION_FILTERS,
  STATION_LIMIT_QUERY,
  STATION_REPORT_DAYS,
  STATIONS_PER_PAGE,
  type StationFilters,
  stationListQuery,
} from './list/filters.ts'
export { countGroups, type GroupCounts, NO_STATIONS } from './list/groups.ts'
export { freshnessOf, withLive } from './list/live.ts'
export { type Changes, createLiveRows } from './list/liveRows.ts'
export { type ReportForm, reportRequest, STATION_DOWNLOADS, type StationDownload } from './list/report.ts'
export { STATION_SORT_VALUES, STATION_SORTS } from './list/sort.ts'
export type { Tally } from './list/tally.ts'
export { countStatuses, groupsOf, matchOf, searchStations } from './list.ts'
export { LIVE_PHASES, LIVE_REASONS, type LivePhase, type LiveReason } from './livePhase.ts'
export type { StationRow } from './row.ts'
export { readStationRows } from './rowSchema.ts'
export { type ReadClocks, readStations, reportOf, withReport } from './schema.ts'
export type { Connector, Report, Station } from './station.ts'
export {
  CONNECTOR_STATUSES,
  isInRecharge,
  normaliseStatus,
  STATION_STATUSES,
  type StationStatus,
  stationStatusOf,
} from './status.ts'
export {
  afterReport,
  applyStatusEvent,
  readStatusEvent,
  type StatusEvent,
  supersedes,
} from './statusEvent.ts'
