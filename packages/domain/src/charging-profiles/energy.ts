import { type DayCurve, runsOf } from './curve.ts'

/** What an estimate of a day reckons with, since a profile names no voltage. In volts, of one phase. */
export const NOMINAL_VOLTS = 220

/** A car charges on one phase or on three: nobody knows which will come. */
export interface PerPhases {
  readonly onePhase: number
  readonly threePhases: number
}

/**
 * The most that a car could draw in a day, charging all of it, in kWh: amperes times volts, per phase.
 * @returns undefined where one of its limits is not known
 */
function dayEnergy(curve: DayCurve, phases: number): number | undefined {
  let ampereMinutes = 0
  for (const { start, end, limit } of runsOf(curve)) {
    if (limit === undefined) return undefined
    ampereMinutes += limit * (end - start)
  }
  return (ampereMinutes / 60) * (NOMINAL_VOLTS / 1000) * phases
}

/** What feeds a station, as it is registered. */
export interface StationSupply {
  /** `SINGLE_PHASE`, `TWO_PHASE`, `THREE_PHASE`; a raw other one counts as three phases. */
  readonly system: string | undefined
  /** Volts; of three phases, between two of them. */
  readonly voltage: number | undefined
}

/** The power that a limit lets through, in kW. */
export interface LimitPower {
  /** Of one phase. */
  readonly volts: number
  /** Whether the volts are the station's own, or the usual ones. */
  readonly isRegistered: boolean
  readonly onePhase: number
  /** undefined: the station has no three phases. */
  readonly threePhases: number | undefined
}

/** The power that a limit lets through: an estimate. @param limit - amperes */
export function powerOfLimit(limit: number, supply?: StationSupply): LimitPower {
  const { system, voltage = 0 } = supply ?? {}
  const isRegistered = voltage > 0
  const isNarrow = system === 'SINGLE_PHASE' || system === 'TWO_PHASE'
  const volts = isRegistered ? (isNarrow ? voltage : voltage / Math.sqrt(3)) : NOMINAL_VOLTS
  const onePhase = (limit * volts) / 1000
  return { volts, isRegistered, onePhase, threePhases: isNarrow ? undefined : 3 * onePhase }
}

/**
 * What a new curve takes away from an old one in a day at full load, in kWh; below 0 it gives. An estimate.
 * @returns undefined where a limit of either is not known
 */
export function energyTaken(before: DayCurve, after: DayCurve): PerPhases | undefined {
  const [old, next] = [dayEnergy(before, 1), dayEnergy(after, 1)]
  if (old === undefined || next === undefined) return undefined
  return { onePhase: old - next, threePhases: 3 * (old - next) }
}
