import type { EpochMs } from '../clock/clock.ts'
import type { ChargingProfileRow } from '../store/rows.ts'
import type { NetworkId } from './networks.ts'
import type { Keys } from './stations.ts'

/** A schedule period as it is stored: seconds from midnight, amperes, phases. */
export type StoredPeriod = readonly [startSeconds: number, amperes: number, phases: number | null]

interface Plan {
  readonly description: string | null
  readonly level: number | null
  readonly purpose: string | null
  readonly periods: readonly StoredPeriod[]
  readonly kind?: string
  readonly recurrency?: string | null
  /** Days from now. */
  readonly from?: number
  readonly to?: number
}

const three = (...periods: readonly (readonly [number, number])[]): readonly StoredPeriod[] =>
  periods.map(([seconds, amperes]) => [seconds, amperes, 3])

/** Profiles as they grow in a network: most by this form, some by other tools, some long forgotten. */
const PLANS: readonly Plan[] = [
  {
    description: 'Noturno',
    level: 0,
    purpose: 'TX_DEFAULT_PROFILE',
    periods: three([0, 32], [64_800, 16], [75_600, 32]),
  },
  {
    // Longer than the form lets through today.
    description: 'Condomínio, horário de ponta',
    level: 1,
    purpose: 'CHARGE_POINT_MAX_PROFILE',
    periods: three([0, 32], [61_200, 10], [72_000, 32]),
  },
  { description: 'Sem limite', level: 2, purpose: 'TX_DEFAULT_PROFILE', periods: three([0, 63]) },
  {
    description: null,
    level: null,
    purpose: 'TX_PROFILE',
    periods: three([0, 16]),
    kind: 'RELATIVE',
    recurrency: null,
  },
  {
    description: 'Madrugada cheia',
    level: 1,
    purpose: 'TX_DEFAULT_PROFILE',
    periods: three([0, 32], [21_600, 16], [79_200, 32], [86_340, 16]),
  },
  {
    description: 'Frota, três turnos',
    level: 3,
    purpose: 'CHARGE_POINT_MAX_PROFILE',
    periods: three(
      [0, 40],
      [18_000, 12.5],
      [25_200, 24],
      [43_200, 12.5],
      [48_600, 24],
      [63_000, 0],
      [75_600, 40],
    ),
  },
  {
    // From another tool: one phase, and starts that are no whole minute.
    description: 'Monofásico legado',
    level: 0,
    purpose: 'TX_DEFAULT_PROFILE',
    periods: [
      [0, 32, 1],
      [64_830, 13, 1],
      [75_600, 32, 1],
    ],
  },
  {
    description: 'Copa 2025',
    level: 4,
    purpose: 'CHARGE_POINT_MAX_PROFILE',
    periods: three([0, 20]),
    from: -220,
    to: -190,
  },
]

const DAY_MS = 86_400_000

/** A few charging profiles of a network. @param now - as stored, what their validity is counted from */
export const buildProfiles = (network: NetworkId, now: EpochMs, keys: Keys): ChargingProfileRow[] =>
  PLANS.map(
    ({ description, level, purpose, periods, kind = 'RECURRING', recurrency = 'DAILY', from, to }) => ({
      pk: keys.profile++,
      network,
      description,
      stackLevel: level,
      purpose,
      kind,
      recurrency,
      validFrom: from === undefined ? null : now + from * DAY_MS,
      validTo: to === undefined ? null : now + to * DAY_MS,
      periods: JSON.stringify(periods),
    }),
  )
