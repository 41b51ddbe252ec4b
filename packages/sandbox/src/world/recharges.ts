import type { EpochMs } from '../clock/clock.ts'
import type { ConnectorRow, PersonRow, RechargeRow, StationRow } from '../store/rows.ts'
import { type ListEntry, listedIncome } from './listPrices.ts'
import { NETWORK_FACTS, type NetworkId } from './networks.ts'
import { pickWeighted, type Random } from './random.ts'
import type { Keys } from './stations.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How many recharges start in each hour of the local day, relative to each other. */
const HOURS = [2, 1, 1, 1, 1, 2, 5, 9, 10, 8, 8, 9, 11, 10, 9, 9, 10, 13, 15, 13, 10, 7, 5, 3].map(
  (weight, hour) => [hour, weight] as const,
)
const STOP_REASONS = [
  ['Local', 50],
  ['EVDisconnected', 26],
  ['Remote', 18],
  ['PowerLoss', 3],
  ['DeAuthorized', 1],
  ['EmergencyStop', 1],
  ['Other', 1],
] as const
const PAYMENTS = [
  ['PAGBANK_CARD', 34],
  ['WALLET', 28],
  ['PAGBANK_PIX', 16],
  ['MERCADO_PAGO_CARD', 4],
  ['MERCADO_PAGO_PIX', 3],
  ['MERCADO_PAGO_PRO', 2],
  ['PAGOS_TERPEL', 1],
  ['TICKET_LOG', 2],
  ['VOUCHER', 6],
  ['MANUAL_DASHBOARD', 4],
] as const

const money = (value: number): number => Math.round(value * 100) / 100

/** A recharge of which nothing is known yet but that it was. */
export const UNSETTLED = {
  paidAt: null,
  paidError: null,
  nfeStatus: null,
  idleSeconds: null,
  idleIncome: null,
  idleStatus: null,
  paidAgainAt: null,
} as const

/** A connector with what decides a recharge on it. */
export interface Outlet {
  station: StationRow
  connector: ConnectorRow
  /** The entries of its pricing profile; absent: its own price holds. */
  list?: readonly ListEntry[] | undefined
}

/** Kilowatts of a connector, whichever unit it is written in; 7.4 when unknown. */
export const kilowattsOf = (connector: ConnectorRow): number =>
  connector.powerMax === null
    ? 7.4
    : connector.powerMax > 1000
      ? connector.powerMax / 1000
      : connector.powerMax

/** So many recharges were billed before a charger took its list. */
const BEHIND = 61

/** Cost and income of some energy at a station, in the network's currency. */
export const priceOf = (outlet: Outlet, energyWh: number): { cost: number; income: number } => ({
  cost: money(((outlet.station.kwhCost ?? 0) * energyWh) / 1000),
  income: money(((outlet.connector.kwhIncome ?? 0) * energyWh) / 1000 + (outlet.station.rechargeIncome ?? 0)),
})

/** What a connector's list makes of a recharge, where it has one. */
const billOf = (
  { list }: Outlet,
  network: NetworkId,
  recharge: Pick<RechargeRow, 'pk' | 'startedAt' | 'energyWh'> & { stoppedAt: EpochMs },
): { income?: number } => {
  if (!list || recharge.pk % BEHIND === 7) return {}
  const income = listedIncome(list, network, recharge)
  return income === undefined ? {} : { income }
}

const TRIES = 12

/** An outlet that stood there at the instant; after so many tries one that did not, which then starts later. */
const drawOutlet = (outlets: readonly Outlet[], at: EpochMs, random: Random): Outlet | undefined => {
  let outlet: Outlet | undefined
  for (let tries = 0; tries < TRIES; tries++) {
    // A square makes some stations much busier than others.
    outlet = outlets[Math.floor(random.next() ** 2 * outlets.length)]
    if (outlet === undefined || outlet.station.insertedAt <= at) return outlet
  }
  return outlet
}

/**
 * Finished recharges between two instants, oldest first, busier at rush hours and on busy stations.
 */
export function* buildRecharges(
  network: NetworkId,
  count: number,
  from: EpochMs,
  to: EpochMs,
  outlets: readonly Outlet[],
  drivers: readonly PersonRow[],
  keys: Keys,
  random: Random,
): Generator<RechargeRow> {
  const shift = NETWORK_FACTS[network].utcOffset * HOUR_MS
  const startOf = (): EpochMs => {
    // Six in ten follow the network's growth, which is linear; the others are spread evenly.
    const raw = from + (to - from) * (random.chance(0.6) ? Math.sqrt(random.next()) : random.next())
    if (to - from < 2 * DAY_MS) return raw
    const day = Math.floor((raw + shift) / DAY_MS) * DAY_MS - shift
    const start = day + pickWeighted(random, HOURS) * HOUR_MS + random.next() * HOUR_MS
    // An hour of today that is still to come becomes the same hour of yesterday.
    return start < to ? Math.max(from, start) : start - DAY_MS
  }
  const starts = Float64Array.from({ length: count }, startOf).sort()
  for (const start of starts) {
    const outlet = drawOutlet(outlets, start, random)
    const person = drivers[Math.floor(random.next() ** 1.4 * drivers.length)]
    if (outlet === undefined || person === undefined) return
    const startedAt = Math.floor(Math.max(start, outlet.station.insertedAt) / 1000) * 1000
    const isShort = random.chance(0.06)
    const minutes = isShort ? 0.5 + random.next() * 2 : 12 + Math.abs(random.gauss()) * 45
    const stoppedAt = Math.min(to, startedAt + Math.floor(minutes * 60) * 1000)
    const hours = (stoppedAt - startedAt) / HOUR_MS
    const energyWh = Math.round(
      Math.min(68, kilowattsOf(outlet.connector) * (0.5 + random.next() * 0.4) * hours) * 1000,
    )
    const paymentType = pickWeighted(random, PAYMENTS)
    const pk = keys.recharge++
    yield {
      pk,
      network,
      stationPk: outlet.station.pk,
      connectorId: outlet.connector.connectorId,
      personPk: person.pk,
      startedAt,
      stoppedAt,
      energyWh,
      ...priceOf(outlet, energyWh),
      ...billOf(outlet, network, { pk, startedAt, stoppedAt, energyWh }),
      stopReason: pickWeighted(random, STOP_REASONS),
      paymentType: outlet.station.hasPayment === 1 ? paymentType : null,
      // Whether it came through; what became of it is settled when all of them are known.
      paymentStatus: outlet.station.hasPayment === 1 ? (random.chance(0.94) ? 'approved' : 'rejected') : null,
      ...UNSETTLED,
      idTag: null,
    }
  }
}
