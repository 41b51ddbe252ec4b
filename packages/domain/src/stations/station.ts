import type { LatLng } from '../tenants/index.ts'
import type { EpochMs } from '../time/index.ts'
import type { ConnectorStatus, StationStatus } from './status.ts'

/** What a charger said last, of a connector or of itself as a whole. */
export interface Report {
  /** The status as it came; undefined: nothing was said yet. */
  readonly reported: string | undefined
  /** When it said so; where its clock is wrong, when that arrived. Undefined: nobody knows. */
  readonly statusAt: EpochMs | undefined
  /** What its clock said, where that cannot be. */
  readonly claimedAt?: EpochMs
  /** The error code that came with the report; undefined where it reports none, also as `NoError`. */
  readonly errorCode: string | undefined
  /** The maker's own words or code. */
  readonly errorInfo: string | undefined
}

/** One outlet of a station. Number 0, the station as a whole, is never one. `reported` stands beneath a manual status too. */
export interface Connector extends Report {
  /** The number at the station, from 1. */
  readonly id: number
  /** As the server spells it; `connectorTypeOf` knows the ones with an icon. */
  readonly type: string | undefined
  /** What is shown: the manual status where one is set, else the reported one; undefined when unknown or absent. */
  readonly status: ConnectorStatus | undefined
  /** The text behind `status`, shown raw where `status` is undefined. */
  readonly rawStatus: string | undefined
  /** How many recharges the connector has had. */
  readonly usage: number | undefined
  /** The status set by hand (`unusualStatus`), which stands in for whatever is reported. */
  readonly override: 'Maintenance' | 'Unavailable' | undefined
}

/** A station (charge box), as much of it as map, search and lists show (HOM-025, HOM-026). */
export interface Station {
  /** The wire's chargeBoxPk. */
  readonly pk: number
  /** The wire's chargeBoxId, the name that topics and calls use. */
  readonly id: string
  readonly uuid: string | undefined
  /** The description, else the id. */
  readonly name: string
  readonly isActive: boolean
  /** `MOVE`, `PLUG_SHARE`, or another one raw. */
  readonly origin: string | undefined
  /** Degrees; undefined where no usable coordinates are registered. */
  readonly position: LatLng | undefined
  /** By number. */
  readonly connectors: readonly Connector[]
  /** Connectors that could not be read; none where it is missing. */
  readonly unreadConnectors?: number
  /** What it reports of itself as a whole, on connector 0; none where it never did. */
  readonly own?: Report
  /** The map colour, from the connectors and its own report. */
  readonly status: StationStatus
  readonly protocol: string | undefined
  readonly vendor: string | undefined
  readonly model: string | undefined
  /** The version of its firmware, as the charger says it. */
  readonly firmware: string | undefined
  readonly monthConsumptionWh: number | undefined
  /** The place that it stands in with others (a car park, a condominium). */
  readonly groupPk: number | undefined
  readonly groupName: string | undefined
  /**
   * The last heartbeat that is known. The live index has it for a station that is offline alone: of the others it
   * would change each one with every snapshot.
   */
  readonly heartbeatAt: EpochMs | undefined
  /** The time of its last heartbeat cannot be; then `heartbeatAt` is undefined. */
  readonly hasWrongHeartbeat?: boolean
  readonly street: string | undefined
  readonly houseNumber: string | undefined
  readonly city: string | undefined
  readonly state: string | undefined
}
