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

/** The power that a limit lets through, in kW: an estimate. @param limit - amperes */
export const powerOfLimit = (limit: number): PerPhases => {
  const onePhase = (limit * NOMINAL_VOLTS) / 1000
  return { onePhase, threePhases: 3 * onePhase }
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
