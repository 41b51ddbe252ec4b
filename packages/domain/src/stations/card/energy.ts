import { addDecimals } from '../../text/index.ts'
import { addDays, type DateRange, startOfDay, toDateOnly, type ZoneId } from '../../time/index.ts'
import type { Transaction } from '../../transactions/index.ts'

/** The local days that the card's transactions and chart cover, today included (STN-026). */
export const STATION_CARD_DAYS = 10
/** Most transactions that the card's chart is summed from (STN-028, AST-031). */
export const STATION_CHART_MAX = 10_000

/** The energy of one local day. */
export interface DayEnergy {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly kwh: number
}

/** What the chart of a station's card shows (STN-028). */
export interface StationEnergy {
  /** Every day of the range, also those without a recharge. */
  readonly days: readonly DayEnergy[]
  /** Recharges that are going on: counted apart, their energy is not known yet. */
  readonly open: number
  /** Finished recharges whose energy could not be read: the chart says so instead of showing too little. */
  readonly unread: number
}

/** kWh per local day on which a recharge began, over a range of whole local days. */
export function energyPerDay(
  transactions: readonly Transaction[],
  range: DateRange,
  zone: ZoneId,
): StationEnergy {
  const sums = new Map<string, number>()
  for (let day = startOfDay(range.from, zone); day <= range.to; day = addDays(day, 1, zone))
    sums.set(toDateOnly(day, zone), 0)
  let open = 0
  let unread = 0
  for (const { startedAt, stoppedAt, energyKwh } of transactions) {
    if (startedAt === undefined || startedAt < range.from || startedAt > range.to) continue
    const day = toDateOnly(startedAt, zone)
    if (stoppedAt === undefined) open += 1
    else if (energyKwh === undefined) unread += 1
    else sums.set(day, addDecimals(sums.get(day) ?? 0, energyKwh))
  }
  return { days: [...sums].map(([day, kwh]) => ({ day, kwh })), open, unread }
}
