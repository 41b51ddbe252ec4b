/** The electrical systems of a station, in the wire's words (AST-037). */
export const SYSTEMS = ['SINGLE_PHASE', 'TWO_PHASE', 'THREE_PHASE'] as const
export type System = (typeof SYSTEMS)[number]

/** The units in which a charging rate may be given (STF-047). */
export const RATE_UNITS = ['A', 'W'] as const

/** A voltage to choose: how it is written on the device, and the volts that it means. */
export interface VoltageOption {
  readonly notation: string
  readonly volts: number
}

const PHASES: Readonly<Record<System, readonly string[]>> = {
  SINGLE_PHASE: ['A', 'B', 'C'],
  TWO_PHASE: ['AB', 'BA'],
  THREE_PHASE: ['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'],
}
const VOLTAGES: Readonly<Record<System, readonly VoltageOption[]>> = {
  SINGLE_PHASE: [{ notation: '220 V', volts: 220 }],
  TWO_PHASE: [{ notation: '127/220 V', volts: 220 }],
  THREE_PHASE: [
    { notation: '127/220 V', volts: 220 },
    { notation: '220/380 V', volts: 380 },
  ],
}

const isSystem = (system: string): system is System => SYSTEMS.some((known) => known === system)

/** The phase sequences of a system (STF-041, STF-043, STF-045); none where no known system is chosen. */
export function phasesOf(system: string): readonly string[] {
  return isSystem(system) ? PHASES[system] : []
}

/** The voltages of a system (STF-042, STF-044, STF-046); none where no known system is chosen. */
export function voltagesOf(system: string): readonly VoltageOption[] {
  return isSystem(system) ? VOLTAGES[system] : []
}
