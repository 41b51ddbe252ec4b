/** How many stations stand how (HOM-008). */
export interface StationCounts {
  readonly total: number
  readonly charging: number
  readonly available: number
  readonly unavailable: number
  readonly maintenance: number
}

/** What the indicator cards show: one model for both forms of the wire; what a form lacks is 0 (HOM-023, HOM-024). */
export interface DashboardStats {
  readonly totalUsers: number
  /** Users, a whole number. */
  readonly usersCharging: number
  /** 0 to 100. */
  readonly usersChargingPercentage: number
  /** Users with a recharge in the range. */
  readonly usersCharged: number
  /** Users registered in the range. */
  readonly usersRegistered: number
  readonly stations: StationCounts
  readonly energyKwh: number
  /** 0 to 100. */
  readonly treeGoalPercentage: number
  readonly cultivatedTrees: number
  readonly co2SavedKg: number
  /** In units of `currency`. */
  readonly cost: number
  /** In units of `currency`. */
  readonly income: number
  /** ISO 4217, or undefined where the server names none: the tenant's. */
  readonly currency: string | undefined
}

/** The part of the statistics that a live message carries: absent fields leave the shown ones (LIV-005). */
export interface StatsPatch extends Partial<Omit<DashboardStats, 'stations' | 'currency'>> {
  readonly stations?: Partial<StationCounts>
  readonly currency?: string
}

/** Statistics of nothing. */
export const NO_STATS: DashboardStats = {
  totalUsers: 0,
  usersCharging: 0,
  usersChargingPercentage: 0,
  usersCharged: 0,
  usersRegistered: 0,
  stations: { total: 0, charging: 0, available: 0, unavailable: 0, maintenance: 0 },
  energyKwh: 0,
  treeGoalPercentage: 0,
  cultivatedTrees: 0,
  co2SavedKg: 0,
  cost: 0,
  income: 0,
  currency: undefined,
}

/**
 * The shown statistics with a patch on top; the **same object** when nothing changes. Users charging, their share and
 * the total stay consistent: whichever of the two the patch brings, the other follows.
 */
export function mergeStats(shown: DashboardStats, patch: StatsPatch): DashboardStats {
  const merged = { ...shown, ...patch, stations: { ...shown.stations, ...patch.stations } }
  const next = { ...merged, ...chargingOf(merged, patch) }
  return isSame(shown, next) ? shown : next
}

function chargingOf(
  merged: DashboardStats,
  patch: StatsPatch,
): Pick<DashboardStats, 'usersCharging' | 'usersChargingPercentage'> {
  const { totalUsers, usersCharging, usersChargingPercentage } = merged
  const hasCount = patch.usersCharging !== undefined
  const hasShare = patch.usersChargingPercentage !== undefined
  if (hasCount && !hasShare)
    return { usersCharging, usersChargingPercentage: totalUsers > 0 ? (usersCharging / totalUsers) * 100 : 0 }
  if (!hasCount && (hasShare || patch.totalUsers !== undefined))
    return {
      usersCharging: Math.round((totalUsers * usersChargingPercentage) / 100),
      usersChargingPercentage,
    }
  return { usersCharging, usersChargingPercentage }
}

function isSame(a: DashboardStats, b: DashboardStats): boolean {
  const { stations: stationsA, ...restA } = a
  const { stations: stationsB, ...restB } = b
  return sameFields(restA, restB) && sameFields(stationsA, stationsB)
}

function sameFields<T extends object>(a: T, b: T): boolean {
  const keys = Object.keys(b) as (keyof T)[] // the keys of a T, which Object.keys cannot know
  return keys.every((key) => Object.is(a[key], b[key]))
}
