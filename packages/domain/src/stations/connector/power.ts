import { decimalsOf, shiftDecimal } from '../../text/index.ts'

/** The listed maximum powers, in kW (CON-012). */
export const POWER_OPTIONS_KW = [
  3.5, 7.4, 11, 22, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 150, 180, 240,
] as const
/** Least of what may be typed freely, in kW, not included: what is sent in W must read back as W. */
export const CUSTOM_POWER_ABOVE_KW = 1
/** Decimals of a free-typed power in kW (CON-015). */
export const CUSTOM_POWER_DECIMALS = 2

const ONE_AND_TWO_PHASES_MAX_KW = 7.4
const THREE_PHASES_KW = 11
const WATTS_ABOVE = 1000

/** What decides which powers a connector may have. */
export interface PowerBasis {
  /** `SINGLE_PHASE`, `TWO_PHASE`, `THREE_PHASE`; '' or another text: not chosen. */
  readonly system: string
  /** Volts; undefined: not chosen. */
  readonly voltage: number | undefined
}

/** A power of the wire in kW: above 1000 it is W (CON-016). */
export function kilowattsOf(powerMax: number): number {
  return powerMax > WATTS_ABOVE ? shiftDecimal(powerMax, -3) : powerMax
}

/** Whether a listed power fits a station (CON-013, CON-014). Without a system every one does. */
export function isOffered(kilowatts: number, { system, voltage }: PowerBasis): boolean {
  if (!POWER_OPTIONS_KW.some((listed) => listed === kilowatts)) return false
  if (system === 'SINGLE_PHASE' || system === 'TWO_PHASE') return kilowatts <= ONE_AND_TWO_PHASES_MAX_KW
  if (system !== 'THREE_PHASE') return true
  return voltage === 220 ? kilowatts === THREE_PHASES_KW : kilowatts >= THREE_PHASES_KW
}

/** One entry of the power select. */
export interface PowerOption {
  /** What is sent: a listed power in kW as listed, a stored or typed one as it is. */
  readonly powerMax: number
  readonly kilowatts: number
  /** Whether it is there only because it is stored: another choice makes it go. */
  readonly isStored: boolean
}

/**
 * The powers to choose from, ascending. A stored one that is not offered is one more option (decisions: Power); a stored
 * one in W that equals a listed one in kW takes its place, so that nothing is sent that nobody changed.
 */
export function powerOptions(basis: PowerBasis, stored: number | undefined): readonly PowerOption[] {
  const storedKw = stored === undefined ? undefined : kilowattsOf(stored)
  const options: PowerOption[] = POWER_OPTIONS_KW.filter((kilowatts) => isOffered(kilowatts, basis)).map(
    (kilowatts) => ({
      powerMax: kilowatts === storedKw && stored !== undefined ? stored : kilowatts,
      kilowatts,
      isStored: false,
    }),
  )
  if (stored === undefined || storedKw === undefined || options.some((each) => each.kilowatts === storedKw))
    return options
  return [...options, { powerMax: stored, kilowatts: storedKw, isStored: true }].sort(
    (a, b) => a.kilowatts - b.kilowatts,
  )
}

/** Why a free-typed power cannot be taken. */
export type CustomPowerProblem = 'powerTooSmall' | 'powerTooFine'

/** What is wrong with a free-typed power in kW; undefined when it may be sent (CON-015). */
export function customPowerProblem(kilowatts: number): CustomPowerProblem | undefined {
  if (!(kilowatts > CUSTOM_POWER_ABOVE_KW)) return 'powerTooSmall'
  return decimalsOf(kilowatts) > CUSTOM_POWER_DECIMALS ? 'powerTooFine' : undefined
}

/** A free-typed power as it is sent: times 1000, in W (CON-015). undefined where it cannot be sent. */
export function customPower(kilowatts: number): number | undefined {
  return customPowerProblem(kilowatts) === undefined ? shiftDecimal(kilowatts, 3) : undefined
}

/**
 * Whether a change of the electrical system clears a power: it was offered before and is no more. What was never on the
 * list (stored or typed freely) stays until somebody changes it (CON-019).
 */
export function isPowerCleared(powerMax: number, before: PowerBasis, after: PowerBasis): boolean {
  const kilowatts = kilowattsOf(powerMax)
  return isOffered(kilowatts, before) && !isOffered(kilowatts, after)
}
