import {
  isJsonObject,
  loose,
  looseNumber,
  looseObject,
  looseText,
  numberOf,
  ownField,
  type Read,
  whole,
  z,
} from '../wire/index.ts'
import { type DashboardStats, mergeStats, NO_STATS, type StationCounts, type StatsPatch } from './stats.ts'

const block = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.pipe(looseObject, z.object(shape))

// The two forms share no name but `energy`, whose fields mean the same in both: one schema reads either, and parts of either.
const statsWire = z.object({
  // first form
  totalUsers: looseNumber,
  userChargingPercentage: looseNumber,
  usersCharged: looseNumber,
  usersRegistered: looseNumber,
  statusChargeBox: block({
    total: looseNumber,
    charging: looseNumber,
    available: looseNumber,
    unavailable: looseNumber,
    maintenance: looseNumber,
  }),
  cost: looseNumber,
  income: looseNumber,
  coin: looseText,
  // The object is the documented shape, a bare number is tolerated.
  envIndicator: loose((value) => numberOf(value) ?? numberOf(ownField(value, 'co2Saved'))),
  // second form
  users: block({ total: looseNumber, inUse: looseNumber, notUsing: looseNumber }),
  stations: block({
    inUse: looseNumber,
    available: looseNumber,
    total: looseNumber,
    unavailable: looseNumber,
  }),
  co2Saved: looseNumber,
  treeGoal: looseNumber,
  cultivatedTrees: looseNumber,
  // both
  energy: block({
    consumption: looseNumber,
    treePercentageGoal: looseNumber,
    cultivatedTree: looseNumber,
    monthCost: looseNumber,
    monthIncome: looseNumber,
    coin: looseText,
  }),
})
const KNOWN_KEYS = Object.keys(statsWire.shape)

/**
 * Reads either form of the dashboard's statistics; what is missing is 0 (HOM-023, HOM-024). Undefined for a body that
 * has no field of either, so that a broken answer never shows as zeros. Never throws.
 */
export function readStats(body: unknown): Read<DashboardStats> | undefined {
  const patch = readPartialStats(body)
  return patch && whole(mergeStats(NO_STATS, patch))
}

/** Reads the fields that a live message (or `stats/sums`) holds, in either form; undefined when it holds none. */
export function readPartialStats(body: unknown): StatsPatch | undefined {
  if (!isJsonObject(body) || !KNOWN_KEYS.some((key) => Object.hasOwn(body, key))) return undefined
  const read = statsWire.safeParse(body)
  if (!read.success) return undefined
  const { statusChargeBox: first, stations: second, users, energy, ...wire } = read.data
  return compact({
    totalUsers: wire.totalUsers ?? users.total ?? sumOf(users.inUse, users.notUsing),
    usersCharging: users.inUse,
    usersChargingPercentage: wire.userChargingPercentage,
    usersCharged: wire.usersCharged,
    usersRegistered: wire.usersRegistered,
    stations: countsOf({
      total: first.total ?? second.total,
      charging: first.charging ?? second.inUse,
      available: first.available ?? second.available,
      unavailable: first.unavailable ?? second.unavailable,
      maintenance: first.maintenance,
    }),
    energyKwh: energy.consumption,
    treeGoalPercentage: energy.treePercentageGoal ?? wire.treeGoal,
    cultivatedTrees: energy.cultivatedTree ?? wire.cultivatedTrees,
    co2SavedKg: wire.envIndicator ?? wire.co2Saved,
    cost: wire.cost ?? energy.monthCost,
    income: wire.income ?? energy.monthIncome,
    currency: wire.coin ?? energy.coin,
  })
}

function sumOf(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a + b
}

type Loose<T> = { readonly [Key in keyof T]?: T[Key] | undefined }

function countsOf(counts: Loose<StationCounts>): Partial<StationCounts> | undefined {
  const given = compact(counts)
  return Object.keys(given).length > 0 ? given : undefined
}

/** The fields that have a value: what is undefined must not replace what is shown. */
function compact<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [Key in keyof T]?: Exclude<T[Key], undefined> } // fromEntries loses the names
}
