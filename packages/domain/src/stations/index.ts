export { type Account, readAccounts } from './account.ts'
export { type DeepLink, deepLinkOf, startLinkOf, stationLabel } from './card/deepLink.ts'
export {
  type DayEnergy,
  energyPerDay,
  STATION_CARD_DAYS,
  STATION_CHART_MAX,
  STATION_EVENTS,
  type StationEnergy,
} from './card/energy.ts'
export {
  applyChargeBoxMessage,
  type ChargeBoxMessage,
  readChargeBoxMessage,
  type StationChanges,
} from './chargeBoxMessage.ts'
export type { ConnectorDetail } from './connector/detail.ts'
export { MANUAL_STATUSES, type ManualStatus, manualStatusOf } from './connector/override.ts'
export {
  CUSTOM_POWER_ABOVE_KW,
  CUSTOM_POWER_DECIMALS,
  type CustomPowerProblem,
  customPower,
  customPowerProblem,
  isOffered,
  isPowerCleared,
  kilowattsOf,
  POWER_OPTIONS_KW,
  type PowerBasis,
  type PowerOption,
  powerOptions,
} from './connector/power.ts'
export { type ConnectorSave, hasManualStatus, overrideRequest } from './connector/request.ts'
export { type ConnectorTypeOption, readConnectorTypes, typePkOf } from './connector/types.ts'
export { CONNECTOR_TYPES, type ConnectorType, connectorTypeOf } from './connectorType.ts'
export { deleteIntent, deleteMessage, readDeleted } from './delete.ts'
export {
  readStationDetail,
  type StationDetail,
  type StationPayment,
} from './detail.ts'
export {
  changeConnector,
  chooseAccount,
  chooseGroup,
  chooseSystem,
  chooseVoltage,
  incomeByOptions,
  type PickedGroup,
  type StationChange,
} from './form/change.ts'
export {
  checkStation,
  STATION_BLOCKS,
  type StationBlock,
  type StationErrors,
  type StationMessage,
  stationErrorsPerTab,
  submitBlock,
  tabOfField,
  tabToOpen,
} from './form/check.ts'
export {
  phasesOf,
  RATE_UNITS,
  SYSTEMS,
  type System,
  type VoltageOption,
  voltagesOf,
} from './form/electrics.ts'
export {
  CONNECTOR_FIELDS,
  type ConnectorField,
  STATION_FIELDS,
  STATION_FORM,
  STATION_MONEY_LIMIT,
  STATION_TABS,
  type StationField,
  type StationPath,
  type StationTab,
  type StationWord,
} from './form/fields.ts'
export { sentTime, shownTime } from './form/hours.ts'
export {
  type BoundUser,
  bindUser,
  boundAtFirst,
  type CpfAnswer,
  cpfDigits,
  mergePeople,
  offeredUsers,
  type PrivateUser,
  readCpfUser,
  readPrivateUsers,
  restoredPeople,
  sentUsers,
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
  type PhotoChoice,
  type PhotoFile,
  type PhotoMessage,
  type PhotoType,
  type PhotoView,
  photoRoom,
  photoTypeOf,
  photoView,
  readPhotos,
  type StoredPhoto,
  savedPhotos,
  sentPhotos,
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
  type ConnectorRequest,
  connectorRequests,
  dropsPeople,
  hasUnsaved,
  isConnectorSavedAs,
  isSavedAs,
  isStationChanged,
  powerBasisOf,
  type StationSave,
  sentPower,
  stationRequest,
} from './form/request.ts'
export {
  afterStep,
  isDuplicateId,
  planStationSave,
  type Reconciled,
  reconcileSave,
  type SavedForm,
  STATION_SAVE_MESSAGES,
  type StationSaveEnd,
  type StationSaveMessage,
  type StationSavePlan,
  type StationStep,
  stationSaveEnd,
} from './form/save.ts'
export {
  type ConnectorValues,
  type LoadedWith,
  loadedStation,
  MONEY_FIELDS,
  type MoneyField,
  newStation,
  type StationBase,
  type StationValues,
} from './form/values.ts'
export { answersChip, countChips, filterByChip, STATION_CHIPS, type StationChip } from './list/chips.ts'
export {
  filterQuery,
  fitsFilters,
  isFiltered,
  NO_STATION_FILTERS,
  STATION_LIMIT_QUERY,
  STATION_REPORT_DAYS,
  STATIONS_PER_PAGE,
  type StationFilters,
  type StationListPage,
  stationListQuery,
} from './list/filters.ts'
export {
  type Freshness,
  freshnessOf,
  SILENT_AFTER_MS,
  STALE_AFTER_MS,
  withLive,
} from './list/live.ts'
export {
  type AssessmentReportRequest,
  downloadMessage,
  type ReportForm,
  reportRequest,
  STATION_DOWNLOADS,
  type StationDownload,
} from './list/report.ts'
export { STATION_SORT_VALUES, STATION_SORTS, type StationSort } from './list/sort.ts'
export { countStatuses, searchStations } from './list.ts'
export type { StationRow } from './row.ts'
export { readStationRows } from './rowSchema.ts'
export { readStations } from './schema.ts'
export type { Connector, Station } from './station.ts'
export {
  CONNECTOR_STATUSES,
  type ConnectorStatus,
  colourOf,
  connectorColour,
  normaliseStatus,
  STATION_STATUSES,
  type StationStatus,
  stationStatusOf,
} from './status.ts'
export {
  applyStatusEvent,
  isAbout,
  readStatusEvent,
  type StatusEvent,
  type StatusTopic,
  supersedes,
  type TimedStatus,
} from './statusEvent.ts'
