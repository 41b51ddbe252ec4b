import type { EpochMs } from '../clock/clock.ts'
import type { StationRow } from '../store/rows.ts'
import type { MeterRow, SmartChargingRow } from '../store/smartChargingRows.ts'
import { NETWORK_FACTS, type NetworkId } from './networks.ts'
import type { Keys } from './stations.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

type Shares = readonly (number | null)[]
const THREE: Shares = [0.88, 1, 0.93]

interface MeterPlan {
  readonly status: number | null
  readonly amps: number
  readonly swing: number
  readonly phases?: Shares
  /** How long ago it spoke last; absent: it goes on. */
  readonly silentMs?: number
}

/** The meters of a network by the end of their ids; 7 is one that the service has never heard of. */
const METERS: Readonly<Record<number, MeterPlan>> = {
  1: { status: 1, amps: 74, swing: 6 },
  2: { status: 1, amps: 116.5, swing: 2.5 },
  3: { status: 1, amps: 67, swing: 2 },
  4: { status: 0, amps: 44, swing: 0, silentMs: 3 * HOUR_MS },
  // It says that it is online, and has not measured since.
  5: { status: 1, amps: 71.3, swing: 0, silentMs: 47 * MINUTE_MS },
  6: { status: null, amps: 31, swing: 2 },
  8: { status: 1, amps: 22, swing: 3 },
  9: { status: 0, amps: 12, swing: 0, silentMs: 2 * DAY_MS },
  10: { status: 1, amps: 18, swing: 2, phases: [1, null, null] },
  11: { status: 1, amps: 40, swing: 5 },
  12: { status: null, amps: 9, swing: 1 },
}

const endOf = (number: number, digits: number): string => String(number).padStart(digits, '0')
const meterId = (number: number): string => `MTR-${endOf(number, 4)}`

/** The meters of a network; some belong to no group yet. @param now - as stored */
export const buildMeters = (network: NetworkId, now: EpochMs): MeterRow[] =>
  Object.entries(METERS).map(([number, { status, amps, swing, phases = THREE, silentMs }]) => ({
    network,
    id: meterId(Number(number)),
    mac: `AA:BB:CC:00:00:${endOf(Number(number), 2)}`,
    status,
    amps,
    swing,
    phases: JSON.stringify(phases),
    lastAt: silentMs === undefined ? null : now - silentMs,
  }))

interface LimitPlan {
  readonly amps: number
  readonly meter?: number
  readonly isOff?: boolean
  /** Days from now. */
  readonly from?: number
  readonly to?: number
}

/** The limits of a network: fine, near, over, and every way in which a meter says nothing. */
const LIMITS: readonly LimitPlan[] = [
  { amps: 125, meter: 1 },
  { amps: 125, meter: 2 },
  { amps: 63, meter: 3 },
  { amps: 100, meter: 4 },
  { amps: 80, meter: 5 },
  { amps: 100, meter: 6 },
  { amps: 50, meter: 7 },
  { amps: 32, meter: 10, from: -200, to: 12 },
  { amps: 63, meter: 11, from: -385, to: -20 },
  { amps: 32, isOff: true },
  { amps: 40 },
]

/** How many stations a limit holds. */
const STATIONS_EACH = 3

/** The limits of a network, each over some of its stations in their order. @param now - as stored */
export const buildSmartChargings = (
  network: NetworkId,
  stations: readonly Pick<StationRow, 'pk'>[],
  now: EpochMs,
  keys: Keys,
): SmartChargingRow[] => {
  const localNow = now + NETWORK_FACTS[network].utcOffset * HOUR_MS
  const dayIn = (days: number): string => new Date(localNow + days * DAY_MS).toISOString().slice(0, 10)
  return LIMITS.map(({ amps, meter, isOff, from = -90, to = 280 }, index) => ({
    pk: keys.smartCharging++,
    network,
    enabled: isOff === true ? 0 : 1,
    amps,
    startDate: dayIn(from),
    endDate: dayIn(to),
    chargers: JSON.stringify(
      stations.slice(index * STATIONS_EACH, (index + 1) * STATIONS_EACH).map(({ pk }) => pk),
    ),
    meterId: meter === undefined ? null : meterId(meter),
    inCircuit: meter === undefined ? 0 : 1,
  }))
}
