import type { NetworkId } from '../world/networks.ts'

/** A row of `smartCharging`: a limit with its dates; which group it belongs to is the group's own business. */
export interface SmartChargingRow {
  pk: number
  network: NetworkId
  enabled: number
  /** Per phase. */
  amps: number
  /** `YYYY-MM-DD`. */
  startDate: string
  endDate: string
  /** Keys of stations as JSON. */
  chargers: string
  meterId: string | null
  inCircuit: number | null
}

/** A row of `meter`: what it measures is computed from the clock. */
export interface MeterRow {
  network: NetworkId
  id: string
  mac: string
  /** What `communication_status` says; 1: online. */
  status: number | null
  /** What its strongest phase draws on average, and how far it goes up and down around that. */
  amps: number
  swing: number
  /** Share of the current on each phase as JSON; null: the phase is not told. */
  phases: string
  /** Its last reading; null: it goes on measuring. */
  lastAt: number | null
}
