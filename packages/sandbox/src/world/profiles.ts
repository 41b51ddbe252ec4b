import type { ChargingProfileRow } from '../store/rows.ts'
import type { NetworkId } from './networks.ts'
import type { Keys } from './stations.ts'

const PLANS = [
  [
    'Noturno',
    0,
    'TX_DEFAULT_PROFILE',
    [
      [0, 32],
      [64_800, 16],
      [75_600, 32],
    ],
  ],
  [
    'Condomínio, horário de ponta',
    1,
    'CHARGE_POINT_MAX_PROFILE',
    [
      [0, 32],
      [61_200, 10],
      [72_000, 32],
    ],
  ],
  ['Sem limite', 2, 'TX_DEFAULT_PROFILE', [[0, 63]]],
  [null, null, 'TX_PROFILE', [[0, 16]]],
] as const

/** A few charging profiles of a network. */
export const buildProfiles = (network: NetworkId, keys: Keys): ChargingProfileRow[] =>
  PLANS.map(([description, stackLevel, purpose, periods]) => ({
    pk: keys.profile++,
    network,
    description,
    stackLevel,
    purpose,
    kind: 'RECURRING',
    recurrency: 'DAILY',
    validFrom: null,
    validTo: null,
    periods: JSON.stringify(periods),
  }))
