import type { EpochMs } from '../clock/clock.ts'
import { energyOf, sessionsOf } from '../network/model.ts'
import { countColours } from '../network/status.ts'
import type { World } from '../network/world.ts'
import { NETWORK_FACTS, type NetworkId } from '../world/networks.ts'

/** Kilograms of CO2 that a kWh on the road saves against petrol. */
const CO2_PER_KWH = 0.69
/** Kilograms of CO2 that a tree takes up in twenty years. */
const CO2_PER_TREE = 113

/** Both ends included. */
export interface Range {
  from: EpochMs
  to: EpochMs
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

interface Sums {
  charged: number
  wh: number | null
  cost: number | null
  income: number | null
}

const SUMS = `SELECT count(DISTINCT personPk) AS charged, sum(energyWh) AS wh, sum(cost) AS cost, sum(income) AS income
  FROM recharge WHERE network = ? AND startedAt BETWEEN ? AND ?`
const PEOPLE = 'SELECT count(*) AS count FROM person WHERE network = ? AND active = 1'
const REGISTERED =
  'SELECT count(*) AS count FROM person WHERE network = ? AND active = 1 AND registeredAt BETWEEN ? AND ?'

/** What does not depend on the chosen range: the part that live messages carry. */
export const liveStats = (world: World, network: NetworkId) => {
  const { store, model } = world
  const own = model.byNetwork[network].filter((station) => station.row.origin === 'MOVE')
  const colours = countColours(own)
  const totalUsers = store.get<{ count: number }>(PEOPLE, network)?.count ?? 0
  const charging = new Set(sessionsOf(model, network).map((session) => session.personPk)).size
  return {
    totalUsers,
    // Enough decimals that the reader's rounding gives the number of users back.
    userChargingPercentage: totalUsers === 0 ? 0 : round((charging / totalUsers) * 100, 6),
    statusChargeBox: {
      total: own.length,
      charging: colours.busy,
      available: colours.available,
      unavailable: colours.unavailable,
      maintenance: colours.maintenance,
    },
  }
}

/** Everything of the dashboard's first form. Energy counts recharges that began in the range, going ones so far. */
export const dashboardStats = (world: World, network: NetworkId, range: Range, now: EpochMs) => {
  const { store, model } = world
  const from = world.toStored(range.from)
  const to = world.toStored(Math.min(range.to, now))
  const sums = store.get<Sums>(SUMS, network, from, to)
  const goingWh = sessionsOf(model, network)
    .filter((session) => session.startedAt >= range.from && session.startedAt <= range.to)
    .reduce((sum, session) => sum + energyOf(session, now), 0)
  const kwh = ((sums?.wh ?? 0) + goingWh) / 1000
  const co2 = kwh * CO2_PER_KWH
  const trees = co2 / CO2_PER_TREE
  return {
    ...liveStats(world, network),
    usersCharged: sums?.charged ?? 0,
    usersRegistered: store.get<{ count: number }>(REGISTERED, network, from, to)?.count ?? 0,
    energy: {
      consumption: round(kwh, 2),
      treePercentageGoal: Math.floor((trees % 1) * 100),
      cultivatedTree: Math.floor(trees),
    },
    cost: round(sums?.cost ?? 0, 2),
    income: round(sums?.income ?? 0, 2),
    coin: NETWORK_FACTS[network].currency,
    envIndicator: { co2Saved: round(co2, 2) },
  }
}

/** The second form of the same numbers. */
export const dashboardStatsAlt = (world: World, network: NetworkId, range: Range, now: EpochMs) => {
  const stats = dashboardStats(world, network, range, now)
  const inUse = Math.round((stats.totalUsers * stats.userChargingPercentage) / 100)
  return {
    users: { total: stats.totalUsers, inUse, notUsing: stats.totalUsers - inUse },
    stations: {
      inUse: stats.statusChargeBox.charging,
      available: stats.statusChargeBox.available,
      total: stats.statusChargeBox.total,
      unavailable: stats.statusChargeBox.unavailable + stats.statusChargeBox.maintenance,
    },
    energy: {
      consumption: stats.energy.consumption,
      monthCost: stats.cost,
      monthIncome: stats.income,
      coin: stats.coin,
    },
    co2Saved: stats.envIndicator.co2Saved,
    treeGoal: stats.energy.treePercentageGoal,
    cultivatedTrees: stats.energy.cultivatedTree,
  }
}
