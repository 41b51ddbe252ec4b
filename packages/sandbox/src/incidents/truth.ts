import type { EpochMs } from '../clock/clock.ts'

/** What a world with incidents is disturbed by; `all`: each station by one of them. */
export const INCIDENT_WORLDS = ['all', 'lost', 'cut', 'offlineFault', 'reordered', 'clock', 'closed'] as const
export type IncidentWorld = (typeof INCIDENT_WORLDS)[number]

/** A stretch of time; `to` is not included. */
export interface Stretch {
  from: EpochMs
  to: EpochMs
}

/** What became of an attempt, by the one who planned it. */
export type Outcome = 'success' | 'falseStart' | 'station' | 'authorization' | 'noEnergy' | 'unknown'

/** What a connector was; closed hours stand apart, as they are the station's. */
export interface TruthConnector {
  chargeBoxId: string
  connectorId: number
  /** Oldest first; between them it worked. */
  down: Stretch[]
  /** A mark by hand that holds until now. */
  maintenanceSince: EpochMs | null
  closed: Stretch[]
}

/** Something that was planted: its kind, and what it was planted at. */
export interface Incident {
  kind:
    | 'retry'
    | 'drift'
    | 'modemWave'
    | 'cableLock'
    | 'overlap'
    | 'paidTwice'
    | 'tooMuchEnergy'
    | 'tariffTenfold'
    | 'wrongClock'
    | 'lostEvent'
    | 'lateEvent'
    | 'stolenCard'
    | 'wrongIdleFee'
    | 'chargedForNothing'
    | 'unpaid'
    | 'refundOpen'
    | 'invoiceRejected'
  stations: string[]
  recharges: number[]
}

/** What really happened in the home network in the last 30 days. Tests read it, the product never. */
export interface Truth {
  from: EpochMs
  to: EpochMs
  connectors: TruthConnector[]
  /** By the recharge. */
  attempts: { id: number; outcome: Outcome; visit: number }[]
  incidents: Incident[]
}

const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** How far back incidents go. */
export const INCIDENT_DAYS = 30

/** Whole seconds, as the wire has them. */
export const whole = (at: number): EpochMs => Math.floor(at / SECOND_MS) * SECOND_MS
