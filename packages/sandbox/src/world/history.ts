import type { EpochMs } from '../clock/clock.ts'
import type { PersonRow, RechargeRow } from '../store/rows.ts'
import type { NetworkId } from './networks.ts'
import type { Random } from './random.ts'
import { buildRecharges, type Outlet } from './recharges.ts'
import type { Keys } from './stations.ts'

/** How far back a world's history goes, milliseconds. */
export const YEAR_MS = 365 * 86_400_000
const OPEN_STATUSES = new Set(['Charging', 'SuspendedEV', 'SuspendedEVSE', 'Occupied'])

const openRecharge = (
  network: NetworkId,
  outlet: Outlet,
  personPk: number,
  now: EpochMs,
  keys: Keys,
  random: Random,
) => {
  const startedAt = Math.floor((now - random.int(120, 3000) * 1000) / 1000) * 1000
  outlet.connector.statusAt = startedAt
  const recharge: RechargeRow = {
    pk: keys.recharge++,
    network,
    stationPk: outlet.station.pk,
    connectorId: outlet.connector.connectorId,
    personPk,
    startedAt,
    stoppedAt: null,
    energyWh: 0,
    cost: 0,
    income: 0,
    stopReason: null,
    paymentType: outlet.station.hasPayment === 1 ? 'PAGBANK_CARD' : null,
    paymentStatus: null,
  }
  return recharge
}

const countUsage = (recharges: Iterable<RechargeRow>, outlets: readonly Outlet[], now: EpochMs): void => {
  const byKey = new Map(
    outlets.map((outlet) => [`${outlet.station.pk}/${outlet.connector.connectorId}`, outlet]),
  )
  const month = now - 30 * 86_400_000
  for (const recharge of recharges) {
    const outlet = byKey.get(`${recharge.stationPk}/${recharge.connectorId}`)
    if (outlet === undefined) continue
    outlet.station.usage++
    outlet.connector.usage = (outlet.connector.usage ?? 0) + 1
    if (recharge.startedAt >= month) outlet.station.monthWh += recharge.energyWh
  }
}

/**
 * A network's recharges, oldest first: those of the year before `now`, and one that is open at each connector whose
 * state says so. Counts them into the usage of their stations and connectors.
 */
export const buildHistory = (
  network: NetworkId,
  count: number,
  now: EpochMs,
  outlets: readonly Outlet[],
  drivers: readonly PersonRow[],
  keys: Keys,
  random: Random,
): RechargeRow[] => {
  const recharges = [...buildRecharges(network, count, now - YEAR_MS, now, outlets, drivers, keys, random)]
  for (const outlet of outlets) {
    if (outlet.connector.status !== null && OPEN_STATUSES.has(outlet.connector.status))
      recharges.push(openRecharge(network, outlet, random.pick(drivers).pk, now, keys, random))
  }
  countUsage(recharges, outlets, now)
  return recharges
}
