import type { NetworkId } from '../world/networks.ts'

/** A row of `account`. */
export interface AccountRow {
  pk: number
  network: NetworkId
  parentPk: number | null
  name: string
  smsEnabled: number
  deviceReader: number | null
}

/** A row of `person`: a driver or, with a profile, someone who may sign in. */
export interface PersonRow {
  pk: number
  network: NetworkId
  accountPk: number
  email: string
  firstName: string
  lastName: string | null
  docType: string | null
  docNumber: string | null
  phone: string | null
  idTag: string | null
  carBrand: string | null
  carModel: string | null
  registeredAt: number
  profile: string | null
  password: string | null
  /** 0: may not charge any more. */
  active: number
  groupPk: number | null
  /** `YYYY-MM-DD`. */
  birthDay: string | null
  sex: string | null
  externalId: string | null
  /** Flags: 0, 1 or null. */
  notifiesOffline: number | null
  skipsThreeDs: number | null
  /** null: no address was ever registered. */
  addressPk: number | null
  street: string | null
  houseNumber: string | null
  zipCode: string | null
  city: string | null
  state: string | null
  country: string | null
}

/** A row of `stationGroup`. */
export interface GroupRow {
  pk: number
  network: NetworkId
  name: string
  status: string | null
  externalId: string | null
  /** null: the group has no address at all. */
  addressPk: number | null
  street: string | null
  houseNumber: string | null
  zipCode: string | null
  city: string | null
  state: string | null
  latitude: number | null
  longitude: number | null
}

/** A row of `photo`. Without `base64` the picture is drawn when it is asked for. */
export interface PhotoRow {
  pk: number
  stationPk: number
  name: string
  base64: string | null
}

/** A row of `binding`: somebody who owns a private station or may charge at it. */
export interface BindingRow {
  stationPk: number
  personPk: number
  owner: number
  /** `ACCEPTED`, or `NOT_REQUESTED` until the person says yes. */
  status: string
}

/** A row of `station`; flags are 0, 1 or null. */
export interface StationRow {
  pk: number
  network: NetworkId
  accountPk: number
  groupPk: number | null
  chargeBoxId: string
  uuid: string | null
  description: string | null
  active: number
  typeOf: string
  origin: string
  ocppProtocol: string | null
  endpointAddress: string | null
  externalId: string | null
  vendor: string | null
  model: string | null
  firmware: string | null
  heartbeatAt: number | null
  latitude: number | null
  longitude: number | null
  showLocation: number | null
  /** null: no address was ever registered. */
  addressPk: number | null
  street: string | null
  houseNumber: string | null
  zipCode: string | null
  city: string | null
  state: string | null
  openAllDay: number | null
  openTime: string | null
  closeTime: string | null
  deviceReader: number | null
  deviceReaderMac: string | null
  reservation: number | null
  ocpi: number | null
  hubject: number | null
  hasPayment: number | null
  chargeTypeCost: string | null
  chargeTypeIncome: string | null
  chargeByIncome: string | null
  kwhCost: number | null
  durationCost: number | null
  rechargeCost: number | null
  kwhIncome: number | null
  durationIncome: number | null
  rechargeIncome: number | null
  taxIncome: number | null
  system: string | null
  phase: string | null
  voltage: number | null
  rateUnit: string | null
  insertedAt: number
  usage: number
  monthWh: number
  /** Which of the live system's ways of writing this station uses; see `wire/style.ts`. */
  style: number
}

/** A row of `connector`. The status is in one spelling here; the wire's spellings are made on the way out. */
export interface ConnectorRow {
  pk: number
  stationPk: number
  connectorId: number
  type: string | null
  powerMax: number | null
  unusualStatus: string | null
  status: string | null
  statusAt: number | null
  errorCode: string | null
  usage: number | null
  kwhIncome: number | null
  durationIncome: number | null
  /** The uuid of its pricing profile, as its group had it when the world was made. */
  profile: string | null
}

/** A row of `recharge`; without `stoppedAt` it is going on. */
export interface RechargeRow {
  pk: number
  network: NetworkId
  stationPk: number
  connectorId: number
  personPk: number
  startedAt: number
  stoppedAt: number | null
  energyWh: number
  cost: number
  income: number
  stopReason: string | null
  /** null: the station took no payment. */
  paymentType: string | null
  paymentStatus: string | null
  paidAt: number | null
  /** `NoError`, `NO_ERROR`, or why the money did not come. */
  paidError: string | null
  nfeStatus: string | null
  /** How long the car stayed on after its energy ended; null: it did not. */
  idleSeconds: number | null
  /** What idling cost; null: nothing, or it was cancelled. */
  idleIncome: number | null
  /** `approved`, `pending`, or `cancelled`; null: nothing was asked for. */
  idleStatus: string | null
  /** The card that began it; null: the person's own tag. */
  idTag: string | null
  /** When the same payment was taken once more; null: it was not. */
  paidAgainAt: number | null
}

/** A row of `tag`: a card, or the tag that the server gives a person. */
export interface TagRow {
  pk: number
  network: NetworkId
  /** Unique in its network, without case. */
  idTag: string
  type: 'CARD' | 'USER'
  note: string | null
  /** The person who holds it. */
  ownerPk: number | null
  /** The USER tag that a card hangs on. */
  parentPk: number | null
  accountPk: number | null
  inactive: number
  free: number
}

/** A row of `unknownTag`: an id that was held to a station's reader and is not registered. */
export interface UnknownTagRow {
  network: NetworkId
  idTag: string
  stationPk: number
  /** null: the station told no account. */
  accountPk: number | null
  attempts: number
  lastAt: number | null
}

/** A row of `event`: what the wire calls a station notification. */
export interface EventRow {
  pk: number
  network: NetworkId
  stationPk: number
  connectorId: number | null
  rechargePk: number | null
  personPk: number | null
  type: string
  at: number
  errorCode: string | null
  errorMessage: string | null
}

/** A row of `task`: a command that was sent, with a result for each of its stations. */
export interface TaskRow {
  pk: number
  network: NetworkId
  origin: string | null
  startedAt: number
  endedAt: number | null
  /** `V_15` or `V_16`. */
  version: string
  operation: string
}

/** A row of `taskResult`; without error and response the station has not answered. */
export interface TaskResultRow {
  taskPk: number
  chargeBoxId: string
  error: string | null
  response: string | null
  /** The keys that were read, as JSON. */
  detail: string | null
}

/** A row of `chargingProfile`. */
export interface ChargingProfileRow {
  pk: number
  network: NetworkId
  description: string | null
  stackLevel: number | null
  purpose: string | null
  kind: string | null
  recurrency: string | null
  validFrom: number | null
  validTo: number | null
  /** Its curve: seconds from midnight and amps, as JSON. */
  periods: string
}

/** A row of `pricingProfile`. */
export interface PricingProfileRow {
  uuid: string
  network: NetworkId
  name: string
  /** How many chargers it is applied to. */
  chargers: number
  /** Its entries as they are sent, as JSON. */
  entries: string
}
