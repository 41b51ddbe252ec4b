import { type DayCurve, runsOf } from './curve.ts'
import type { ChargingProfile } from './profile.ts'

/** Stack levels from here on are refused by some chargers (lbbrhzn/ocpp #1737). */
const HIGH_LEVEL = 3
/** Limits up to it are refused by some chargers (evcc #15493). In amperes. */
const LOW_LIMIT = 6

/** What chargers are known to refuse, or to do otherwise than people expect. */
export interface ProfileRisks {
  /** It is one of a recharge: without one it is refused. */
  readonly tx: boolean
  readonly high: boolean
  /** A recharge stops, and may not resume. */
  readonly zero: boolean
  readonly low: boolean
}

/** What of a profile is to be said before it is set; what is not known is not said. */
export function risksOf(
  curve: DayCurve | undefined,
  profile: Pick<ChargingProfile, 'purpose' | 'stackLevel'> | undefined,
): ProfileRisks {
  const limits = curve ? runsOf(curve).flatMap(({ limit }) => limit ?? []) : []
  return {
    tx: profile?.purpose === 'TX_PROFILE',
    high: (profile?.stackLevel ?? 0) >= HIGH_LEVEL,
    zero: limits.includes(0),
    low: limits.some((limit) => limit <= LOW_LIMIT),
  }
}
