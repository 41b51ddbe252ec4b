import type { NetworkId } from '../world/networks.ts'

/** A row of `virtualGroup`. */
export interface VirtualGroupRow {
  pk: number
  network: NetworkId
  accountPk: number
  name: string | null
  description: string | null
}

/** A row of `virtualGroupCharger`: a station's place in a group. */
export interface VirtualGroupChargerRow {
  pk: number
  groupPk: number
  stationPk: number
}

/** A row of `virtualGroupPricing`; a group without one has no record yet. */
export interface VirtualGroupPricingRow {
  groupPk: number
  enabled: number
  connector1: string | null
  connector2: string | null
  connector3: string | null
}

/** A row of `virtualGroupSmart`: the link of a group to its smart charging; a group without one has none yet. */
export interface VirtualGroupSmartRow {
  groupPk: number
  enabled: number
  smartChargingPk: number | null
}

/** A row of `virtualGroupLog`: an event, or a transaction, of a group. */
export interface VirtualGroupLogRow {
  pk: number
  groupPk: number
  kind: 'event' | 'transaction'
  description: string
  /** As stored. */
  at: number
}
