import { type EpochMs, MINUTE_MS } from '../time/index.ts'
import { type MeterReading, PHASES, type Phase, phaseMaxValue } from './reading.ts'

/** How a meter stands against its limit: trouble first. */
const LOAD_STATES = ['over', 'silent', 'near', 'fine', 'unknown'] as const
export type LoadState = (typeof LOAD_STATES)[number]

/**
 * Why nothing is known, or can be counted on: the meter says that it is offline, its reading is old; nothing came of it,
 * it told no state, no time or no current; nobody knows the limit.
 */
export type LoadGap = 'offline' | 'old' | 'noReading' | 'noState' | 'noTime' | 'noCurrent' | 'noLimit'

/** A reading that is older is not counted on any more, in milliseconds. */
const OLD_MS = 5 * MINUTE_MS
/** Shares of the limit from which a phase is near it, and over it. */
const NEAR = 0.8
const OVER = 1

/** One phase of a reading against the limit. */
export interface PhaseLoad {
  readonly phase: Phase
  /** Amperes; undefined: it was not told. */
  readonly amps: number | undefined
  /** Of the limit, 1 is all of it; undefined where one of the two is not known. */
  readonly share: number | undefined
  readonly state: 'over' | 'near' | 'fine' | 'unknown'
}

/** A meter's reading against the limit of its group. */
export interface MeterLoad {
  readonly state: LoadState
  /** Why it is silent or unknown. */
  readonly gap: LoadGap | undefined
  readonly phases: readonly PhaseLoad[]
  /** The phase with the highest current. */
  readonly worst: Phase | undefined
  /** Its current, rounded up to one decimal, in amperes (SMC-005). */
  readonly max: number | undefined
  /** Amperes that are left on it: 7, or -3 where it is over; undefined without a limit or a current. */
  readonly left: number | undefined
  /** Milliseconds since it was measured; a clock that is ahead makes it 0. */
  readonly ageMs: number | undefined
}

/** The milliseconds since a reading was measured. */
const ageMsOf = (at: EpochMs | undefined, now: EpochMs): number | undefined =>
  at === undefined ? undefined : Math.max(0, now - at)

/** Whether a reading is too old to be counted on: after five minutes. */
export const isOld = (ageMs: number | undefined): boolean => ageMs !== undefined && ageMs > OLD_MS

function phaseLoad(phase: Phase, amps: number | undefined, limit: number | undefined): PhaseLoad {
  if (amps === undefined || limit === undefined) return { phase, amps, share: undefined, state: 'unknown' }
  const share = amps / limit
  return { phase, amps, share, state: share >= OVER ? 'over' : share >= NEAR ? 'near' : 'fine' }
}

/** Why a reading cannot be counted on; undefined: it can. */
function gapOf(reading: MeterReading | undefined, ageMs: number | undefined): LoadGap | undefined {
  if (!reading) return 'noReading'
  if (reading.isOnline === false) return 'offline'
  // Age comes before an unknown state: an old reading is silence, whatever the meter said.
  if (isOld(ageMs)) return 'old'
  if (reading.isOnline === undefined) return 'noState'
  return ageMs === undefined ? 'noTime' : undefined
}

const silent: readonly (LoadGap | undefined)[] = ['offline', 'old']

/**
 * A reading against the limit of its group: `over` from all of it, `near` from 80 % of it, `silent` where the meter is
 * offline or its reading is more than five minutes old, `unknown` where nobody can tell. Unknown is not offline, and
 * neither of them is ever safe: what is over stays in `phases` and `left`, for whoever shows the last values.
 *
 * @param reading - undefined: none came
 * @param limit - amperes per phase; none, 0 or less: not known
 */
export function meterLoad(
  reading: MeterReading | undefined,
  limit: number | undefined,
  now: EpochMs,
): MeterLoad {
  const known = limit !== undefined && limit > 0 ? limit : undefined
  const phases = PHASES.map((phase) => phaseLoad(phase, reading?.phases[phase], known))
  const told = phases.filter(({ amps }) => amps !== undefined)
  const worst = told.toSorted((a, b) => (b.amps ?? 0) - (a.amps ?? 0))[0]
  const max = reading && phaseMaxValue(reading)
  const ageMs = ageMsOf(reading?.at, now)
  const trouble = gapOf(reading, ageMs)
  const gap = trouble ?? (max === undefined ? 'noCurrent' : known === undefined ? 'noLimit' : undefined)
  return {
    state: stateOf(gap, worst),
    gap,
    phases,
    worst: worst?.phase,
    max,
    left: max === undefined || known === undefined ? undefined : Math.round((known - max) * 10) / 10,
    ageMs,
  }
}

function stateOf(gap: LoadGap | undefined, worst: PhaseLoad | undefined): LoadState {
  if (gap === undefined) return worst?.state ?? 'unknown'
  return silent.includes(gap) ? 'silent' : 'unknown'
}
