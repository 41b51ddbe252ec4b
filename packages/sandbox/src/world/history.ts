import type { EpochMs } from '../clock/clock.ts'
import type { PersonRow, RechargeRow } from '../store/rows.ts'
import { buildEvents } from './events.ts'
import type { NetworkId } from './networks.ts'
import type { Random } from './random.ts'
import { buildRecharges, type Outlet, UNSETTLED } from './recharges.ts'
import { settle, tellStories } from './settlement.ts'
import type { Keys } from './stations.ts'

/** How far back a history goes. */
const YEAR_MS = 365 * 86_400_000
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
    ...UNSETTLED,
    idTag: null,
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
 * state says so, counted into the usage of their stations and connectors. With them their events.
 * @param counts - about how many of each
 */
export const buildHistory = (
  network: NetworkId,
  counts: { readonly recharges: number; readonly events: number },
  now: EpochMs,
  outlets: readonly Outlet[],
  drivers: readonly PersonRow[],
  keys: Keys,
  random: Random,
) => {
  const since = now - YEAR_MS
  const own = random.fork('recharges')
  const recharges = [...buildRecharges(network, counts.recharges, since, now, outlets, drivers, keys, own)]
  tellStories(recharges, now)
  for (const recharge of recharges) {
    const { stoppedAt } = recharge
    if (stoppedAt !== null)
      Object.assign(recharge, settle({ ...recharge, stoppedAt }, recharge.paymentStatus === 'approved'))
  }
  for (const outlet of outlets) {
    if (outlet.connector.status !== null && OPEN_STATUSES.has(outlet.connector.status))
      recharges.push(openRecharge(network, outlet, own.pick(drivers).pk, now, keys, own))
  }
  countUsage(recharges, outlets, now)
  // Events need their recharges; the latest third of them is enough to fill the lists.
  const latest = recharges.slice(-Math.ceil(counts.events * 0.3))
  const count = Math.ceil(counts.events * 0.4)
  return {
    recharges,
    events: buildEvents(network, latest, count, since, now, outlets, keys, random.fork('events')),
  }
}
