export {
  applyChargeBoxMessage,
  type ChargeBoxMessage,
  readChargeBoxMessage,
  type StationChanges,
} from './chargeBoxMessage.ts'
export { CONNECTOR_TYPES, type ConnectorType, connectorTypeOf } from './connectorType.ts'
export { countStatuses, searchStations } from './list.ts'
export { readStations, type StationList } from './schema.ts'
export type { Connector, Station } from './station.ts'
export {
  CONNECTOR_STATUSES,
  type ConnectorStatus,
  colourOf,
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
